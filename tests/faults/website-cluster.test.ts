import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { stopAfterFile } from '../support/leftovers.ts'
import { freePort } from '../support/ports.ts'
import { until } from '../support/website.ts'

const answer = z.object({ pid: z.number(), arguments: z.array(z.string()) })

const script = import.meta.resolve('../support/cluster-child.ts')

test('workers are measured together, one that dies is replaced, and the signal to stop reaches all of them (F22)', async () => {
  const [port, metricsPort] = [await freePort(), await freePort()]
  const child = spawn(process.execPath, [fileURLToPath(script)], {
    env: { ...process.env, TEST_PORT: String(port), TEST_METRICS_PORT: String(metricsPort) },
    stdio: 'ignore',
  })
  stopAfterFile(async () => {
    child.kill('SIGKILL')
  })
  const ask = async () => {
    const response = await fetch(`http://127.0.0.1:${port}/`, {
      signal: AbortSignal.timeout(500),
    }).catch(() => null)
    return response ? answer.parse(await response.json()) : null
  }
  const seen = new Map<number, string[]>()
  const look = async () => {
    const who = await ask()
    if (who) seen.set(who.pid, who.arguments)
    return seen.size >= 2
  }
  expect(await until(look, 10_000)).toBe(true)
  // What each has answered is read in one place, added together.
  const answered = async () => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    return Number(/^http_requests_total\{.*status="200".*\} (\d+)$/m.exec(text)?.[1])
  }
  const before = await answered()
  for (let turn = 0; turn < 4; turn += 1) await ask()
  expect(before).toBeGreaterThanOrEqual(seen.size)
  expect(await answered()).toBe(before + 4)
  const warm = [...seen].filter(([, flags]) => flags.includes('--keeps-warm'))
  expect(warm).toHaveLength(1)
  const [victim = 0] = warm[0] ?? []
  process.kill(victim, 'SIGKILL')
  const successor = async () => {
    const who = await ask()
    return who !== null && !seen.has(who.pid) && who.arguments.includes('--keeps-warm')
  }
  expect(await until(successor, 10_000)).toBe(true)
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  expect(await exited).toEqual([0, null])
  expect(await ask()).toBeNull()
})
