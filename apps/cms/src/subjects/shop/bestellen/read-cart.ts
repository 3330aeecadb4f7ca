import { type Sprache, steuersaetze, widerrufArten } from '@kurstadt/contract'
import { z } from 'zod'
import { euroOf } from '../../../wire/serialise/values.ts'
import { letzterTag } from '../../veranstaltungen/index.ts'
import { hoechstensOf } from '../serialise/angaben.ts'
import { type CartArticle, type Intake, type StoredPosition, stored } from '../warenkorb/index.ts'

const number = z.coerce.number<number | string>()

const article = z.object({
  titel: z.string(),
  preis_cent: number,
  mwst: z.preprocess(Number, z.literal(steuersaetze)).catch(19),
  groessen: z.array(z.string()).nullable(),
  menge_limit: number.nullable(),
  menge_aktuell: number,
  hoechstens: number.nullable(),
  lieferzeit: number.nullable(),
  widerruf: z.enum(widerrufArten).catch('ja'),
  eintrittskarte: z.boolean(),
  veranstaltung: number.nullable(),
  letzter_tag: z.string().nullable(),
})

const row = z.object({
  kasse: z.record(z.string(), z.string()).nullable(),
  zeilen: z.array(stored.extend({ ware: article.nullable() })),
})

/** Of a ticket whose event is cancelled or over, or is there no more, nothing is left. */
const ausgefallen = `coalesce(a.eintrittskarte, false) and (e.id is null or e.status = 'abgesagt'
  or coalesce((${letzterTag} at time zone 'UTC')::date < (now() at time zone 'Europe/Berlin')::date, false))`

/**
 * A cart with what stands at the checkout and what the shop says of its articles today. An order is
 * made by this one look, not by the way on which pages are read: a hundred may come in a second.
 */
const text = `
  select case when w.kasse_bis > now() then w.kasse end as kasse, coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', p.id, 'artikel', p.artikel, 'nummer', a.nummer, 'groesse', p.groesse,
      'anmerkungen', p.anmerkungen, 'menge', p.menge, 'titel', p.titel,
      'sprache', p.sprache, 'preis_cent', p.preis_cent,
      'ware', case when a.aktiv and a._status = 'published' then jsonb_build_object(
        'titel', coalesce(nullif(l.titel, ''), d.titel, ''), 'preis_cent', a.preis_cent,
        'mwst', a.mwst, 'menge_limit', case when ${ausgefallen} then a.menge_aktuell else a.menge_limit end, 'menge_aktuell', a.menge_aktuell,
        'hoechstens', a.hoechstens, 'lieferzeit', a.lieferzeit,
        'widerruf', a.widerruf, 'eintrittskarte', coalesce(a.eintrittskarte, false),
        'veranstaltung', e.nummer,
        'letzter_tag', to_char((${letzterTag}) at time zone 'UTC', 'YYYY-MM-DD'), 'groessen', (select jsonb_agg(t.text order by t."order")
          from shop_artikel_texts t where t.parent_id = a.id and t.path = 'groessen'))
      end) order by p.am, p.id)
    from warenkorb_positionen p
    left join shop_artikel a on a.id = p.artikel
    left join veranstaltungen e on e.id = a.veranstaltung_id
      and e._status = 'published' and e.deleted_at is null
    left join shop_artikel_locales l on l._parent_id = a.id and l._locale = $2::_locales
    left join shop_artikel_locales d on d._parent_id = a.id and d._locale = 'de'
    where p.korb = w.id), '[]') as zeilen
  from warenkoerbe w where w.id = $1`

/** A cart about to be ordered. */
export type CartToOrder = {
  kasse: Record<string, string> | null
  zeilen: StoredPosition[]
  articles: ReadonlyMap<number, CartArticle>
}

type Line = z.infer<typeof row>['zeilen'][number]

/** An event of which an order keeps the number alone. */
const unnamed = { titel: '', detailURL: null, abgesagt: false, vorbei: false }

/** An article as a cart shows it, but for its picture and its page. */
function articleOf({ nummer, ware }: Line, sprache: Sprache): [number, CartArticle][] {
  if (nummer === null || ware === null) return []
  const { groessen, letzter_tag, preis_cent, veranstaltung, ...rest } = ware
  const shown = { id: nummer, sprache, bild: null, detailURL: null }
  const event = veranstaltung === null ? null : { ...unnamed, id: veranstaltung, letzter_tag }
  const sizes = groessen === null ? null : groessen.join(',')
  const preis_pro_einheit = euroOf(preis_cent)
  const limit = { hoechstens: hoechstensOf(ware) }
  const own = { groessen: sizes, preis_pro_einheit, veranstaltung: event }
  const article = { ...shown, ...rest, ...own, ...limit }
  return [[nummer, article]]
}

/** Reads a cart that is about to be ordered; null for one that there is not. */
export async function readCartToOrder(
  intake: Intake,
  korb: string,
  sprache: Sprache,
): Promise<CartToOrder | null> {
  const { rows } = await intake.query({ name: 'bestellen', text, values: [korb, sprache] })
  if (rows[0] === undefined) return null
  const { kasse, zeilen } = row.parse(rows[0])
  const articles = new Map(zeilen.flatMap((line) => articleOf(line, sprache)))
  return { kasse, zeilen, articles }
}
