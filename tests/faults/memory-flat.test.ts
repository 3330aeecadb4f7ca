import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { startExampleContent } from '../../apps/website/server/example-content.ts'
import { stopAfterFile } from '../support/leftovers.ts'
import { freePort } from '../support/ports.ts'
import { until } from '../support/website.ts'
import { startWebsiteProcess, type WebsiteProcess } from '../support/website-process.ts'

// F20: nothing that visitors ask for, senselessly or not, makes a process of the website grow, and
// one that is broken ends, so that another takes its place. `npm run bench soak` does the same for
// an hour on a whole town.

const memory = z.object({ heapUsed: z.number(), external: z.number(), handles: z.number() })

let site: WebsiteProcess
const folder = mkdtempSync(path.join(tmpdir(), 'kurstadt-flat-'))
const file = path.join(folder, 'memory.json')

beforeAll(async () => {
  const api = await startExampleContent()
  stopAfterFile(() => api.close())
  stopAfterFile(async () => rmSync(folder, { recursive: true }))
  const hook = fileURLToPath(import.meta.resolve('../support/report-memory.ts'))
  site = await startWebsiteProcess({
    port: await freePort(),
    apiUrl: api.url,
    environment: {
      NODE_OPTIONS: `--import=${hook}`,
      MEMORY_REPORT: file,
      PAGE_CACHE_MB: '1',
      CONTENT_CACHE_MB: '1',
      TRUSTED_PROXIES: '127.0.0.1',
    },
  })
  stopAfterFile(site.stop)
})

let asked = 0

/** One request of each kind: stored, with a senseless query, unknown, refused, and cut off. */
async function ask(): Promise<void> {
  asked += 1
  const headers = { 'X-Forwarded-For': `198.18.${(asked >> 8) % 256}.${asked % 256}` }
  const at = (address: string, init: RequestInit = {}) =>
    fetch(site.url + address, { headers, redirect: 'manual', ...init }).then((answer) =>
      answer.arrayBuffer(),
    )
  await Promise.all([
    at('/de/silberbad/'),
    at(`/de/silberbad/?unsinn=${asked}`),
    at(`/de/gibt-es-nicht-${asked}/`),
    at('/de/%ZZ'),
    at('/de/silberbad/', { signal: AbortSignal.timeout(1 + (asked % 3)) }).catch(() => null),
  ])
}

async function askOften(times: number): Promise<void> {
  for (let round = 0; round < times; round += 1) await Promise.all(Array.from({ length: 8 }, ask))
}

/** What it holds once connections that nobody uses are closed. */
async function look() {
  rmSync(file, { force: true })
  site.kill('SIGUSR2')
  expect(await until(() => existsSync(file))).toBe(true)
  return memory.parse(JSON.parse(readFileSync(file, 'utf8')))
}

test('F20: after thousands of requests it holds no more than before, in memory and in handles', async () => {
  await askOften(120)
  const before = await look()
  await askOften(240)
  // What is open goes with the connections, which end when nobody asks for a while.
  let after = await look()
  const isFlat = async () => {
    after = await look()
    return after.heapUsed < before.heapUsed * 1.1 && after.handles <= before.handles + 8
  }
  await until(isFlat, 60_000)
  expect(after.heapUsed).toBeLessThan(before.heapUsed * 1.1)
  expect(after.handles).toBeLessThanOrEqual(before.handles + 8)
})

test('F20: a promise that nobody handles ends a process, and another takes its place', async () => {
  const port = await freePort()
  const script = fileURLToPath(import.meta.resolve('../support/cluster-child.ts'))
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, TEST_PORT: String(port) },
    stdio: 'ignore',
  })
  stopAfterFile(async () => void child.kill('SIGKILL'))
  const who = async (address = '/') => {
    const answer = await fetch(`http://127.0.0.1:${port}${address}`).catch(() => null)
    return answer?.ok ? z.object({ pid: z.number() }).parse(await answer.json()).pid : null
  }
  let first: number | null = null
  const breakOne = async () => {
    first = await who('/rejects')
    return first !== null
  }
  expect(await until(breakOne)).toBe(true)
  const isGone = () => {
    try {
      return !process.kill(first ?? 0, 0)
    } catch {
      return true
    }
  }
  expect(await until(isGone)).toBe(true)
  const others = new Set<number>()
  const bothAreThere = async () => {
    const pid = await who()
    return pid !== null && others.add(pid).size === 2
  }
  expect(await until(bothAreThere)).toBe(true)
  expect(others).not.toContain(first)
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})
