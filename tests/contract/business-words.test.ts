import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { threesOf, wordLikeness } from '../../apps/cms/src/subjects/gewerbe/read/word-likeness.ts'
import { createDatabase } from '../support/postgres.ts'

// Decision 0091: what sounds like a word is judged as PostgreSQL judges it.

let client: pg.Client

beforeAll(async () => {
  const { url } = await createDatabase()
  client = new pg.Client({ connectionString: url })
  await client.connect()
})
afterAll(() => client.end())

async function inPostgres(word: string, text: string): Promise<number> {
  const { rows } = await client.query<{ likeness: number }>(
    'select word_similarity($1, $2)::float as likeness',
    [word, text],
  )
  return rows[0]?.likeness ?? Number.NaN
}

test.each([
  ['biergartn', 'zum ahren gasthof mit biergarten'],
  ['kondditorei', 'konditorei haug'],
  ['zahnartzt', 'dr. bellmann, zahnarzt'],
  ['ohlmuhle', 'olmuhle obermuller'],
  ['aaaa', 'aaa baaab aaaaa'],
  ['x', ''],
])('%s in «%s»', async (word, text) => {
  expect(wordLikeness(threesOf(word), threesOf(text))).toBeCloseTo(await inPostgres(word, text), 5)
})

const letters = fc.constantFrom('a', 'b', 'c', 'n')
const word = fc.string({ unit: letters, minLength: 1, maxLength: 9 })

test('whatever the words, it is the likeness of PostgreSQL', async () => {
  await fc.assert(
    fc.asyncProperty(word, fc.array(word, { maxLength: 8 }), async (asked, words) => {
      const text = words.join(' ')
      const own = wordLikeness(threesOf(asked), threesOf(text))
      expect(own).toBeCloseTo(await inPostgres(asked, text), 5)
    }),
    { numRuns: 1_000 },
  )
})
