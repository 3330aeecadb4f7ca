import type { Oeffnungszeiten } from '@kurstadt/contract'
import { formatDate, type Texts } from '../../i18n/index.ts'

type Deviating = Oeffnungszeiten['abweichendeZeiten'][number]

/** A day and its time; null where 00:00 says that nobody said, or 23:59 that the day ends. */
function partsOf(time: string): { day: string; clock: string | null } {
  const clock = time.slice(11)
  const hasTime = clock !== '00:00' && clock !== '23:59'
  return { day: formatDate(time.slice(0, 10)), clock: hasTime ? clock : null }
}

/** From when to when deviating times hold, in words. Spec 4: times of 00:00 are omitted. */
export function deviatingSpan(
  { beginn, ende }: Pick<Deviating, 'beginn' | 'ende'>,
  words: Texts['oeffnungszeiten'],
): string {
  const [from, to] = [partsOf(beginn), partsOf(ende)]
  const at = ({ day, clock }: typeof from) => (clock === null ? day : words.at(day, clock))
  if (from.day !== to.day) return words.span(at(from), at(to))
  if (from.clock && to.clock) return `${from.day}, ${words.range(from.clock, to.clock)}`
  if (from.clock) return `${from.day}, ${words.from(from.clock)}`
  return to.clock ? `${from.day}, ${words.to(to.clock)}` : from.day
}
