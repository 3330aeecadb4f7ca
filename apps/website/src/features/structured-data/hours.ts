import type { Oeffnungszeiten, Schliesstag, Tagestyp } from '@kurstadt/contract'
import { berlinTime } from '../../lib/index.ts'
import { closedFor, type Week, weeksFrom } from '../oeffnungszeiten/index.ts'

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

const general = (zeiten: readonly Oeffnungszeiten[]) =>
  zeiten.filter(({ typ }) => typ === 'ALLGEMEINE_OEFFNUNGSZEIT')

const dated = ({ von, bis }: Pick<Week, 'von' | 'bis'>) => ({
  ...(von && { validFrom: von }),
  ...(bis && { validThrough: bis }),
})

function ofWeek(week: Week) {
  return week.regulaereZeiten
    .filter(({ beginn, ende }) => beginn !== '00:00' && ende !== '00:00')
    .map(({ tagestyp, beginn, ende }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days[tagestyp],
      opens: beginn,
      closes: ende,
      ...dated(week),
    }))
}

/**
 * General opening hours for search engines (schema.org), each with the days of its season. An hour
 * of 00:00 is not said (spec 4), and whoever answers the telephone is not open.
 */
export function hoursOf(zeiten: readonly Oeffnungszeiten[]) {
  const heute = berlinTime(new Date()).slice(0, 10)
  return general(zeiten).flatMap((hours) => weeksFrom(hours, heute).flatMap(ofWeek))
}

/** Days on which an office is shut, for search engines: from midnight to midnight it is nothing. */
export function specialHoursOf(zeiten: readonly Oeffnungszeiten[], days: readonly Schliesstag[]) {
  const abweichendeZeiten = general(zeiten).flatMap((hours) => hours.abweichendeZeiten)
  return closedFor({ abweichendeZeiten }, days).map(({ tag }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: tag,
    validThrough: tag,
    opens: '00:00',
    closes: '00:00',
  }))
}
