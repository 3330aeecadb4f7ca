/** 20,000 reminders that are due at one moment, and cached pages beside them. */
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import pg from 'pg'
import {
  dueToday,
  manyReminded,
  manyStreets,
  withoutManyStreets,
} from '../tests/support/many-streets.ts'
import { given, report } from './report.ts'

const size = { leute: 20_000, strassen: 1_000 }
/** Seconds within which all have to be handed over. */
const limit = 600
const url = given('WEBSITE_URL')

const client = new pg.Client({ connectionString: given('DATABASE_URL') })
await client.connect()

/** In a thread of its own: who measures pages does not slow down who sends mails. */
async function pagesPerSecond(duration: number): Promise<number> {
  const run = { url: `${url}/de/`, connections: 16, duration, workers: 1 }
  const { requests, non2xx, errors } = await autocannon(run)
  if (non2xx > 0 || errors > 0) throw new Error('a cached page was not served')
  return requests.average
}

/** How many reminders stand in the outbox, and how many the mail server has taken. */
async function counts(): Promise<{ written: number; taken: number }> {
  const { rows } = await client.query<{ written: number; taken: number }>(
    `select count(*)::int as written, count(*) filter (where zustand = 'gesendet')::int as taken
     from mails where an like 'viele-%@post.example'`,
  )
  return rows[0] ?? { written: 0, taken: 0 }
}

/** Waits until so many are there, and at most as long as they may take. */
async function until(isThere: (found: Awaited<ReturnType<typeof counts>>) => boolean) {
  const start = performance.now()
  while (performance.now() - start < limit * 1_500) {
    if (isThere(await counts())) return (performance.now() - start) / 1_000
    await sleep(1_000)
  }
  return Number.NaN
}

/** The rate of pages until something is done, measured over and over. */
async function pagesUntil(done: Promise<unknown>): Promise<number> {
  const rates: number[] = []
  let isDone = false
  const ending = done.then(() => {
    isDone = true
  })
  while (!isDone) rates.push(await pagesPerSecond(10))
  await ending
  return rates.reduce((sum, rate) => sum + rate, 0) / rates.length
}

await client.query(manyStreets({ ...size, arten: 2 }))
await client.query(manyReminded(size))
await fetch(`${url}/de/`)
await pagesPerSecond(5)
const alone = await pagesPerSecond(20)
await client.query(dueToday)
// The worker looks once a minute.
await until(({ written }) => written > 0)
const start = performance.now()
const written = until((found) => found.written >= size.leute)
const taken = until((found) => found.taken >= size.leute)
const parallel = await pagesUntil(taken)
await taken
const value = (performance.now() - start) / 1_000
const found = await counts()
await client.query(withoutManyStreets)
await client.end()

report({
  name: '20,000 reminders due at once: handed over',
  value,
  unit: 's',
  target: `< ${limit}, ${found.taken} taken by the mail server, in the outbox after ${(await written).toFixed(0)} s`,
  ok: found.taken === size.leute && value < limit,
})
report({
  name: 'cached pages while reminders are sent',
  value: parallel / alone,
  unit: '×',
  target: `≥ 0.8, ${Math.round(parallel)}/s beside ${Math.round(alone)}/s alone`,
  ok: parallel / alone >= 0.8,
})
