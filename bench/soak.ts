/**
 * The whole town under steady traffic for an hour: pages, searches, addresses that do not exist, and
 * visitors who leave. Every process has to be flat in memory and in what it has open (fault F20).
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { type Sample, sampleStack } from './memory.ts'
import { given, report } from './report.ts'

const website = given('WEBSITE_URL')
const api = given('CONTENT_API_URL')
const dataDir = given('DATA_DIR')
const minutes = Number(process.argv[2] ?? 60)
const visitors = 4
const scripts = [
  'apps/website/server/main.ts',
  'apps/cms/src/api/main.ts',
  'apps/cms/src/admin/main.ts',
  'apps/cms/src/jobs/main.ts',
]
/** Megabytes a minute that a process may grow by, and files that it may have open besides. */
const limits = { growth: 0.5, files: 20 }

const sitemap = z.object({ data: z.array(z.object({ href: z.string() })) })
const counts = { asked: 0, failed: 0 }
let isOver = false

type Visitor = { sender: string; leavesAfter?: number }

/** Asks for a page; who leaves does so on purpose, and a page that hangs for half a minute failed. */
async function ask(address: string, { sender, leavesAfter }: Visitor): Promise<void> {
  counts.asked += 1
  const signal = AbortSignal.timeout(leavesAfter ?? 30_000)
  try {
    const headers = { 'X-Forwarded-For': sender }
    const answer = await fetch(website + address, { signal, headers })
    await answer.arrayBuffer()
    if (answer.status >= 500) counts.failed += 1
  } catch {
    if (leavesAfter === undefined || !signal.aborted) counts.failed += 1
  }
}

/** One visitor after the other, each with some pages, a search, a mistake, and a page left too early. */
async function visit(pages: readonly string[], which: number): Promise<void> {
  for (let turn = 0; !isOver; turn += 1) {
    const sender = `198.18.${turn % 256}.${which}`
    const pick = (step: number) => pages[(turn * 7 + which * 31 + step) % pages.length] ?? '/de/'
    for (const step of [0, 1, 2, 3]) await ask(pick(step), { sender })
    await ask(`/de/suche/?q=bad+${turn % 500}`, { sender })
    await ask(`/de/gibt-es-nicht-${which}-${turn}/`, { sender })
    await ask(`${pick(4)}?unsinn=${turn}`, { sender, leavesAfter: 1 + (turn % 20) })
  }
}

/** Megabytes a minute by which the line through the samples rises. */
function growthOf(samples: readonly Sample[], perMinute: number): number {
  const middle = (samples.length - 1) / 2
  const mean = samples.reduce((sum, { megabytes }) => sum + megabytes, 0) / samples.length
  const rise = samples.reduce((sum, one, at) => sum + (at - middle) * (one.megabytes - mean), 0)
  const spread = samples.reduce((sum, _, at) => sum + (at - middle) ** 2, 0)
  return spread === 0 ? 0 : (rise / spread) * perMinute
}

/** What a process did after the first half, in which its stores fill. */
function reportProcess(samples: readonly Sample[], perMinute: number): void {
  const half = Math.floor(samples.length / 2)
  const [early, late] = [samples.slice(0, half), samples.slice(half)]
  const name = samples[0]?.name ?? ''
  const growth = growthOf(late, perMinute)
  const files = late.at(-1)?.files ?? 0
  const most = Math.max(...early.map((one) => one.files)) + limits.files
  report({
    name: `growth of ${name}`,
    value: growth,
    unit: 'MB/min',
    target: `< ${limits.growth} MB/min`,
    ok: growth < limits.growth,
  })
  report({
    name: `open in ${name}`,
    value: files,
    unit: 'files',
    target: `≤ ${most}`,
    ok: files <= most,
  })
}

const answer = await fetch(`${api}/api/cms/sitemap?pro_seite=2000`)
const pages = sitemap.parse(await answer.json()).data.map(({ href }) => href)
const first = sampleStack(dataDir, scripts)
const missing = scripts.filter((script) => !first.some((one) => one.script === script))
if (missing.length > 0) throw new Error(`${missing.join(', ')} does not run on ${dataDir}`)
const visits = Array.from({ length: visitors }, (_, which) => visit(pages, which))
const perMinute = minutes < 10 ? 12 : 2
const rounds: Sample[][] = []
const end = performance.now() + minutes * 60_000
while (performance.now() < end) {
  await sleep(60_000 / perMinute)
  rounds.push(sampleStack(dataDir, scripts))
}
isOver = true
await Promise.all(visits)
for (const { pid } of first) {
  const samples = rounds.flatMap((round) => round.filter((one) => one.pid === pid))
  if (samples.length === rounds.length) reportProcess(samples, perMinute)
}
const died = first.filter(({ pid }) => !rounds.at(-1)?.some((one) => one.pid === pid))
report({
  name: ['processes that died', ...died.map(({ name }) => name)].join(' '),
  value: died.length,
  unit: '',
  target: '0',
  ok: died.length === 0,
})
const share = `0 of ${counts.asked}`
report({
  name: 'requests that failed',
  value: counts.failed,
  unit: '',
  target: share,
  ok: counts.failed === 0,
})
