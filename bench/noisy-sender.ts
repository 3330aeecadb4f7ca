/** Forms and uncached pages of others while one sender has 40 programmes made and searches 300 times. */
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { sendSteadily } from '../tests/support/form-traffic.ts'
import { given, percentile, report } from './report.ts'

const url = given('WEBSITE_URL')
const seconds = 20
const perSecond = 3
const noise = { programmes: 40, searches: 300 }

type Statuses = Record<string, number>
type Seen = { times: number[]; statuses: Statuses }

const byStatus = z.record(z.string(), z.number())
const results = z.object({ programmes: byStatus, searches: byStatus })

const count = (statuses: Statuses, status: string): Statuses => ({
  ...statuses,
  [status]: (statuses[status] ?? 0) + 1,
})
const wordsOf = (statuses: Statuses) =>
  Object.entries(statuses)
    .map(([status, times]) => `${times} × ${status}`)
    .join(', ')

let asked = 0

/** A page that nobody has asked for yet, by somebody who asks for little else. */
async function readOnce(): Promise<{ time: number; status: string }> {
  asked += 1
  const sender = `198.19.${asked >> 8}.${asked % 256}`
  const start = performance.now()
  const status = await fetch(`${url}/de/veranstaltungen/?q=${asked}-${Date.now()}`, {
    headers: { 'X-Forwarded-For': sender },
    signal: AbortSignal.timeout(30_000),
  })
    .then(async (answer) => {
      await answer.arrayBuffer()
      return String(answer.status)
    })
    .catch(() => 'none')
  return { time: performance.now() - start, status }
}

async function readSteadily(): Promise<Seen> {
  const reading: ReturnType<typeof readOnce>[] = []
  const start = performance.now()
  for (let turn = 0; turn < perSecond * seconds; turn += 1) {
    await sleep(Math.max(0, start + (turn * 1000) / perSecond - performance.now()))
    reading.push(readOnce())
  }
  const all = await Promise.all(reading)
  const statuses = all.reduce<Statuses>((sum, { status }) => count(sum, status), {})
  return { times: all.map(({ time }) => time), statuses }
}

async function sendForms(): Promise<Seen> {
  const sent = await sendSteadily(url, { perSecond, seconds })
  const statuses = sent.reduce<Statuses>(
    (sum, { referenz }) => count(sum, referenz === null ? 'not taken' : 'taken'),
    {},
  )
  return { times: sent.map(({ milliseconds }) => milliseconds), statuses }
}

async function measure() {
  const [forms, pages] = await Promise.all([sendForms(), readSteadily()])
  return { forms, pages }
}

function startNoise(): { results: Promise<z.infer<typeof results>> } {
  const worker = new Worker(path.join(import.meta.dirname, 'noisy-traffic.ts'), {
    workerData: { url, seconds: seconds + 4, ...noise },
  })
  return { results: once(worker, 'message').then(([message]) => results.parse(message)) }
}

// The first ones make what all others find ready.
await sendSteadily(url, { perSecond: 10, seconds: 2 })
for (let turn = 0; turn < 10; turn += 1) await readOnce()
const idle = await measure()
const noisy = startNoise()
await sleep(2000)
const loaded = await measure()
const refused = await noisy.results

function reportRatio(what: string, quiet: Seen, busy: Seen, most: number): void {
  const [before, during] = [quiet, busy].map(({ times }) => percentile(times, 0.95))
  const value = (during ?? Number.NaN) / (before ?? Number.NaN)
  report({
    name: `one noisy sender: ${what} of another, p95`,
    value: during ?? Number.NaN,
    unit: 'ms',
    target: `< ${most}, ${value.toFixed(1)} × idle (${before?.toFixed(0)} ms); ${wordsOf(busy.statuses)}`,
    ok: (during ?? Number.NaN) < most,
  })
}

function reportAll(what: string, { statuses }: Pick<Seen, 'statuses'>, good: string): void {
  const all = Object.values(statuses).reduce((sum, times) => sum + times, 0)
  const value = (statuses[good] ?? 0) / all
  const target = `1, ${wordsOf(statuses)}`
  report({ name: `one noisy sender: ${what}`, value, unit: '', target, ok: value === 1 })
}

/** Most of what they ask is refused, some is still answered, and nothing is said to be broken. */
function reportRefused(what: string, statuses: Statuses): void {
  const value = statuses['429'] ?? 0
  const ok = (statuses['200'] ?? 0) > 0 && (statuses['503'] ?? 0) === 0
  const target = `answered too, no 503: ${wordsOf(statuses)}`
  report({ name: `one noisy sender: their ${what} with 429`, value, unit: '', target, ok })
}

reportRatio('forms', idle.forms, loaded.forms, 500)
reportRatio('uncached pages', idle.pages, loaded.pages, 2000)
reportAll('forms of others taken', loaded.forms, 'taken')
reportAll('uncached pages of others answered', loaded.pages, '200')
reportRefused('programmes', refused.programmes)
reportRefused('searches', refused.searches)
