import type { Payload } from 'payload'
import { awaitWriters, sweepLeftovers } from './leftovers.ts'

/** Time between two looks at the list of leftovers, in milliseconds. */
const interval = 60_000
/** Time until the first look, so that short commands and migrations are not disturbed. */
const firstAfter = 10_000

let timers: NodeJS.Timeout[] = []
let isWaiting = false

/**
 * Removes leftovers at the start and then once a minute, in the process of the back office. A
 * store or database that is away is reported and tried again.
 */
export function startSweeping({ logger }: Payload): void {
  const sweep = () => {
    sweepLeftovers().then(
      (count) => count > 0 && logger.info({ count }, 'removed media that nothing uses'),
      (error: unknown) => logger.warn({ err: error }, 'leftovers of media stay for now'),
    )
  }
  stopSweeping()
  timers = [setInterval(sweep, interval).unref(), setTimeout(sweep, firstAfter).unref()]
}

/** Ends what `startSweeping` has begun. */
export function stopSweeping(): void {
  for (const timer of timers.splice(0)) clearTimeout(timer)
}

/**
 * Removes what the request under way leaves, as soon as its transaction has ended. Whatever comes
 * in between and is missed goes a minute later.
 */
export function sweepSoon({ logger }: Payload): void {
  if (isWaiting) return
  isWaiting = true
  awaitWriters()
    .finally(() => {
      isWaiting = false
    })
    .then(sweepLeftovers)
    .catch((error: unknown) => logger.warn({ err: error }, 'leftovers of media stay for now'))
}
