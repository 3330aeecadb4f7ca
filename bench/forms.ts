/** Requests of visitors with the mail server a black hole, and cached pages beside them (F06). */

import { loadavg } from 'node:os'
import autocannon from 'autocannon'
import pg from 'pg'
import { lostOf, type Sent, sendSteadily } from '../tests/support/form-traffic.ts'
import { given, percentile, report } from './report.ts'

const perSecond = 200
const seconds = 30
const url = given('WEBSITE_URL')

/** In a thread of its own: who measures pages does not slow down who sends forms. */
async function pagesPerSecond(): Promise<number> {
  const run = { url: `${url}/de/`, connections: 16, duration: seconds, workers: 1 }
  const { requests, non2xx, errors } = await autocannon(run)
  if (non2xx > 0 || errors > 0) throw new Error('a cached page was not served')
  return requests.average
}

async function sendAndTime(): Promise<{ sent: Sent[]; rate: number }> {
  const start = performance.now()
  const sent = await sendSteadily(url, { perSecond, seconds })
  const taken = sent.filter(({ referenz }) => referenz !== null).length
  return { sent, rate: (taken * 1000) / (performance.now() - start) }
}

const client = new pg.Client({ connectionString: given('DATABASE_URL') })
await client.connect()
await fetch(`${url}/de/`)
// The first ones make what all others find ready.
await sendSteadily(url, { perSecond: 50, seconds: 2 })
const alone = await pagesPerSecond()
const forms = await sendAndTime()
const [together, parallel] = await Promise.all([sendAndTime(), pagesPerSecond()])
const all = [...forms.sent, ...together.sent]
const lost = await lostOf(client, all)
await client.end()

function reportForms(what: string, { sent, rate }: { sent: readonly Sent[]; rate: number }): void {
  const refused = sent.filter(({ referenz }) => referenz === null).length
  const times = sent.map(({ milliseconds }) => milliseconds)
  const p95 = percentile(times, 0.95)
  report({
    name: `forms${what}: accepted`,
    value: rate,
    unit: '/s',
    target: `${perSecond} a second for ${seconds} s, ${refused} of ${sent.length} refused`,
    ok: refused === 0,
  })
  const target = `< 250, p50 ${percentile(times, 0.5).toFixed(0)}`
  report({ name: `forms${what}: p95`, value: p95, unit: 'ms', target, ok: p95 < 250 })
}

reportForms('', forms)
reportForms(' beside pages', together)
report({
  name: 'forms: lost',
  value: lost.length,
  unit: '',
  target: `0 of ${all.length}, rows and mails compared`,
  ok: lost.length === 0,
})
report({
  name: 'cached pages while forms are sent',
  value: parallel / alone,
  unit: '×',
  target: `≥ 0.7, ${Math.round(parallel)}/s beside ${Math.round(alone)}/s alone`,
  ok: parallel / alone >= 0.7,
})
const [load = 0] = loadavg()
report({
  name: 'load of this machine',
  value: load,
  unit: '',
  target: 'as low as it can be',
  ok: true,
})
