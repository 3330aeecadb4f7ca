import { calls } from '@kurstadt/contract'
import type { Payload } from 'payload'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { costOfAnswer } from '../support/database-time.ts'
import { manyBusinesses, manyTours } from '../support/many-places.ts'
import { createDatabase } from '../support/postgres.ts'
import { cmsEnvironment, type Handlers, openHandlers, openPayload } from './content-api.ts'

// 2,000 entries of the business directory, 300 tours of 5,000 points: a list for less than 40 ms.

let payload: Payload
let handlers: Handlers

beforeAll(async () => {
  const { url } = await createDatabase()
  payload = await openPayload(cmsEnvironment(url))
  handlers = await openHandlers()
  // Not by the pool of the API, which lets no statement run so long.
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const made of [manyBusinesses, manyTours]) await client.query(made)
  await client.end()
})

type Answered = { answer: { anzahl: number; data: readonly unknown[] } }

/** What is answered, and what it costs of the processor, here and in the database. */
async function costAndAnswer(ask: () => Promise<Answered>, most = 40) {
  const { answer } = await ask()
  return { ...answer, cost: await costOfAnswer(payload.db.pool, ask, most) }
}

test.each([
  ['everything', {}, 2_000],
  ['page 80', { seite: 80 }, 2_000],
  ['a category with those below it', { rubrik_id: 5_000_003 }, 100],
  ['a letter, step-free', { buchstabe: 'B', stufenlos: 'true' }, 90],
  ['a word', { q: 'Gasthof' }, 200],
  ['words of a keyword and a name', { q: 'Haug Apotheke' }, 20],
  ['a word that is misspelt', { q: 'Schreinnerei' }, 200],
  ['a word that nobody wrote', { q: 'Xylophon' }, 0],
  ['what is open now', { geoeffnet: 'true' }, 0],
  ['the map', { ansicht: 'karte' }, 2_000],
])('the directory answers with %s for less than 40 ms', async (_, query, least) => {
  const params = calls.brancheneintraege.params.parse({ pro_seite: 24, ...query })
  const asked = { payload, params, id: 0 }
  const { anzahl, cost } = await costAndAnswer(async () => handlers.brancheneintraege(asked))
  expect(anzahl).toBeGreaterThanOrEqual(least)
  expect(cost).toBeLessThan(40)
})

type Listed = { data: readonly unknown[]; cost: number }
type Expected = { least: number; cost?: number }

/** A list without long ways: a track of 5,000 points alone has 130,000 letters. */
function expectSmall({ data, cost }: Listed, { least, cost: most = 40 }: Expected) {
  expect(data.length).toBeGreaterThanOrEqual(least)
  expect(JSON.stringify(data).length / data.length).toBeLessThan(4_000)
  expect(cost).toBeLessThan(most)
}

test.each([
  [{}, 50],
  [{ art: 'wandern', laenge_bis: 20, rundtour: 'true' }, 10],
])(
  'the outdoor map with %j comes for less than 6 ms, and reads no long way',
  async (query, least) => {
    const params = calls.outdoor.params.parse({ pro_seite: 50, ...query })
    const ask = async () => handlers.outdoor({ payload, params, id: 0 })
    expectSmall(await costAndAnswer(ask, 6), { least, cost: 6 })
  },
)

test.each([
  [{}, 20],
  [{ seite: 12, order: 'laenge desc' }, 20],
])('tours with %j come for less than 40 ms, and read no long way', async (query, least) => {
  const params = calls.touren.params.parse(query)
  const listed = await costAndAnswer(async () => handlers.touren({ payload, params, id: 0 }))
  expectSmall(listed, { least })
})
