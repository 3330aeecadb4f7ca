import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../tests/support/ports.ts'

/** A website of its own, running from the build. */
export type WebsiteProcess = {
  url: string
  pid: number
  /** Memory of each worker in megabytes. */
  workerMegabytes: () => Promise<number[]>
  /** Processor time of all workers up to now, in milliseconds. */
  processorMs: () => Promise<number>
  stop: () => Promise<void>
}

/** Starts the built website on a free port and waits until it is ready. */
export async function startWebsite(options: {
  workers: number
  apiUrl: string
  env?: Record<string, string>
}): Promise<WebsiteProcess> {
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'kurstadt-bench-'))
  const child = spawn(process.execPath, ['apps/website/server/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      WEBSITE_PORT: String(port),
      WEBSITE_WORKERS: String(options.workers),
      CONTENT_API_URL: options.apiUrl,
      SNAPSHOT_DIR: folder,
      ...options.env,
    },
  })
  const url = `http://127.0.0.1:${port}`
  await untilReady(url)
  const own = child.pid ?? 0
  const workers = async () => (options.workers === 1 ? [own] : childrenOf(own))
  return {
    url,
    pid: own,
    workerMegabytes: async () => Promise.all((await workers()).map(residentMegabytes)),
    processorMs: async () => {
      const each = await Promise.all((await workers()).map(processorMsOf))
      return each.reduce((sum, ms) => sum + ms, 0)
    },
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const ready = await fetch(`${url}/readyz`).catch(() => null)
    if (ready?.ok) return
    await sleep(100)
  }
  throw new Error(`the website at ${url} did not start`)
}

async function childrenOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  return text.split(' ').filter(Boolean).map(Number)
}

/** Of all threads, in steps of ten milliseconds. */
async function processorMsOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const [, , , , , , , , , , , user, system] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(user) + Number(system)) * 10
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1024
}
