import type { Answers } from './answers.server.ts'
import { backgroundTimes } from './background-lane.server.ts'
import { leaseTimes } from './lease.server.ts'
import type { Ledger } from './ledger.server.ts'
import type { Report } from './report.server.ts'
import type { Snapshot } from './snapshot.server.ts'

/** Times of the warm-up in milliseconds. */
export const warmUpTimes = {
  /** After a change, so that ten changes cost one round. */
  quiet: 3_000,
  /** How often it looks for work. */
  look: 500,
  /** After a failure; then twice as long each time, up to the second. */
  retry: 15_000,
  retryAtMost: 3_600_000,
  /** How old the sitemap in the snapshot may be: every change of any page touches all of its parts. */
  sitemap: 3_600_000,
  lane: backgroundTimes,
  lease: leaseTimes,
}

/** What the warm-up works with. */
export type WarmUpOptions = {
  answers: Answers
  ledger: Ledger
  snapshot: Snapshot
  report: Report
  /** Number of the newest change that the ledger knows. */
  seen: () => number | null
  isBusy: () => boolean
  /** The day in Europe/Berlin. */
  today: () => string
  times: typeof warmUpTimes
}
