import type { Params, Sprache } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { z } from 'zod'
import { select } from '../../../platform/database/index.ts'
import { rowsSql } from '../../../wire/read/rows-sql.ts'
import { selectRows } from '../../../wire/read/select-rows.ts'
import { Values } from '../../../wire/read/values.ts'

/** German dictionary order (DIN 5007-1), whatever order the database was made with. */
const germanOrder = 'collate "de-x-icu"'

/** A public procedure in the asked language, in German where it has no title in that. */
const inWords = (sprache: string) => `
  select e.id, e.nummer, coalesce(nullif(l.titel, ''), d.titel) as titel,
    coalesce(nullif(l.kurztext, ''), d.kurztext, '') as kurztext,
    case when l.titel <> '' then ${sprache} else 'de' end as sprache
  from wegweiser_verfahren e
  join wegweiser_verfahren_locales d on d._parent_id = e.id and d._locale = 'de' and d.titel <> ''
  left join wegweiser_verfahren_locales l on l._parent_id = e.id and l._locale = ${sprache}::_locales
  where e._status = 'published'`

/** First letter of a title without its umlaut or accent; `#` for whatever is no letter of ours. */
const letter = `coalesce(substring(upper(left(normalize(titel, NFD), 1)) from '[A-Z]'), '#')`

const named = (field: string, column: string) => `array(
  select ${column} from wegweiser_verfahren_rels r
  where r.parent_id = f.id and r.path = '${field}' and ${column} is not null order by r."order")`

const words = (sprache: string) => `array(
  select t.text from wegweiser_verfahren_texts t
  where t.parent_id = f.id and t.path = 'synonyme' and t.locale = ${sprache}::_locales
  order by t."order")`

const row = z.object({
  /** Never 0, which a number that is missing would be taken for. */
  nummer: z.coerce.number().int().positive(),
  sprache: z.enum(['de', 'en']),
  titel: z.string(),
  kurztext: z.string(),
  buchstabe: z.string(),
  synonyme: z.array(z.string()),
  amt: z.array(z.string()),
  mitarbeiter: z.array(z.string()),
})

const counted = z.object({ anzahl: z.int() })

/** A procedure of a list as it is stored; offices and staff by id. */
export type FoundVerfahren = z.output<typeof row>

function belongsTo(type: 'aemter' | 'lebenslagen', path: string, nummer: string): string {
  return `f.id in (
    select r.parent_id from wegweiser_verfahren_rels r
    join ${type} x on x.id = r.${type}_id
    where r.path = '${path}' and x.nummer = ${nummer})`
}

function conditions(params: Params<'wegweiser_verfahren'>, values: Values): string {
  const { id, amt_id, lebenslage_id, buchstabe } = params
  const all = [
    ...(id === undefined ? [] : [`f.nummer = any(${values.add(id)}::numeric[])`]),
    ...(amt_id === undefined ? [] : [belongsTo('aemter', 'amt', values.add(amt_id))]),
    ...(lebenslage_id === undefined
      ? []
      : [belongsTo('lebenslagen', 'lebenslagen', values.add(lebenslage_id))]),
    ...(buchstabe === undefined ? [] : [`f.buchstabe = ${values.add(buchstabe)}`]),
  ]
  return all.length === 0 ? '' : `where ${all.join(' and ')}`
}

/** What a procedure says beside its name; nothing where only names are asked for. */
const withForms = (isBrief: boolean) =>
  isBrief
    ? `f.id, f.nummer, f.titel, '' as kurztext, f.sprache, f.buchstabe, '{}'::text[] as amt,
       '{}'::text[] as mitarbeiter, '{}'::text[] as synonyme`
    : `f.*, ${named('amt', 'r.aemter_id')} as amt,
       ${named('mitarbeiter', 'r.mitarbeiter_id')} as mitarbeiter,
       coalesce(nullif(${words('f.sprache')}, '{}'), ${words("'de'")}) as synonyme`

const isMoreThan = ([counts]: readonly { anzahl: number }[], most = Number.POSITIVE_INFINITY) =>
  (counts?.anzahl ?? 0) > most

/** A search that found few need not wait until they are counted. */
const mayBeBrief = ({ id, ausfuehrlich_bis: most }: Params<'wegweiser_verfahren'>) =>
  most !== undefined && (id === undefined || id.length > most)

