import type { Oeffnungszeiten, Tagestyp } from '@kurstadt/contract'
import type { RegularRow } from './rows.ts'

/** Days of a week, Monday first; the place of a day in this list is its number. */
export const wochentage = [
  'MONTAG',
  'DIENSTAG',
  'MITTWOCH',
  'DONNERSTAG',
  'FREITAG',
  'SAMSTAG',
  'SONNTAG',
] as const satisfies readonly Tagestyp[]

/** German names of the day types. */
export const tagNamen: Record<Tagestyp, string> = {
  MONTAG: 'Montag',
  DIENSTAG: 'Dienstag',
  MITTWOCH: 'Mittwoch',
  DONNERSTAG: 'Donnerstag',
  FREITAG: 'Freitag',
  SAMSTAG: 'Samstag',
  SONNTAG: 'Sonntag',
  ARBEITSTAG_MO_FR: 'Montag bis Freitag',
}

/** German names of the kinds of hours. */
export const artNamen: Record<Oeffnungszeiten['typ'], string> = {
  ALLGEMEINE_OEFFNUNGSZEIT: 'Allgemeine Öffnungszeit',
  SERVICEZEIT: 'Servicezeit',
  TELEFONISCHE_ERREICHBARKEIT: 'Telefonische Erreichbarkeit',
}

/** Numbers of the days a day type stands for; none for a word that is no day type. */
export function daysOf(tagestyp: string | null): number[] {
  if (tagestyp === 'ARBEITSTAG_MO_FR') return [0, 1, 2, 3, 4]
  return wochentage.flatMap((tag, day) => (tag === tagestyp ? [day] : []))
}

const clock = /^([01]\d|2[0-3]):([0-5]\d)$/

/** Minutes since midnight of a time `HH:mm`; null for anything else. */
function minutesOf(time: string | null): number | null {
  const [, hours, minutes] = clock.exec(time ?? '') ?? []
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes)
}

/** Minutes of a day in which somebody is there; an end of 00:00 is midnight. */
export type DaySpan = { from: number; to: number }

/** The span of a row, or null while one of its times is missing or misspelt. */
export function spanOf({ beginn, ende }: RegularRow): DaySpan | null {
  const [from, to] = [minutesOf(beginn), minutesOf(ende)]
  if (from === null || to === null) return null
  return { from, to: to === 0 ? 24 * 60 : to }
}

/**
 * A span in words, as the website writes it. Spec 4: times of 00:00 are omitted, they say that the
 * hours are open on that side.
 */
export function spanText({ beginn, ende }: RegularRow): string {
  if (beginn === '00:00') return `bis ${ende} Uhr`
  if (ende === '00:00') return `ab ${beginn} Uhr`
  return `${beginn} bis ${ende} Uhr`
}
