import type { Oeffnungszeiten, Tagestyp } from '@kurstadt/contract'

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

const days: Record<Tagestyp, readonly string[]> = {
  MONTAG: week.slice(0, 1),
  DIENSTAG: week.slice(1, 2),
  MITTWOCH: week.slice(2, 3),
  DONNERSTAG: week.slice(3, 4),
  FREITAG: week.slice(4, 5),
  SAMSTAG: week.slice(5, 6),
  SONNTAG: week.slice(6),
  ARBEITSTAG_MO_FR: week.slice(0, 5),
}

/**
 * General opening hours for search engines (schema.org). An hour of 00:00 is not said (spec 4), and
 * whoever answers the telephone is not open.
 */
export function hoursOf(zeiten: readonly Oeffnungszeiten[]) {
  return zeiten
    .filter(({ typ }) => typ === 'ALLGEMEINE_OEFFNUNGSZEIT')
    .flatMap(({ regulaereZeiten }) => regulaereZeiten)
    .filter(({ beginn, ende }) => beginn !== '00:00' && ende !== '00:00')
    .map(({ tagestyp, beginn, ende }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days[tagestyp],
      opens: beginn,
      closes: ende,
    }))
}
