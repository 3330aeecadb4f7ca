import { type Erinnerungszeit, erinnerungszeiten } from '@kurstadt/contract/abos'
import fc from 'fast-check'
import { instantInBerlin } from '../../apps/cms/src/platform/time/berlin.ts'
import { daysLater } from '../../apps/cms/src/platform/time/days.ts'
import { dueFrom } from '../../apps/cms/src/subjects/abos/jobs/reminder-time.ts'
import { feiertage } from '../../content/stadt/feiertage.ts'

/** A year with both changes of the clock, each in the night before a Monday that is a public holiday. */
export const jahr = 2027

/** Kinds of waste that are collected in it. */
export type Kind = 'rest' | 'bio'

/** A date of the calendar; one that is moved, and since when everybody may know. */
export type YearDate = { kind: Kind; datum: string; sonst: string | null; bekannt: string | null }

/** When it is said that a date is moved: in the old year, two weeks before, or in the evening before. */
const notices = ['ahead', 'fortnight', 'evening'] as const

const zeit = fc.constantFrom<Erinnerungszeit>(...erinnerungszeiten)

/** Steps after which a worker is killed; null where it is not, undefined where there is no such worker. */
const fate = fc.oneof(fc.constant(null), fc.nat(60))

/** Whoever looks at the outbox of a town, and when; over and over in a year. */
const look = fc.record({
  /** Minutes after four in the afternoon of the day before. */
  minutes: fc.nat(18 * 60),
  fates: fc.tuple(fate, fc.oneof(fc.constant(undefined), fate)),
})

/** What differs from one year to the next. */
export const years = fc.record({
  zeiten: fc.tuple(zeit, zeit, zeit, zeit),
  /** Days of the week, 0 for Monday: nearly all public holidays are on one of the two. */
  weekdays: fc.record({ rest: fc.constantFrom(0, 3), bio: fc.nat(6) }),
  notices: fc.array(fc.constantFrom(...notices), { minLength: 4, maxLength: 9 }),
  looks: fc.array(look, { minLength: 12, maxLength: 20 }),
})
/** What differs from one year to the next. */
export type Year = typeof years extends fc.Arbitrary<infer Value> ? Value : never

/** How often each kind is collected, in days. */
const rhythm: Record<Kind, number> = { rest: 7, bio: 14 }

const isSunday = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay() === 0

/** The first day after a public holiday on which anybody works. */
function workday(day: string): string {
  const next = daysLater(day, 1)
  return feiertage(jahr).includes(next) || isSunday(next) ? workday(next) : next
}

/** When it is said that the date of a day is moved; null for in the calendar from the beginning. */
function announcedAt(sonst: string, notice: (typeof notices)[number] | undefined): string | null {
  if (notice === 'evening') return instantInBerlin(`${daysLater(sonst, -1)}T20:30`)
  return notice === 'fortnight' ? instantInBerlin(`${daysLater(sonst, -14)}T10:00`) : null
}

/** All dates of a year: those on public holidays are moved to the day after. */
export function datesOf({ notices: said, weekdays }: Year): YearDate[] {
  const monday = `${jahr}-02-01`
  const plain = (['rest', 'bio'] as const).flatMap((kind) => {
    const first = daysLater(monday, weekdays[kind] - (kind === 'rest' ? 28 : 21))
    const count = Math.floor(357 / rhythm[kind])
    return Array.from({ length: count }, (_, at) => ({
      kind,
      datum: daysLater(first, at * rhythm[kind]),
    }))
  })
  let moved = 0
  return plain.map(({ datum, kind }) => {
    if (!feiertage(jahr).includes(datum)) return { kind, datum, sonst: null, bekannt: null }
    moved += 1
    const bekannt = announcedAt(datum, said[moved % said.length])
    return { kind, datum: workday(datum), sonst: datum, bekannt }
  })
}

/** What happens at an instant of the year: workers look, or a date is moved. */
export type YearEvent = { at: string } & (
  | { what: 'look'; fates: Year['looks'][number]['fates'] }
  | { what: 'move'; date: YearDate }
)

/** Nobody is killed in these: what was due has been seen by somebody before it is over. */
const calm = [null, undefined] satisfies Year['looks'][number]['fates']

const minutesAfter = (instant: string, minutes: number) =>
  new Date(Date.parse(instant) + minutes * 60_000).toISOString()

function looksOf(day: string, some: Year['looks']): YearEvent[] {
  const start = instantInBerlin(`${daysLater(day, -1)}T16:00`)
  const late = ['11:15', '11:55', '12:00', '12:40'].map((at) => instantInBerlin(`${day}T${at}`))
  return [
    ...some.map(({ fates, minutes }) => ({
      at: minutesAfter(start, minutes),
      what: 'look' as const,
      fates,
    })),
    ...late.map((at) => ({ at, what: 'look' as const, fates: calm })),
  ]
}

/** Everything that happens, in its order. */
export function eventsOf({ looks }: Year, dates: readonly YearDate[]): YearEvent[] {
  const days = [...new Set(dates.flatMap(({ datum, sonst }) => [datum, sonst ?? datum]))].toSorted()
  const seen = days.flatMap((day, at) =>
    looksOf(
      day,
      [0, 1, 2].flatMap((step) => looks[(at * 3 + step) % looks.length] ?? []),
    ),
  )
  const moves = dates.flatMap((date): YearEvent[] => {
    const { bekannt } = date
    if (bekannt === null) return []
    const before = { at: minutesAfter(bekannt, -1), what: 'look' as const, fates: calm }
    return [before, { at: bekannt, what: 'move', date }]
  })
  return [...seen, ...moves].toSorted((a, b) => a.at.localeCompare(b.at))
}

/** The days on which somebody is reminded of each kind: also of an old day, where they were told before it moved. */
export function remindersOf(dates: readonly YearDate[], at: Erinnerungszeit): string[] {
  return dates
    .flatMap(({ bekannt, datum, kind, sonst }) => {
      const isTold = sonst !== null && bekannt !== null && dueFrom(sonst, at) < bekannt
      return isTold ? [`${sonst} ${kind}`, `${datum} ${kind}`] : [`${datum} ${kind}`]
    })
    .toSorted()
}
