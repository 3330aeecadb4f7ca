import { calls } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { fillAtOnce } from '../support/fill-at-once.ts'
import { manyEvents } from '../support/many-events.ts'
import { createDatabase } from '../support/postgres.ts'
import { cmsEnvironment, type Handlers, openHandlers, openPayload } from './content-api.ts'
import { german, published } from './writing.ts'

const count = 20_000
let payload: Payload
let handlers: Handlers
let rubrik = 0
let ort = 0

beforeAll(async () => {
  const { url } = await createDatabase()
  payload = await openPayload(cmsEnvironment(url))
  handlers = await openHandlers()
  const made = await payload.create({
    collection: 'rubriken',
    ...german,
    data: { rubrik: 'Konzert', art: 'veranstaltungen' },
  })
  const halls = await payload.create({
    collection: 'rubriken',
    ...german,
    data: { rubrik: 'Säle', art: 'branchen' },
  })
  const place = await payload.create({
    collection: 'brancheneintraege',
    ...german,
    data: { ...published, titel: 'Konzerthaus', rubriken: [halls.id] },
  })
  rubrik = made.nummer ?? 0
  ort = place.nummer ?? 0
  await fillAtOnce(url, [manyEvents({ count, rubrik: made.id, ort: place.id })])
})

const list = (filters: object) =>
  handlers.veranstaltungen({
    payload,
    id: 0,
    params: calls.veranstaltungen.params.parse({ ...filters }),
  })

const asked = z.object({ text: z.string(), values: z.array(z.unknown()) })
const plan = z.object({ 'QUERY PLAN': z.array(z.object({ Plan: z.unknown() })) })

/** The plan of every statement about occurrences that a call sends; with `analyze` what it did. */
async function plansOf(work: () => Promise<unknown>, how = ''): Promise<string[]> {
  const sent = vi.spyOn(payload.db.pool, 'query')
  await work()
  const statements = sent.mock.calls
    .map(([first]) => asked.safeParse(first).data)
    .filter((one) => one?.text.includes('veranstaltung_termine'))
  sent.mockRestore()
  const plans: string[] = []
  for (const one of statements) {
    const { rows } = await payload.db.pool.query({
      text: `explain (${how}format json) ${one?.text}`,
      values: one?.values,
    })
    plans.push(JSON.stringify(plan.parse(rows[0])['QUERY PLAN'][0]?.Plan))
  }
  return plans
}

test('days are found by an index, and what is past is not looked at', async () => {
  for (const zeitraum of ['heute', 'morgen', 'wochenende', 'naechste_7_tage']) {
    const plans = await plansOf(() => list({ zeitraum }))
    expect(plans).toHaveLength(3)
    for (const text of plans) {
      expect(text, zeitraum).not.toMatch(
        /"Node Type":"Seq Scan"[^}]*"Relation Name":"veranstaltung_termine"/,
      )
    }
  }
})

/** How many rows of occurrences a statement looked at. */
function lookedAt(plan: string): number {
  const counts = plan.match(/"(?:Actual Rows|Rows Removed by [A-Za-z ]+)":[\d.]+/g) ?? []
  return Math.max(...counts.map((one) => Number(one.split(':')[1])))
}

/** The town's today; the database's ends an hour or two later. */
const today = "(now() at time zone 'Europe/Berlin')::date"

test('whatever is asked of what is coming, the page of a list looks at nothing that is past', async () => {
  const past = z.array(z.object({ n: z.coerce.number() }))
  const { rows } = await payload.db.pool.query(
    `select count(*) as n from veranstaltung_termine where datum_bis < ${today}`,
  )
  const [{ n } = { n: 0 }] = past.parse(rows)
  expect(n).toBeGreaterThan(10_000)
  const flags = ['kostenlos', 'barrierefrei', 'familien', 'highlight'].map((one) => ({
    [one]: '1',
  }))
  const words = [{ q: 'Blasorchester' }, { q: 'Silbertal' }]
  const asked = [{}, ...flags, ...words, { ort }, { rubrik_id: rubrik }, { status: 'abgesagt' }]
  for (const filters of asked) {
    const [page = ''] = await plansOf(() => list({ zeitraum: 'kommend', ...filters }), 'analyze, ')
    expect(lookedAt(page), JSON.stringify(filters)).toBeLessThan(3_000)
  }
})

test('the number of everything that is over is told without counting what is past', async () => {
  const archive = { zeitraum: 'vergangen', order: 'datum_von desc' }
  const over = z.array(z.object({ n: z.coerce.number() }))
  const { rows } = await payload.db.pool.query(
    `select count(*) as n from veranstaltung_termine where datum_bis < ${today}`,
  )
  expect((await list(archive)).answer.anzahl).toBe(over.parse(rows)[0]?.n)
  const plans = await plansOf(() => list(archive), 'analyze, ')
  const counting = plans.filter((text) => text.includes('veranstaltung_termine_anzahl'))
  expect(counting).toHaveLength(1)
  const { rows: others } = await payload.db.pool.query(
    `select count(*) as n from veranstaltung_termine where datum_bis >= ${today}`,
  )
  expect(lookedAt(counting[0] ?? '')).toBeLessThanOrEqual(over.parse(others)[0]?.n ?? 0)
})

test('a month, a venue and a word are found by an index too', async () => {
  const month = { datum_von: '2027-03-01', datum_bis: '2027-03-31', zeitraum: 'kommend' }
  for (const filters of [month, { ort }, { jahr: 2027, q: 'Blasorchester' }])
    for (const text of await plansOf(() => list(filters)))
      expect(text, JSON.stringify(filters)).not.toMatch(
        /"Node Type":"Seq Scan"[^}]*"Relation Name":"veranstaltung(?:_termine|en_locales)"/,
      )
})

test('a list costs the same number of queries with a hundred times as many rows', async () => {
  const queries = async (pro_seite: number) => {
    const sent = vi.spyOn(payload.db.pool, 'query')
    await list({ zeitraum: 'kommend', pro_seite, rubrik_id: rubrik })
    const { length } = sent.mock.calls
    sent.mockRestore()
    return length
  }
  const [few, many] = [await queries(2), await queries(200)]
  expect(many).toBeLessThanOrEqual(few + 2)
  expect(many).toBeLessThan(13)
})

test('an event finds its like by an index', async () => {
  const { data } = (await list({ rubrik_id: rubrik, zeitraum: 'kommend', pro_seite: 1 })).answer
  const ask = () =>
    handlers['veranstaltungen/{id}']({
      payload,
      id: data[0]?.id ?? 0,
      params: { sprache: 'de' },
    })
  const [plan = ''] = await plansOf(ask)
  expect(plan).toContain('veranstaltung_termine')
  expect(plan).not.toMatch(/"Node Type":"Seq Scan"[^}]*"Relation Name":"veranstaltung_termine"/)
  const { answer } = await ask()
  expect(answer.aehnliche).toHaveLength(3)
})
