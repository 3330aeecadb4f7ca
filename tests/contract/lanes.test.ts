import { setTimeout as sleep } from 'node:timers/promises'
import { errorBody } from '@kurstadt/contract'
import { beforeAll, expect, test } from 'vitest'
import { query } from '../support/postgres.ts'
import { slowdown } from '../support/processor-time.ts'
import { message, travelling } from './anfragen.ts'
import { startTownApart } from './running-town.ts'

let running: Awaited<ReturnType<typeof startTownApart>>

beforeAll(async () => {
  running = await startTownApart()
})

const background = { 'x-lane': 'background' }

type Refused = { status: number; code: string | null; retryAfter: string | null; took: number }

async function ask(path: string, headers: Record<string, string> = {}): Promise<Refused> {
  const before = performance.now()
  const response = await running.api.get(`/api/cms/${path}`, headers)
  const body: unknown = await response.json()
  return {
    status: response.status,
    code: response.ok ? null : errorBody.parse(body).error.code,
    retryAfter: response.headers.get('retry-after'),
    took: performance.now() - before,
  }
}

/** Locks a table against readers for some seconds; resolves once it is free again. */
async function locked(table: string, seconds: number): Promise<{ free: Promise<void> }> {
  const free = query(
    running.databaseUrl,
    `begin; lock table ${table} in access exclusive mode; select pg_sleep(${seconds}); commit`,
  )
  await sleep(300)
  return { free }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

async function askVisitors(times: number): Promise<Refused[]> {
  const answers: Refused[] = []
  for (let count = 0; count < times; count += 1) answers.push(await ask('menu?name=Hauptmenü'))
  return answers
}

test.each(['', 'other', 'visitor, background', 'Background', '1'])(
  'a lane called «%s» is refused',
  async (name) => {
    expect(await ask('aemter', { 'x-lane': name })).toMatchObject({
      status: 400,
      code: 'bad-request',
    })
  },
)

test.each(['visitor', 'background'])(
  'the %s lane answers as ever when there is room',
  async (name) => {
    expect((await ask('aemter', { 'x-lane': name })).status).toBe(200)
  },
)

test('slow background work costs visitors nothing, and what waits is told to come later', async () => {
  const { api } = running
  await askVisitors(20)
  const idle = median((await askVisitors(60)).map(({ took }) => took))
  const { free } = await locked('aktuelles', 3)
  const working = Array.from({ length: 80 }, () => ask('aktuelles', background))
  await sleep(100)
  const visitors = await askVisitors(60)
  const workers = await Promise.all(working)
  await free
  expect(visitors.every(({ status }) => status === 200)).toBe(true)
  expect(median(visitors.map(({ took }) => took)) / idle).toBeLessThan(4)
  const later = workers.filter(({ code }) => code === 'later')
  expect(later.length).toBeGreaterThan(70)
  for (const { status, retryAfter } of later) expect([status, retryAfter]).toStrictEqual([503, '5'])
  expect(Math.max(...later.map(({ took }) => took))).toBeLessThan(2_000 * slowdown())
  const refusals = api.log.filter((line) => line.includes('told to come later'))
  expect(refusals).toHaveLength(1)
  expect((await ask('aktuelles', background)).status).toBe(200)
})

test('what machines ask for is background work, whatever its header says', async () => {
  const { free } = await locked('aktuelles', 2.5)
  const working = Array.from({ length: 3 }, () => ask('aktuelles', background))
  await sleep(100)
  const [sitemap, calendar] = await Promise.all([
    ask('sitemap', { 'x-lane': 'visitor' }),
    running.api.get('/api/cms/veranstaltungen.ics', { 'x-lane': 'visitor' }),
  ])
  expect(sitemap.code).toBe('later')
  expect(calendar.status).toBe(503)
  await Promise.all([...working, free])
})

test('files of council and intranet are looked for in the lanes, too', async () => {
  expect((await ask('dokumente/999', { 'x-lane': 'other' })).status).toBe(400)
  const { free } = await locked('dokumente', 2.5)
  const files = await Promise.all(
    Array.from({ length: 10 }, () => ask('dokumente/999', background)),
  )
  expect(new Set(files.map(({ code }) => code))).toContain('later')
  await free
})

test('forms and health stand in no queue', async () => {
  const { free } = await locked('aktuelles', 2.5)
  const reading = Array.from({ length: 60 }, () => ask('aktuelles'))
  const working = Array.from({ length: 60 }, () => ask('aktuelles', background))
  await sleep(100)
  const before = performance.now()
  const sent = await fetch(`${running.api.url}/api/cms/anfragen/kontakt`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'x-absender': 'lanes', 'x-lane': 'odd' },
    body: JSON.stringify({ ...message, ...travelling() }),
  })
  expect(sent.status).toBe(200)
  expect((await running.api.get('/healthz')).status).toBe(200)
  expect(performance.now() - before).toBeLessThan(1_000 * slowdown())
  const codes = (await Promise.all(reading)).map(({ code }) => code)
  expect(codes).toContain('unavailable')
  expect(codes).not.toContain('later')
  await Promise.all([...working, free])
})

test('who hangs up while waiting makes room for who comes after', async () => {
  const { free } = await locked('aktuelles', 1)
  const leaving = new AbortController()
  const gone = Array.from({ length: 53 }, () =>
    fetch(`${running.api.url}/api/cms/aktuelles`, {
      headers: background,
      signal: leaving.signal,
    }).catch(() => null),
  )
  await sleep(200)
  leaving.abort()
  await Promise.all(gone)
  await sleep(100)
  const next = await Promise.all(Array.from({ length: 20 }, () => ask('aemter', background)))
  expect(new Set(next.map(({ code }) => code))).toStrictEqual(new Set([null]))
  await free
})
