import type { Oeffnungszeiten, Tagestyp } from '@kurstadt/contract'

/** A span of a day as `HH:mm`; null where 00:00 stands for «not said» (spec 4). */
export type Span = { beginn: string | null; ende: string | null }

/** A line of the table; no spans means closed. */
export type DayRow = { tagestyp: Tagestyp; spans: Span[] }

const order = [
  'ARBEITSTAG_MO_FR',
  'MONTAG',
  'DIENSTAG',
  'MITTWOCH',
  'DONNERSTAG',
  'FREITAG',
  'SAMSTAG',
  'SONNTAG',
] as const

const aroundWednesday = ['MONTAG', 'DIENSTAG', 'DONNERSTAG', 'FREITAG'] as const

type Regular = Oeffnungszeiten['regulaereZeiten']

const knownTime = (time: string) => (time === '00:00' ? null : time)

/** Hours of a day that overlap, or that somebody wrote twice, are one; others stand as written. */
function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = []
  for (const span of spans) {
    const last = result.at(-1)
    const isSame = last?.beginn === span.beginn && last.ende === span.ende
    if (!(isSame || overlaps(last, span))) result.push({ ...span })
    else if (last?.ende && span.ende && last.ende < span.ende) last.ende = span.ende
  }
  return result
}

/** Only hours within one day: where midnight lies between, or is not said, nothing is guessed. */
function overlaps(last: Span | undefined, { beginn, ende }: Span): boolean {
  if (!(last?.beginn && last.ende && beginn && ende)) return false
  return last.beginn < last.ende && beginn < ende && beginn < last.ende
}

function spansOf(zeiten: Regular, tagestyp: Tagestyp): Span[] {
  const spans = zeiten
    .filter((zeit) => zeit.tagestyp === tagestyp)
    .sort((a, b) => a.beginn.localeCompare(b.beginn))
    .map(({ beginn, ende }) => ({ beginn: knownTime(beginn), ende: knownTime(ende) }))
  return joined(spans)
}

/**
 * Lines of the opening hours, Monday first. Spec 4: mid-week rule — Monday, Tuesday, Thursday and
 * Friday present and Wednesday absent shows Wednesday as closed; times of 00:00 are omitted.
 */
export function weeklyHours(zeiten: Regular): DayRow[] {
  const present = new Set(zeiten.map((zeit) => zeit.tagestyp))
  const isWednesdayClosed =
    !present.has('MITTWOCH') && aroundWednesday.every((tag) => present.has(tag))
  return order
    .filter((tag) => present.has(tag) || (tag === 'MITTWOCH' && isWednesdayClosed))
    .map((tagestyp) => ({ tagestyp, spans: spansOf(zeiten, tagestyp) }))
}
