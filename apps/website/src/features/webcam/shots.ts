import type { Sprache, Webcam } from '@kurstadt/contract'
import { formatDay, formatWeekdayShort } from '../../i18n/index.ts'
import { berlinTime } from '../../lib/index.ts'

type Camera = Pick<Webcam, 'aufnahmen' | 'hoechstalter'>

/** Until when (milliseconds since 1970) a camera's newest picture says how it looks now; null without one. */
export function freshUntil({ aufnahmen: [newest], hoechstalter }: Camera): number | null {
  return newest ? Date.parse(newest.zeit) + hoechstalter * 60_000 : null
}

/** Whether a camera has nothing that says how it looks now. */
export function isSilent(camera: Camera, now: number): boolean {
  const until = freshUntil(camera)
  return until === null || until < now
}

/** When the first picture of some cameras becomes too old; null where none will. */
export function pictureEnds(cameras: readonly Camera[], now: number): number | null {
  const ends = cameras.map(freshUntil).filter((end) => end !== null && end >= now)
  return ends.length === 0 ? null : Math.min(...ends.map(Number))
}

/** When a picture was taken, on the clocks of Berlin: its day and `HH:mm`. */
export function takenAt(zeit: string, sprache: Sprache): { day: string; clock: string } {
  const local = berlinTime(new Date(zeit))
  return { day: formatDay(local.slice(0, 10), sprache), clock: local.slice(11) }
}

/** What stands below a small picture of the day: `10:20`, and the day where it is not the newest one's. */
export function shortTime(zeit: string, newest: string, sprache: Sprache): string {
  const [local, last] = [zeit, newest].map((one) => berlinTime(new Date(one)))
  if (!(local && last)) return ''
  const clock = local.slice(11)
  const day = local.slice(0, 10)
  return day === last.slice(0, 10) ? clock : `${formatWeekdayShort(day, sprache)} ${clock}`
}
