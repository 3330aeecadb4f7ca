import { type Fahrt, fahrtage, type Sprache } from '@kurstadt/contract'
import type { BergbahnTexts } from './texts.ts'

const weekdays = fahrtage.filter((day) => day !== 'FEIERTAG')

/** Days in a row as «Montag bis Freitag», others one by one; a week is every day. */
export function daysInWords(
  tage: readonly Fahrt['tage'][number][],
  { bis, feiertage, taeglich, tag }: BergbahnTexts,
  sprache: Sprache,
): string {
  if (weekdays.every((day) => tage.includes(day))) return taeglich
  const runs: string[][] = [[]]
  for (const day of weekdays)
    if (tage.includes(day)) runs.at(-1)?.push(tag[day])
    else runs.push([])
  const spans = runs.flatMap((run) => {
    const [first, last] = [run[0], run.at(-1)]
    return run.length > 2 && first && last ? [bis(first, last)] : run
  })
  const all = [...spans, ...(tage.includes('FEIERTAG') ? [feiertage] : [])]
  return new Intl.ListFormat(sprache === 'de' ? 'de-DE' : 'en-GB').format(all)
}

/** From when to when, and how often; a single departure has its time alone. */
export function timesInWords(
  { beginn, ende, takt }: Pick<Fahrt, 'beginn' | 'ende' | 'takt'>,
  { alle, spanne, um }: BergbahnTexts,
): string {
  return ende === null || takt === null ? um(beginn) : `${spanne(beginn, ende)}, ${alle(takt)}`
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** The minutes between departures, where they are always the same. */
export function intervalOf(zeiten: readonly string[]): number | null {
  const minutes = zeiten.map(minutesOf)
  const gaps = new Set(minutes.slice(1).map((one, index) => one - (minutes[index] ?? 0)))
  const [gap] = gaps
  return gaps.size === 1 && gap !== undefined && zeiten.length > 2 ? gap : null
}
