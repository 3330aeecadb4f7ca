import { clockTime } from '@kurstadt/contract'

/** Refuses an end that is no time of day, stands without a beginning or lies before it. */
export function validateEnd(
  value: unknown,
  { siblingData }: { siblingData: { beginn?: unknown } },
): string | true {
  if (value === null || value === undefined || value === '') return true
  const end = clockTime.safeParse(value)
  if (!end.success) return 'Bitte so schreiben: 09:00'
  const start = clockTime.safeParse(siblingData.beginn)
  if (!start.success) return 'Bitte geben Sie auch den Beginn an.'
  return end.data > start.data || 'Das Ende liegt vor dem Beginn.'
}
