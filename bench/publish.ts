/**
 * Publish in the back office → every one of three website nodes serves the new text.
 * Every tenth time the change feed's connections are cut in the moment of publishing.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { builtServices } from '../tools/stack/index.ts'
import { openBackOffice } from './back-office.ts'
import { startRelay } from './relay.ts'
import { given, percentile, report } from './report.ts'

const publishes = 50
const page = '/de/impressum/'
const giveUpAfter = 40_000

async function startNode(port: number, apiUrl: string, folder: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, builtServices.website?.args ?? [], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      LOG_LEVEL: 'error',
      WEBSITE_PORT: String(port),
      WEBSITE_WORKERS: '1',
      WEBSITE_HOSTS: 'localhost,127.0.0.1',
      CONTENT_API_URL: apiUrl,
      SNAPSHOT_DIR: path.join(folder, String(port)),
    },
  })
  for (let tries = 0; tries < 100; tries += 1) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
    if (ready?.ok) return child
    await sleep(100)
  }
  throw new Error(`website node on ${port} did not start`)
}

async function servedAfter(port: number, text: string, since: number): Promise<number> {
  while (performance.now() - since < giveUpAfter) {
    const response = await fetch(`http://127.0.0.1:${port}${page}`)
    if ((await response.text()).includes(text)) return performance.now() - since
    await sleep(10)
  }
  return Number.POSITIVE_INFINITY
}

const folder = await mkdtemp(path.join(tmpdir(), 'kurstadt-bench-'))
const relay = await startRelay(given('CONTENT_API_URL'))
const first = Number(process.env.BENCH_PORT ?? 3951)
const ports = [first, first + 1, first + 2]
const nodes = await Promise.all(ports.map((port) => startNode(port, relay.url, folder)))
try {
  const editor = await openBackOffice(
    given('BACK_OFFICE_URL'),
    given('ADMIN_EMAIL'),
    given('ADMIN_PASSWORD'),
  )
  await Promise.all(ports.map((port) => servedAfter(port, '</html>', performance.now())))
  const times: number[] = []
  for (let round = 0; round < publishes; round += 1) {
    const text = `Impressum ${Date.now().toString(36)}-${round}`
    const isCut = round % 10 === 5
    if (isCut) relay.cut()
    const since = performance.now()
    await editor.publishTitle(page, text)
    if (isCut) relay.cut()
    times.push(...(await Promise.all(ports.map((port) => servedAfter(port, text, since)))))
  }
  await editor.publishTitle(page, 'Impressum')
  const lost = times.filter((time) => !Number.isFinite(time)).length
  const p95 = percentile(times, 0.95)
  report({
    name: 'publish to visible, p95',
    value: p95,
    unit: 'ms',
    target: '< 1000',
    ok: p95 < 1000,
  })
  report({ name: 'publishes lost', value: lost, unit: '', target: '0', ok: lost === 0 })
} finally {
  for (const node of nodes) node.kill('SIGTERM')
  await relay.stop()
  await rm(folder, { recursive: true, force: true })
}
