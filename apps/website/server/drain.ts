import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { httpLimits } from './http-server.ts'

const longestMs = 9_000
const stepMs = 50
/** So long nobody may be connected before the door closes for good. */
const quietMs = 200

/**
 * Lets a server run empty. The door stays open while clients still hold connections: every answer
 * tells them to close theirs, and closing an idle one at once could cut a request that is on its
 * way (F22). After the keep-alive time there is none left that could be surprised.
 */
export async function drainServer(server: Server): Promise<void> {
  const startedAt = performance.now()
  const lasted = () => performance.now() - startedAt
  for (let quiet = 0; quiet < quietMs && lasted() < httpLimits.keepAlive + 500; quiet += stepMs) {
    await sleep(stepMs)
    if ((await countConnections(server)) > 0) quiet = -stepMs
  }
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  await Promise.race([closed, sleep(Math.max(0, longestMs - lasted()), undefined, { ref: false })])
  server.closeAllConnections()
}

function countConnections(server: Server): Promise<number> {
  return promisify(server.getConnections.bind(server))()
}
