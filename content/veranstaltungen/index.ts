import type { TownContent, VeranstaltungContent } from '../shape.ts'
import type { Tag } from '../tage.ts'
import { mitFeiertagspause } from './feiertagspause.ts'
import { feste } from './feste.ts'
import { festivaljahre } from './festival/index.ts'
import { fuehrungen } from './fuehrungen.ts'
import { jahreslauf } from './jahreslauf/index.ts'
import { konzerte } from './konzerte.ts'
import { reihen } from './reihen/index.ts'
import { rossini } from './rossini.ts'
import { spielplan } from './spielplan/index.ts'
import { vergangene, vortraege } from './vortraege.ts'

/** Categories of events. */
export const rubriken: TownContent['rubriken'] = [
  { key: 'konzert', rubrik: { de: 'Konzert', en: 'Concert' } },
  { key: 'theater', rubrik: { de: 'Theater & Oper', en: 'Theatre & opera' } },
  { key: 'fuehrung', rubrik: { de: 'Führung', en: 'Guided tour' } },
  { key: 'fest', rubrik: { de: 'Markt & Fest', en: 'Markets & festivals' } },
  { key: 'familie', rubrik: { de: 'Familie', en: 'Families' } },
  { key: 'gesundheit', rubrik: { de: 'Gesundheit', en: 'Health' } },
  { key: 'natur', rubrik: { de: 'Natur', en: 'Nature' } },
  { key: 'vortrag', rubrik: { de: 'Vortrag', en: 'Talk' } },
  { key: 'rossini', rubrik: { de: 'Rossini-Festival', en: 'Rossini Festival' } },
]

/** All events around a day, on the weekdays they belong to. */
export function veranstaltungenAm(heute: Tag): VeranstaltungContent[] {
  const groups = [konzerte, fuehrungen, feste, vortraege, vergangene, rossini]
  const years = [reihen, jahreslauf, spielplan, festivaljahre]
  const events = [...groups, ...years].flatMap((group) => group(heute))
  return events.map((event) => mitFeiertagspause(event, heute))
}
