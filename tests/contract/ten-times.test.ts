import { callNames, calls } from '@kurstadt/contract'
import type { Payload } from 'payload'
import pg from 'pg'
import { expect, test } from 'vitest'
import { makeTenTimes } from '../support/ten-times.ts'
import { openPayload } from './content-api.ts'
import { queriesOf } from './queries-of.ts'
import { copySmallTown } from './small-town-copy.ts'

const { environment } = await copySmallTown()
const payload = await openPayload(environment)
const { answerCall } = await import('../../apps/cms/src/wire/answer-call.ts')
const client = new pg.Client({ connectionString: environment.DATABASE_URL })
await client.connect()

/** Calls that list entries and need no more than how many. */
const lists = callNames.filter((name) => {
  const { params, zugang } = calls[name]
  return (
    zugang === undefined && params.safeParse({ pro_seite: 9999 }).success && !name.includes('{')
  )
})

async function countQueries(payload: Payload): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  const query = new URLSearchParams({ pro_seite: '9999', q: 'Kurpark' })
  for (const name of lists) {
    const ask = () => answerCall(payload, name, { query, id: 0, url: '', sessions: nobody })
    counts.set(name, await queriesOf(payload, ask))
  }
  return counts
}

const nobody = { rat: null, intranet: null }

test('no list makes more queries when the town is ten times its size', async () => {
  const before = await countQueries(payload)
  await makeTenTimes(client)
  await client.end()
  const after = await countQueries(payload)
  const grown = lists.filter((name) => (after.get(name) ?? 0) > (before.get(name) ?? 0))
  expect(lists.length).toBeGreaterThan(25)
  expect(grown.map((name) => `${name}: ${before.get(name)} → ${after.get(name)}`)).toEqual([])
})

test('the town of this test is ten times its size', async () => {
  const { totalDocs } = await payload.count({ collection: 'aemter', overrideAccess: true })
  expect(totalDocs % 10).toBe(0)
  expect(totalDocs).toBeGreaterThan(0)
})
