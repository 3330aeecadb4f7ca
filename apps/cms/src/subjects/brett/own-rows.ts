import { brettArten, longestNotice, noticeDays } from '@kurstadt/contract'
import { type BrettAnsicht, type BrettEigener, brettAnsicht } from '@kurstadt/contract/brett'
import { z } from 'zod'
import { todayInBerlin } from '../../platform/time/berlin.ts'
import { daysLater } from '../../platform/time/days.ts'
import { detailUrl } from '../../wire/serialise/index.ts'
import { hashOfZugang } from './zugang.ts'

/** Days before its end from which on a notice may be extended. */
const extendable = 14

const day = z.string().nullable()

/** A notice with its request and its newest version, as the tables have them. */
const row = z.object({
  email: z.string(),
  schreiber: z.string(),
  id: z.string(),
  schluessel: z.string(),
  anfrage: z.string().nullable(),
  aushang: z.string().nullable(),
  bestaetigt: z.boolean(),
  /** The public row; null where the office has put it into the bin. */
  da: z.boolean(),
  haengt: z.boolean(),
  gesperrt: z.boolean(),
  grund: z.string().nullable(),
  nummer: z.int().nullable(),
  von: day,
  bis: day,
  aenderung: z.boolean(),
  art: z.enum(brettArten).nullable().catch(null),
  titel: z.string().nullable(),
  text: z.string().nullable(),
  preis: z.string().nullable(),
  pfad: z.string().nullable(),
})

/** A notice of somebody, as the tables have it. */
export type OwnRow = z.infer<typeof row>

/** Of what hangs on the board a draft says nothing yet: it is blocked once that is published. */
const isOff = `e._status is distinct from 'published'`

const text = `
  select s.email, s.id as schreiber, a.id, a.schluessel, f.id as anfrage, a.aushang,
    a.bestaetigt_am is not null as bestaetigt, e.id is not null as da,
    coalesce(e._status = 'published', false) as haengt,
    coalesce(e.status = 'gesperrt' or ${isOff} and v.version_status = 'gesperrt', false) as gesperrt,
    coalesce(case when ${isOff} then v.version_sperrgrund end, e.sperrgrund) as grund, e.nummer::int as nummer,
    to_char(e.datum_von at time zone 'UTC', 'YYYY-MM-DD') as von,
    to_char(e.ablaufdatum at time zone 'UTC', 'YYYY-MM-DD') as bis,
    coalesce(e._status = 'published' and v.version__status = 'draft', false) as aenderung,
    coalesce(v.version_art::text, f.daten ->> 'art') as art,
    coalesce(l.version_titel, f.daten ->> 'titel') as titel,
    coalesce(v.version_text, f.daten ->> 'text') as text,
    case when v.id is null then f.daten ->> 'preis' else v.version_preis end as preis,
    (select p.pfad from seiten p1 join seiten_locales p on p._parent_id = p1.id and p._locale = 'de'
      where p1.detailseite_fuer = 'schwarzes_brett' and p1._status = 'published'
      order by p1.nummer limit 1) as pfad
  from brett_schreiber s join brett_aushaenge a on a.schreiber = s.id
  left join anfragen f on f.schluessel = a.schluessel
  left join schwarzes_brett e on e.id = a.aushang and e.deleted_at is null
  left join _schwarzes_brett_v v on v.parent_id = e.id and v.latest
  left join _schwarzes_brett_v_locales l on l._parent_id = v.id and l._locale = 'de'
  where s.zugang = $1 order by a.erstellt_am desc, a.id`

/** What asks the tables, be it a pool or a transaction. */
type Reads = {
  query(statement: { text: string; values: unknown[] }): Promise<{ rows: unknown[] }>
}

/** All notices behind a link, the newest first; none where there is no such link. */
export async function readOwnRows(reads: Reads, zugang: string): Promise<OwnRow[]> {
  const { rows } = await reads.query({ text, values: [hashOfZugang(zugang)] })
  return z.array(row).parse(rows)
}

/** The last day of a notice that is extended today; none where it has hung as long as it may. */
export function extendedUntil({ bis, von }: Pick<OwnRow, 'bis' | 'von'>): string | null {
  if (bis === null || von === null) return null
  const today = todayInBerlin()
  const asked = daysLater(today, noticeDays)
  const last = daysLater(von, longestNotice)
  const [until = last] = [asked, last].sort()
  return until > bis && daysLater(today, extendable) >= bis ? until : null
}

function standOf({ bestaetigt, bis, da, gesperrt, haengt }: OwnRow): BrettEigener['stand'] {
  if (!bestaetigt) return 'unbestaetigt'
  if (!da) return 'entfernt'
  if (gesperrt) return 'gesperrt'
  if (!haengt) return 'wartet'
  return bis !== null && bis < todayInBerlin() ? 'abgelaufen' : 'haengt'
}

function ownOf(one: OwnRow): BrettEigener {
  const { aenderung, art, grund, id, nummer, pfad, preis, titel } = one
  const stand = standOf(one)
  const page = { list: pfad?.slice(0, -1) ?? '', nummer: 0 }
  const hasPage = stand === 'haengt' && pfad !== null && titel !== null && nummer !== null
  const isShown = stand === 'haengt' || stand === 'abgelaufen'
  return {
    id,
    stand,
    art: art ?? 'sonstiges',
    titel: titel ?? 'Aushang',
    text: one.text ?? '',
    preis,
    bis: isShown ? one.bis : null,
    grund: stand === 'gesperrt' ? grund : null,
    adresse: hasPage ? detailUrl(page, titel, nummer) : null,
    verlaengerbar: isShown && !aenderung && extendedUntil(one) !== null,
    aenderungWartet: aenderung,
  }
}

/** An address as its owner knows it again, and as nobody learns it from a link that was passed on. */
function maskedEmail(email: string): string {
  return `${email.slice(0, 1)}…${email.slice(email.lastIndexOf('@'))}`
}

/** What somebody sees of their notices; null where there are none. */
export function viewOf(rows: readonly OwnRow[]): BrettAnsicht | null {
  const [first] = rows
  if (first === undefined) return null
  return brettAnsicht.parse({ email: maskedEmail(first.email), aushaenge: rows.map(ownOf) })
}
