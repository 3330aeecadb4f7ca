import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Ports below those that a system takes for connections that go out (from 32768 on Linux, from 49152
 * elsewhere): one of these may be gone before a process that is only starting listens there.
 */
const [lowest, above] = [15_000, 32_000]

/** Times that another port is tried. */
const most = 100

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen({ port, host: '127.0.0.1', exclusive: true })
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}

/** A loopback port that nobody listens on, and that no connection of another process will take. */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < most; tried += 1) {
    const port = randomInt(lowest, above)
    if (await isFree(port)) return port
  }
  throw new Error('no port is free')
}
