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
  return {
    url,
    pid: child.pid ?? 0,
    workerMegabytes: async () => {
      const pids = options.workers === 1 ? [child.pid ?? 0] : await childrenOf(child.pid ?? 0)
      return Promise.all(pids.map(residentMegabytes))
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

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1024
}
