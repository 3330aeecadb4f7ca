import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** Times of the way down in milliseconds (fault F22). */
export const drainTimes = {
  /** Still answers everything, while balancers notice `readyz` and readers their `Connection: close`. */
  grace: 500,
  /** Unfinished requests may take so long. */
  patience: 9_000,
}

/** Stops accepting, lets running requests finish, cuts what is left; at most 10 s in all. */
export async function drain(server: Server, times = drainTimes): Promise<void> {
  await sleep(times.grace)
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const impatient = new AbortController()
  const late = sleep(times.patience, 'late', { signal: impatient.signal }).catch(() => 'closed')
  await Promise.race([closed, late])
  impatient.abort()
  server.closeAllConnections()
  await closed
}
