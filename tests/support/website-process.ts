import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const entry = path.resolve(import.meta.dirname, '../../apps/website/server/main.ts')

/** The built website as a process of its own; `stop` also takes away what it kept. */
export type WebsiteProcess = {
  url: string
  /** Ends it at once, or tells it something else. */
  kill: (signal?: NodeJS.Signals) => void
  exited: Promise<unknown>
  stop: () => Promise<void>
}

async function isHealthy(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

type Options = {
  port: number
  apiUrl: string
  /** Variables of its environment besides. */
  environment?: Record<string, string>
  /** What it logs is written there; without it it is silent. */
  log?: number
}

/** Starts it on a port and waits until it answers. */
export async function startWebsiteProcess(options: Options): Promise<WebsiteProcess> {
  const { log } = options
  const folder = mkdtempSync(path.join(tmpdir(), 'kurstadt-website-'))
  const url = `http://127.0.0.1:${options.port}`
  const child = spawn(process.execPath, [entry], {
    stdio: ['ignore', log ?? 'ignore', 'ignore'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: log === undefined ? 'silent' : 'info',
      WEBSITE_PORT: String(options.port),
      WEBSITE_URL: url,
      WEBSITE_WORKERS: '1',
      CONTENT_API_URL: options.apiUrl,
      SNAPSHOT_DIR: folder,
      ...options.environment,
    },
  })
  const exited = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGKILL')
    await exited
    rmSync(folder, { recursive: true, force: true })
  }
  const until = performance.now() + 60_000
  while (!(await isHealthy(url))) {
    if (performance.now() > until) {
      await stop()
      throw new Error('the website does not answer')
    }
    await sleep(50)
  }
  return { url, kill: (signal = 'SIGKILL') => child.kill(signal), exited, stop }
}
