import { deviatingRows, kindRows, type RegularRow, regularRow, regularRows } from './rows.ts'
import { daysOf, spanOf, spanText, tagNamen, wochentage } from './spans.ts'

/** Most deviating periods of one kind of hours; more is a calendar, which belongs into a text. */
export const maxDeviating = 40
/** Most rows of regular hours: four for each day. */
export const maxRegular = 28
/** Most kinds of hours in one place, for instance the three kinds with two subjects each. */
export const maxKinds = 6

/** True, or in German what is wrong. */
export type Verdict = string | true

/**
 * Whether the end of a row fits its beginning. Spec 4 reads 00:00 as «not said», so hours past
 * midnight are two rows: until 00:00, and from 00:00 on the next day.
 */
export function checkEnd(value: unknown): Verdict {
  const row = regularRow(value)
  const span = spanOf(row)
  if (span === null) return true
  if (row.beginn === '00:00' && row.ende === '00:00')
    return '00:00 heißt „keine Angabe“. Bitte tragen Sie mindestens eine Uhrzeit ein.'
  if (span.from === span.to) return 'Beginn und Ende sind gleich.'
  if (span.from < span.to) return true
  return 'Das Ende liegt vor dem Beginn. Über Mitternacht brauchen Sie zwei Zeiten: bis 00:00 Uhr und am nächsten Tag ab 00:00 Uhr.'
}

type Placed = { row: RegularRow; from: number; to: number }

function formatSpan({ row }: Placed): string {
  const group = row.tagestyp === 'ARBEITSTAG_MO_FR' ? ` (${tagNamen.ARBEITSTAG_MO_FR})` : ''
  return `${spanText(row)}${group}`
}

function clashOn(day: string, one: Placed, other: Placed): string | null {
  if (one.to <= other.from) return null
  const isSame = one.from === other.from && one.to === other.to
  if (isSame) return `${day}, ${spanText(one.row)}, steht doppelt.`
  return `Am ${day} überschneiden sich ${formatSpan(one)} und ${formatSpan(other)}.`
}

function placedOn(rows: readonly RegularRow[], day: number): Placed[] {
  return rows
    .filter(({ tagestyp }) => daysOf(tagestyp).includes(day))
    .flatMap((row) => {
      const span = spanOf(row)
      return span && span.from < span.to ? [{ row, ...span }] : []
    })
    .toSorted((a, b) => a.from - b.from || a.to - b.to)
}

/** Whether no two spans of a day overlap or are equal; «Montag bis Freitag» counts as five days. */
export function checkRegular(value: unknown): Verdict {
  const rows = regularRows(value)
  if (rows.length > maxRegular)
    return `Bitte höchstens ${maxRegular} Zeiten eintragen. Jetzt sind es ${rows.length}.`
  const clashes = wochentage.flatMap((tag, day) => {
    const placed = placedOn(rows, day)
    return placed.flatMap((one, index) => {
      const next = placed[index + 1]
      return next ? (clashOn(tagNamen[tag], one, next) ?? []) : []
    })
  })
  return clashes[0] ?? true
}

function instantOf(value: string | null): number {
  return value === null ? Number.NaN : Date.parse(value)
}

/** Whether there are not too many deviating periods and none stands there twice. */
export function checkDeviating(value: unknown): Verdict {
  const rows = deviatingRows(value)
  if (rows.length > maxDeviating)
    return `Bitte höchstens ${maxDeviating} Abweichungen eintragen und vergangene löschen. Jetzt sind es ${rows.length}.`
  const spans = rows.map(({ beginn, ende }) => `${instantOf(beginn)}–${instantOf(ende)}`)
  const second = spans.findIndex(
    (span, index) => !span.includes('NaN') && spans.indexOf(span) < index,
  )
  if (second < 0) return true
  return `Abweichung ${second + 1} hat denselben Zeitraum wie Abweichung ${spans.indexOf(spans[second] ?? '') + 1}.`
}

/** Whether every kind of hours stands there once, or with different hints («Renten», «Wohngeld»). */
export function checkKinds(value: unknown): Verdict {
  const rows = kindRows(value)
  if (rows.length > maxKinds) return `Bitte höchstens ${maxKinds} Öffnungszeiten eintragen.`
  const kinds = rows.map(({ typ, hinweisText }) => `${typ} ${hinweisText?.trim() ?? ''}`)
  if (new Set(kinds).size === kinds.length) return true
  return 'Zwei Öffnungszeiten haben dieselbe Art. Bitte fassen Sie sie zusammen (Zeiten für Sommer und Winter sind Saisons), oder unterscheiden Sie sie durch den Hinweis, zum Beispiel „Rentenberatung“.'
}