/**
 * A page of the public procedures that the parameters leave, by title, with the number of all of
 * them. Long texts are not read: 9,999 are asked for at once (spec 7), and of more than
 * `ausfuehrlich_bis` only the names.
 */
export async function findVerfahren(
  payload: Payload,
  params: Params<'wegweiser_verfahren'>,
): Promise<{ rows: FoundVerfahren[]; anzahl: number }> {
  const values = new Values()
  const sprache = values.add(params.sprache)
  const found = `(select *, ${letter} as buchstabe from (${inWords(sprache)}) g) f`
  const fits = conditions(params, values)
  const direction = params.order[0]?.descending ? ' desc' : ''
  const count = `select count(*)::int as anzahl from ${found} ${fits}`
  const counting = select(payload, { text: count, row: counted }, [...values.all])
  const isBrief = mayBeBrief(params) && isMoreThan(await counting, params.ausfuehrlich_bis)
  const text = `
    select ${withForms(isBrief)}
    from ${found} ${fits}
    order by f.titel ${germanOrder}${direction}, f.nummer
    limit ${values.add(params.pro_seite)} offset ${values.add((params.seite - 1) * params.pro_seite)}`
  const listing = selectRows(payload, { typ: 'wegweiser_verfahren', text, row }, values.all)
  const [rows, [counts]] = await Promise.all([listing, counting])
  return { rows, anzahl: counts?.anzahl ?? 0 }
}

const nameRow = row
  .pick({ nummer: true, sprache: true, titel: true, kurztext: true })
  .extend({ lebenslage: z.string() })

const ofSituations = (nummer: number | undefined) => ({
  typ: 'wegweiser_verfahren',
  name: nummer === undefined ? 'verfahren-of-lebenslagen' : 'verfahren-of-lebenslage',
  text: `
    select r.lebenslagen_id as lebenslage, f.nummer, f.sprache, f.titel, f.kurztext
    from (${inWords('$1')}) f
    join wegweiser_verfahren_rels r on r.parent_id = f.id and r.path = 'lebenslagen'
    where ${nummer === undefined ? 'r.lebenslagen_id is not null' : 'r.lebenslagen_id = (select id from lebenslagen where nummer = $2)'}
    order by f.titel ${germanOrder}, f.nummer`,
  row: nameRow,
})

/** A public procedure that belongs to a life situation. */
export type NamedVerfahren = z.output<typeof nameRow>

/** The public procedures of every life situation by its id, or of one, by title, in one query. */
export async function verfahrenOfLebenslagen(
  payload: Payload,
  sprache: Sprache,
  nummer?: number,
): Promise<ReadonlyMap<string, NamedVerfahren[]>> {
  const values = nummer === undefined ? [sprache] : [sprache, nummer]
  return Map.groupBy(
    await selectRows(payload, ofSituations(nummer), values),
    ({ lebenslage }) => lebenslage,
  )
}

/** A form that can be filled in: at an address, or a file that is still there. */
const usable = `
  nullif(form->>'link', '') is not null
    or exists (select 1 from medien m
      where m.deleted_at is null and m.id::text = form->>'datei')`

/** The ids of a page of the public procedures that have forms, by title, and how many have some. */
export async function findVerfahrenWithForms(
  payload: Payload,
  { sprache, order, seite, pro_seite }: Params<'wegweiser_formulare'>,
): Promise<{ ids: string[]; anzahl: number }> {
  const direction = order[0]?.descending ? ' desc' : ''
  const found = `(${inWords('$1')}) f
    join wegweiser_verfahren e on e.id = f.id
    where exists (
      select 1 from jsonb_array_elements(${rowsSql('e.formulare')}) form where ${usable})`
  const text = `select f.id from ${found}
    order by f.titel ${germanOrder}${direction}, f.nummer limit $2 offset $3`
  const count = `select count(*)::int as anzahl from ${found}`
  const [rows, [counts]] = await Promise.all([
    select(payload, { text, row: z.object({ id: z.string() }) }, [
      sprache,
      pro_seite,
      (seite - 1) * pro_seite,
    ]),
    select(payload, { text: count, row: z.object({ anzahl: z.int() }) }, [sprache]),
  ])
  return { ids: rows.map(({ id }) => id), anzahl: counts?.anzahl ?? 0 }
}
