import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Times of the way down in milliseconds (fault F22). */
export const drainTimes = {
  /** Still answers everything, while balancers notice `readyz` and readers their `Connection: close`. */
  grace: 700,
  /** Connections accepted last may take so long to send their request. */
  lastWord: 300,
  /** Unfinished requests may take so long. */
  timeout: 8_000,
}

/** Stops accepting, lets running requests finish, cuts what is left; under 10 s in all. */
export async function drain(server: Server, times = drainTimes): Promise<void> {
  await sleep(times.grace)
  // An HTTP server's own `close` also cuts connections whose request is still on its way.
  const closed = new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => resolve())
  })
  await sleep(times.lastWord)
  server.closeIdleConnections()
  const stopWaiting = new AbortController()
  const late = sleep(times.timeout, 'late', { signal: stopWaiting.signal }).catch(() => 'closed')
  await Promise.race([closed, late])
  stopWaiting.abort()
  server.closeAllConnections()
  await closed
  // Nothing is left to close but the timer that looks after connections, which holds the server.
  server.close()
}
