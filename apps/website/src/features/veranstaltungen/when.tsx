import type { Veranstaltung } from '@kurstadt/contract'
import { useTexts } from '../../i18n/index.ts'

type Dates = Pick<Veranstaltung, 'datum_von' | 'datum_bis' | 'dateFrom' | 'dateTo'>
type Times = Pick<Veranstaltung, 'timeFrom' | 'timeTo'>

/** The days of an event: `19.06.2027` or `30.07.2027 bis 15.08.2027` (spec 9: DD.MM.YYYY). */
export function Dates({ of }: { of: Dates }) {
  const { veranstaltungen } = useTexts()
  const from = <time dateTime={of.datum_von}>{of.dateFrom}</time>
  if (of.datum_bis === of.datum_von) return from
  return (
    <>
      {from} {veranstaltungen.until('')}
      <time dateTime={of.datum_bis}>{of.dateTo}</time>
    </>
  )
}

/** The time of an event: `19:30 Uhr` or `19:30 bis 22:00 Uhr` (spec 9: HH:mm and «Uhr»). */
export function Times({ of }: { of: Times }) {
  const { format } = useTexts()
  if (!of.timeFrom) return null
  return of.timeTo ? format.clockRange(of.timeFrom, of.timeTo) : format.clock(of.timeFrom)
}

type Where = Pick<
  Veranstaltung,
  'veranstaltungsort' | 'veranstaltungsort_sprache' | 'brancheneintrag_veranstaltungsort'
>

/** Where an event takes place: the business entry it links to, or the words of the editor. */
export const venueOf = (event: Where): string | null =>
  event.brancheneintrag_veranstaltungsort?.titel ?? event.veranstaltungsort

/** The same, in the language in which it is written; nothing where nobody has said. */
export function Venue({ of }: { of: Where }) {
  const entry = of.brancheneintrag_veranstaltungsort
  const venue = venueOf(of)
  if (venue === null) return null
  return <span lang={entry ? entry.sprache : of.veranstaltungsort_sprache}>{venue}</span>
}
