import { ausnahmearten, clockTime, fahrtage } from '@kurstadt/contract'
import { z } from 'zod'

/** German names of the days of a timetable. */
export const tagNamen: Record<(typeof fahrtage)[number], string> = {
  MONTAG: 'Montag',
  DIENSTAG: 'Dienstag',
  MITTWOCH: 'Mittwoch',
  DONNERSTAG: 'Donnerstag',
  FREITAG: 'Freitag',
  SAMSTAG: 'Samstag',
  SONNTAG: 'Sonntag',
  FEIERTAG: 'Feiertage',
}

/** German names of the kinds of exceptions. */
export const artNamen: Record<(typeof ausnahmearten)[number], string> = {
  ruht: 'Die Bahn ruht',
  sonntag: 'Sie fährt wie am Sonntag',
  zusatz: 'Sie fährt zusätzlich',
}

const time = clockTime.nullish().catch(null)
const row = z
  .object({
    beginn: time,
    ende: time,
    takt: z.number().nullish().catch(null),
    tage: z.array(z.enum(fahrtage)).nullish().catch(null),
    art: z.enum(ausnahmearten).nullish().catch(null),
    von: z.string().nullish().catch(null),
    bis: z.string().nullish().catch(null),
    grund: z.string().nullish().catch(null),
  })
  .partial()
  .catch({})

/** What is wrong with the last departure of a run. */
export function checkRunEnd(beside: unknown): string | true {
  const { beginn, ende, takt } = row.parse(beside)
  if (!(beginn && ende)) return true
  if (ende <= beginn)
    return 'Die letzte Fahrt liegt nicht nach der ersten. Was nach Mitternacht fährt, steht in einer eigenen Zeile.'
  return takt || isClosure(beside) ? true : 'Bitte sagen Sie, alle wie viel Minuten gefahren wird.'
}

/** What is wrong with an interval: without a last departure it would be a single one. */
export function checkInterval(beside: unknown): string | true {
  const { ende } = row.parse(beside)
  return ende || isClosure(beside) ? true : 'Bitte sagen Sie auch, wann zuletzt gefahren wird.'
}

const isClosure = (beside: unknown) => row.parse(beside).art === 'ruht'

/** What an exception needs besides its days. */
export function checkKind(value: unknown, beside: unknown): string | true {
  const { beginn } = row.parse(beside)
  if (value === 'zusatz' && !beginn) return 'Bitte sagen Sie, wann zusätzlich gefahren wird.'
  return value === null || value === undefined ? 'Bitte wählen Sie, was dann gilt.' : true
}

function daysText(days: readonly (typeof fahrtage)[number][]): string {
  if (days.length === fahrtage.length) return 'täglich'
  return fahrtage
    .filter((day) => days.includes(day))
    .map((day) => (day === 'FEIERTAG' ? tagNamen[day] : tagNamen[day].slice(0, 2)))
    .join(', ')
}

function timesText({ beginn, ende, takt }: z.infer<typeof row>): string {
  const span = [beginn, ende].filter(Boolean).join('–')
  return takt && ende ? `${span}, alle ${takt} Minuten` : span
}

/** A run while it is folded. */
export function runLabel(value: unknown): string {
  const run = row.parse(value)
  return [daysText(run.tage ?? []), timesText(run)].filter((part) => part !== '').join(': ')
}

const shortDay = (day: string) => day.slice(0, 10).split('-').toReversed().join('.')

/** An exception while it is folded. */
export function exceptionLabel(value: unknown): string {
  const one = row.parse(value)
  const days = [one.von, one.bis].flatMap((day) => (day ? [shortDay(day)] : [])).join('–')
  const what = one.art ? artNamen[one.art] : ''
  return [days, what, timesText(one), one.grund].filter(Boolean).join(', ')
}
