import type { OrderField, Params } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { z } from 'zod'
import { select } from '../../../platform/database/index.ts'
import { Values } from '../../../wire/read/values.ts'
import type { Reader } from '../serialise/found.ts'
import { sightOf } from './visible.ts'

const row = z.object({ ids: z.array(z.string()), anzahl: z.int() })

/** A page of papers by their ids, and how many there are. */
export type FoundPapers = z.output<typeof row>

/** SQL of the ids of papers on items that somebody sees, of a meeting or of a committee's meetings. */
function onAgendas(
  { sitzung_id, gremium_id }: Params<'vorlagen'>,
  reader: Reader,
  values: Values,
): string[] {
  if (sitzung_id === undefined && gremium_id === undefined) return []
  const { meeting, item } = sightOf(reader, values)
  const asked = [
    ...(sitzung_id === undefined ? [] : [`s.nummer = ${values.add(sitzung_id)}`]),
    ...(gremium_id === undefined ? [] : [`g.nummer = ${values.add(gremium_id)}`]),
  ]
  return [
    `v.id in (select paper from sitzungspunkte p join sitzungen s on s.id = p.sitzung
      left join gremien g on g.id = s.gremium_id, unnest(p.vorlagen) as paper
    where s._status = 'published' and ${[meeting, item, ...asked].join(' and ')})`,
  ]
}

/** Columns that papers can be ordered by. */
const columns: Readonly<Record<string, string>> = { drucksache: 'v.drucksache', titel: 'v.titel' }

function orderOf(order: readonly OrderField[]): string {
  const asked = order.flatMap(({ field, descending }) => {
    const column = columns[field]
    return column === undefined ? [] : [`${column}${descending ? ' desc' : ''}`]
  })
  return [...asked, 'v.nummer'].join(', ')
}

/**
 * A page of the papers that somebody sees. Payload would be handed the ids of all that stand on an
 * agenda of a committee: after twenty years these are more than a thousand.
 */
export async function findPapers(
  payload: Payload,
  params: Params<'vorlagen'>,
  reader: Reader,
): Promise<FoundPapers> {
  const { amt_id, art, jahr, order, pro_seite, seite } = params
  const values = new Values()
  const where = [
    `v._status = 'published' and v.deleted_at is null`,
    sightOf(reader, values).paper,
    ...(amt_id === undefined
      ? []
      : [`v.amt_id in (select id from aemter where nummer = ${values.add(amt_id)})`]),
    ...(art === undefined ? [] : [`v.art = ${values.add(art)}`]),
    ...(jahr === undefined
      ? []
      : [
          `v.drucksache >= ${values.add(`${jahr}/`)} and v.drucksache < ${values.add(`${jahr + 1}/`)}`,
        ]),
    ...onAgendas(params, reader, values),
  ].join(' and ')
  const page = `limit ${values.add(pro_seite)} offset ${values.add((seite - 1) * pro_seite)}`
  // Those of an agenda are found once; of all papers a page is read by the index of their order.
  const isOnAgenda = params.sitzung_id !== undefined || params.gremium_id !== undefined
  const text = `
    with found as ${isOnAgenda ? '' : 'not '}materialized (select v.id, v.drucksache, v.titel, v.nummer from vorlagen v where ${where})
    select array(select v.id::text from found v order by ${orderOf(order)} ${page}) as ids,
      (select count(*)::int from found) as anzahl`
  const [found] = await select(payload, { text, row }, values.all)
  return found ?? { ids: [], anzahl: 0 }
}
