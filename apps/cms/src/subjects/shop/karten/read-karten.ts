import { sprachen } from '@kurstadt/contract'
import { bestellStaende, verkaeufer } from '@kurstadt/contract/shop'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction, sql } from '../../../platform/database/index.ts'
import type { NamedPaper } from '../belege/papier.ts'
import { referenzOf } from '../bestellen/referenz.ts'
import { position } from '../bestellung/order-row.ts'
import { schritt } from '../collections/bestellungen/zustand.ts'
import type { Intake } from '../warenkorb/index.ts'
import { codeOf } from './code.ts'
import { type Stueck, ticketsOf } from './karten.ts'
import type { Karte, Kartenpapier } from './papier.ts'
import { angabenOf, kartenTermin } from './termin.ts'
import { kartenWorte } from './worte.ts'

const moment = z.date().transform((at) => at.toISOString())

const order = z.object({
  id: z.string(),
  nummer: z.coerce.number<number | string>(),
  sprache: z.enum(sprachen).catch('de'),
  stand: z.enum(bestellStaende),
  vorname: z.string().nullable(),
  nachname: z.string().nullable(),
  bezahlt_am: moment.nullable(),
  updated_at: moment,
  positionen: z.array(position),
  verlauf: z.array(schritt),
  verkaeufer,
  // One event that nobody can read keeps nobody from the tickets of another.
  termine: z
    .array(kartenTermin.nullable().catch(null))
    .transform((all) => all.filter((one) => one !== null)),
})

type Order = z.output<typeof order>

const day = (column: string) => `to_char(e.${column} at time zone 'UTC', 'YYYY-MM-DD')`

/** The venue that holds: the new one of an event that was moved, whatever became of it since. */
const venue = `
  left join lateral (
    select e.neuer_ort_brancheneintrag_veranstaltungsort_id as haus,
      l.neuer_ort_veranstaltungsort as eigen, d.neuer_ort_veranstaltungsort as deutsch
    where e.status <> 'geplant' and (e.neuer_ort_brancheneintrag_veranstaltungsort_id is not null
      or coalesce(d.neuer_ort_veranstaltungsort, '') <> '')
    union all
    select e.brancheneintrag_veranstaltungsort_id, l.veranstaltungsort, d.veranstaltungsort
    limit 1
  ) ort on true
  left join brancheneintraege b on b.id = ort.haus and b.deleted_at is null
  left join brancheneintraege_locales bl on bl._parent_id = b.id and bl._locale = o.sprache::text::_locales
  left join brancheneintraege_locales bd on bd._parent_id = b.id and bd._locale = 'de'`

/** Events of the tickets of an order, as they are now; not those that were deleted. */
const events = `
  select jsonb_agg(jsonb_build_object('nummer', e.nummer, 'geaendert', e.updated_at,
    'titel', jsonb_build_object('eigen', l.titel, 'deutsch', d.titel),
    'haus', jsonb_build_object('eigen', bl.titel, 'deutsch', bd.titel),
    'ort', jsonb_build_object('eigen', ort.eigen, 'deutsch', ort.deutsch),
    'adresse', case when b.zeige_adresse then
      concat_ws(', ', b.adresse_strasse, concat_ws(' ', b.adresse_plz, b.adresse_ort)) end,
    'wann', jsonb_build_object('status', e.status, 'datum_von', ${day('datum_von')},
      'datum_bis', ${day('datum_bis')}, 'timeFrom', e.time_from, 'timeTo', e.time_to,
      'neuer_termin', jsonb_build_object('datum_von', ${day('neuer_termin_datum_von')},
        'datum_bis', ${day('neuer_termin_datum_bis')},
        'timeFrom', e.neuer_termin_time_from, 'timeTo', e.neuer_termin_time_to))))
  from veranstaltungen e
  left join veranstaltungen_locales l on l._parent_id = e.id and l._locale = o.sprache::text::_locales
  left join veranstaltungen_locales d on d._parent_id = e.id and d._locale = 'de'
  ${venue}
  where e.deleted_at is null and e.datum_von is not null and e.nummer in (
    select (p ->> 'eintritt')::numeric from jsonb_array_elements(o.positionen) p)`

const text = `
  select o.id, o.nummer, o.sprache, o.stand, o.vorname, o.nachname, o.bezahlt_am, o.updated_at,
    o.positionen, coalesce(o.verlauf, '[]') as verlauf, r.daten -> 'verkaeufer' as verkaeufer,
    coalesce((${events}), '[]') as termine
  from bestellungen o join shop_belege r on r.bestellung = o.id and r.art = 'rechnung'
  where o.id = $1`

/** Where an event of an order takes place, in the words of its tickets; null where nobody has said. */
export async function readPlace(
  req: PayloadRequest,
  bestellung: string,
  nummer: number,
): Promise<string | null> {
  const [row] = await inTransaction(
    req,
    sql`select o.sprache, coalesce((${sql.raw(events)}), '[]') as termine from bestellungen o
        where o.id = ${bestellung}`,
  )
  const { sprache, termine } = order.pick({ sprache: true, termine: true }).parse(row)
  const termin = termine.find((one) => one.nummer === nummer)
  return angabenOf(termin, '', sprache).wo?.text ?? null
}

/** One ticket as its page shows it. */
function karteOf(order: Order, { stueck, zeile }: Stueck, secret: string): Karte[] {
  const { id, nummer, positionen, sprache, termine } = order
  const line = positionen[zeile]
  if (line === undefined) return []
  const { eintritt, groesse, preis_cent, titel } = line
  const termin = termine.find((one) => one.nummer === eintritt)
  return [
    {
      ...angabenOf(termin, titel, sprache),
      bezeichnung: [titel, groesse].filter(Boolean).join(', '),
      preis_cent,
      code: codeOf({ nummer, zeile, stueck }, id, secret),
    },
  ]
}

function paperOf(order: Order, karten: Karte[]): Kartenpapier {
  const { nachname, nummer, sprache, termine, updated_at, verkaeufer: von, vorname } = order
  const changes = [updated_at, ...termine.map(({ geaendert }) => new Date(geaendert).toISOString())]
  return {
    art: 'karten',
    sprache,
    am: changes.toSorted().at(-1) ?? updated_at,
    referenz: referenzOf(nummer),
    name: [vorname, nachname].filter(Boolean).join(' '),
    verkaeufer: von,
    karten,
  }
}

/**
 * The tickets of an order, each with what is true of its event now; null as long as there are none,
 * and once there are none any more.
 */
export async function readTickets(
  database: Intake,
  bestellung: string,
  secret: string,
): Promise<NamedPaper | null> {
  const { rows } = await database.query({ text, values: [bestellung] })
  if (rows[0] === undefined) return null
  const found = order.parse(rows[0])
  const karten = ticketsOf(found).flatMap((stueck) => karteOf(found, stueck, secret))
  if (karten.length === 0) return null
  const papier = paperOf(found, karten)
  return { datei: `${kartenWorte[found.sprache].file}-${papier.referenz}.pdf`, papier }
}
