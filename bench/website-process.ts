import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../tests/support/ports.ts'
import { builtServices } from '../tools/stack/index.ts'
import { familyOf, megabytesOf, processorSecondsOf } from './memory.ts'

/** What it is started with on a server. */
const args = builtServices.website?.args ?? []

/** A website of its own, running from the build. */
export type WebsiteProcess = {
  url: string
  pid: number
  /** Memory of each worker in megabytes. */
  workerMegabytes: () => number[]
  /** Processor time of all workers up to now, in seconds. */
  processorSeconds: () => number
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
  const child = spawn(process.execPath, args, {
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
  const workers = () => (options.workers === 1 ? [own] : familyOf(own).slice(1))
  return {
    url,
    pid: own,
    workerMegabytes: () => workers().map((pid) => megabytesOf(pid, 'VmRSS')),
    processorSeconds: () => workers().reduce((sum, pid) => sum + processorSecondsOf(pid), 0),
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
