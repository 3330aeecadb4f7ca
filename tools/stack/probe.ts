import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Running } from '../process/index.ts'

/** Where to ask whether a service is ready. */
export type Probe = { host: string; port: number; path: string; hostHeader: string }

const longestWait = 90_000

/** Resolves when the service answers below 400; throws with its last words when it cannot. */
export async function untilReady(
  service: Running,
  probe: Probe,
  signal: AbortSignal,
): Promise<void> {
  const giveUp = performance.now() + longestWait
  let last = 'no answer'
  while (performance.now() < giveUp) {
    signal.throwIfAborted()
    if (service.hasEnded()) break
    const status = await statusOf(probe)
    if (status !== undefined && status < 400) return
    last = status === undefined ? 'no answer' : `answer ${status}`
    await sleep(50)
  }
  const end = service.hasEnded() ? await service.ended : `${last} from ${probe.path}`
  throw new Error(`${service.name} did not start (${end}):\n${service.lastLines(20)}`)
}

function statusOf({ host, port, path, hostHeader }: Probe): Promise<number | undefined> {
  return new Promise((resolve) => {
    const asked = request({ host, port, path, headers: { host: hostHeader }, timeout: 5000 })
    asked.on('response', (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    asked.on('timeout', () => asked.destroy())
    asked.on('error', () => resolve(undefined))
    asked.end()
  })
}
