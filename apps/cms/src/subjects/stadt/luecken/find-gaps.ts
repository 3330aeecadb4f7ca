import { daysLater } from '../../../platform/time/days.ts'
import { isNextYearDue } from '../years.ts'

/** A day on which a kind is collected in one district; `id` is its entry. */
export type DistrictDay = { id: string; datum: string; art: string; bezirk: number }

/** Something that is missing in the waste calendar, with the districts in which it is. */
export type Gap = { bezirke: number[] } & (
  | { was: 'ohne-kalender' }
  | { was: 'ohne-termine'; art: string }
  | { was: 'jahr-fehlt'; art: string; jahr: number }
  /** From one collection, the entry `id`, to the next one, or to the end of the year. */
  | { was: 'pause'; art: string; id: string; von: string; bis: string; istEnde: boolean }
)

/** What gaps are looked for in. */
export type Calendar = {
  heute: string
  /** From the beginning of the last year to the end of the next one. */
  tage: readonly DistrictDay[]
  arten: readonly string[]
  /** Districts in which there are streets. */
  bezirke: readonly number[]
}

const dayInMs = 86_400_000
const middle = (day: string) => Date.parse(`${day}T12:00:00Z`)
const daysBetween = (from: string, to: string) => (middle(to) - middle(from)) / dayInMs

/** So often an interval has to come for being usual. */
const leastOften = 3
/** A pause that is longer than the usual one by more than this is a gap; holidays move by less. */
const tolerance = 1.6
/** What is collected more rarely has no rhythm that could be missed. */
const longestRhythm = 8

/** Days between two collections that are nothing unusual; null where there is no rhythm. */
export function usualPause(days: readonly string[]): number | null {
  const weeks = days
    .slice(1)
    .map((day, index) => Math.max(1, Math.round(daysBetween(days[index] ?? day, day) / 7)))
  const often = [...Map.groupBy(weeks, (count) => count)].filter(
    ([count, own]) =>
      count <= longestRhythm && own.length >= Math.max(leastOften, weeks.length * 0.15),
  )
  if (often.length === 0) return null
  return Math.max(...often.map(([count]) => count)) * 7 * tolerance
}

/** The last day that the calendar of a kind has to reach: its last year with dates, at least this one. */
function endOf(days: readonly string[], heute: string): string {
  const last = [days.at(-1) ?? heute, heute].toSorted().at(-1) ?? heute
  return `${last.slice(0, 4)}-12-31`
}

function pausesOf(own: readonly DistrictDay[], { heute }: Calendar): Gap[] {
  const days = own.map(({ datum }) => datum)
  const usual = usualPause(days)
  if (usual === null) return []
  // The day after the last one of the year would be a collection again.
  const end = daysLater(endOf(days, heute), 1)
  return own.flatMap(({ art, bezirk, datum: von, id }, index) => {
    const next = own[index + 1]?.datum
    const bis = next ?? end
    if (bis < heute || daysBetween(von, bis) <= usual) return []
    return [
      { was: 'pause' as const, art, id, von, bis, istEnde: next === undefined, bezirke: [bezirk] },
    ]
  })
}

function missingYears(own: readonly DistrictDay[], { heute }: Calendar): Gap[] {
  const [first] = own
  const jahr = Number(heute.slice(0, 4)) + 1
  const hasYear = own.some(({ datum }) => datum.startsWith(`${jahr}-`))
  if (first === undefined || hasYear || !isNextYearDue(heute)) return []
  return [{ was: 'jahr-fehlt', art: first.art, jahr, bezirke: [first.bezirk] }]
}

/** What is the same in several districts is one gap. */
function together(gaps: readonly Gap[]): Gap[] {
  const keyOf = ({ bezirke: _, ...rest }: Gap) =>
    JSON.stringify('id' in rest ? { ...rest, id: '' } : rest)
  return [...Map.groupBy(gaps, keyOf).values()].flatMap((own) => {
    const bezirke = own.flatMap((gap) => gap.bezirke).toSorted((a, b) => a - b)
    return own.slice(0, 1).map((gap) => ({ ...gap, bezirke }))
  })
}

/**
 * What is missing in the waste calendar: districts without one, kinds that had dates last year and
 * have none since, from October on the next year, and pauses longer than a kind usually has. What is
 * over is no gap any more, and a kind that never had a date is collected on request.
 */
export function findGaps(calendar: Calendar): Gap[] {
  const { arten, bezirke, heute, tage } = calendar
  const thisYear = `${heute.slice(0, 4)}-01-01`
  const current = tage.filter(({ datum }) => datum >= thisYear)
  const served = new Set(current.map(({ bezirk }) => bezirk))
  const without = bezirke.filter((bezirk) => !served.has(bezirk))
  const collected = new Set(current.map(({ art }) => art))
  const ever = new Set(tage.map(({ art }) => art))
  const inOrder = tage.toSorted((a, b) => (a.datum < b.datum ? -1 : 1))
  const known = inOrder.filter(({ bezirk }) => bezirke.includes(bezirk) && served.has(bezirk))
  const pairs = [...Map.groupBy(known, ({ art, bezirk }) => `${art}|${bezirk}`).values()]
  return [
    ...(without.length > 0 ? [{ was: 'ohne-kalender' as const, bezirke: without }] : []),
    ...arten
      .filter((art) => ever.has(art) && !collected.has(art))
      .map((art) => ({ was: 'ohne-termine' as const, art, bezirke: [] })),
    ...together(pairs.flatMap((own) => missingYears(own, calendar))),
    ...together(pairs.flatMap((own) => pausesOf(own, calendar))),
  ]
}
