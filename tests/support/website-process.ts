import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { waitFor } from '../contract/content-api.ts'
import { stopAfterFile } from './leftovers.ts'

const entry = path.resolve(import.meta.dirname, '../../apps/website/server/main.ts')

/** The built website as a process of its own. */
export type WebsiteProcess = { kill: () => void; exited: Promise<unknown> }

/** Starts it on a port and waits until it answers. */
export async function startWebsiteProcess(options: {
  port: number
  apiUrl: string
}): Promise<WebsiteProcess> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kurstadt-website-'))
  const url = `http://127.0.0.1:${options.port}`
  const child = spawn(process.execPath, [entry], {
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      WEBSITE_PORT: String(options.port),
      WEBSITE_URL: url,
      WEBSITE_WORKERS: '1',
      CONTENT_API_URL: options.apiUrl,
      SNAPSHOT_DIR: folder,
    },
  })
  const exited = once(child, 'exit')
  stopAfterFile(async () => {
    child.kill('SIGKILL')
    await exited
    rmSync(folder, { recursive: true, force: true })
  })
  await waitFor(async () => (await fetch(`${url}/healthz`)).ok)
  return { kill: () => child.kill('SIGKILL'), exited }
}
