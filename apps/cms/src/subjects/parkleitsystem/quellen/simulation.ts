import { localDateTime } from '../../../platform/time/berlin.ts'
import { type Reading, readingOf } from './reading.ts'

/** Share of the spaces that are taken at full hours of a day, from midnight on. */
const days = {
  /** Shops, doctors, bath: busy before noon and in the afternoon. */
  town: [6, 5, 5, 5, 6, 9, 15, 29, 52, 74, 88, 90, 80, 72, 78, 86, 84, 70, 55, 46, 40, 30, 18, 10],
  /** Who goes up the hill comes early and stays. */
  trips: [4, 4, 4, 4, 4, 5, 8, 16, 38, 72, 95, 100, 100, 98, 96, 90, 76, 54, 34, 22, 14, 9, 6, 5],
} as const

const spaces = [
  { id: 1, gesamt: 180, day: days.town, quiet: 1 },
  { id: 2, gesamt: 96, day: days.town, quiet: 1.04 },
  { id: 3, gesamt: 140, day: days.trips, quiet: 0.62 },
  { id: 4, gesamt: 220, day: days.trips, quiet: 0.4 },
] as const
type Space = (typeof spaces)[number]

/** A number from 0 to 1 that looks like chance and is the same for everybody. */
function chance(...of: number[]): number {
  const mixed = of.reduce((sum, one) => Math.imul(sum ^ one, 2_654_435_761) >>> 0, 0x9e37_79b9)
  return (mixed % 1_000) / 1_000
}

/** How many are taken at an instant: the day's curve, less of it on weekdays, and some chance. */
function takenAt({ id, gesamt, day, quiet }: Space, instant: number): number {
  const local = localDateTime(new Date(instant))
  const weekday = new Date(`${local.slice(0, 10)}T12:00Z`).getUTCDay()
  const isWeekend = weekday === 0 || weekday === 6
  const [hour, minute] = [Number(local.slice(11, 13)), Number(local.slice(14, 16))]
  const [from = 0, to = 0] = [day[hour], day[(hour + 1) % 24]]
  const usual = (from + ((to - from) * minute) / 60) / 100
  const share =
    usual * (isWeekend ? 1 : quiet) + (chance(id, Math.floor(instant / 300_000)) - 0.5) / 25
  return Math.max(0, Math.min(gesamt, Math.round(share * gesamt)))
}

const tenMinutes = 600_000

/** Numbers as a town of this size might have them at an instant; nobody has counted anything. */
export function simulate(now: Date): Reading[] {
  const at = now.getTime()
  return spaces.map((space) => {
    const aktuell = takenAt(space, at)
    const trend = aktuell - takenAt(space, at - tenMinutes)
    return readingOf({ id: space.id, gesamt: space.gesamt, aktuell, trend, geandert: now })
  })
}
