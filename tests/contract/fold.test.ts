import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fold, foldSql } from '../../apps/cms/src/wire/read/fold.ts'
import { createDatabase } from '../support/postgres.ts'

// What somebody types is folded here, what is searched in the database: both have to agree.

let client: pg.Client

beforeAll(async () => {
  const { url } = await createDatabase()
  client = new pg.Client({ connectionString: url })
  await client.connect()
})
afterAll(() => client.end())

async function inPostgres(texts: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ folded: string }>(
    `select ${foldSql('t')} as folded from unnest($1::text[]) with ordinality u(t, n) order by n`,
    [texts],
  )
  return rows.map(({ folded }) => folded)
}

const names = {
  'Köşk Grill': 'kosk grill',
  'Şahin Änderungsschneiderei': 'sahin anderungsschneiderei',
  'Škoda Müller': 'skoda muller',
  Citroën: 'citroen',
  'Gasthaus Große Straße': 'gasthaus grosse strasse',
  GROẞE: 'grosse',
  'Łukasz Wałęsa': 'lukasz walesa',
  'Smørrebrød & Æbler': 'smorrebrod & aebler',
  Đurđević: 'durdevic',
  'Kapalıçarşı İstanbul': 'kapalicarsi istanbul',
  'Cœur de Forêt': 'coeur de foret',
  Þór: 'thor',
  'Señor Niño': 'senor nino',
  'Phở Hà Nội': 'pho ha noi',
  'Ταβέρνα ΖΟΡΜΠΑΣ': 'ταβερνα ζορμπασ',
  'Cafe\u0301': 'cafe',
}

test('names of every language are folded alike here and in the database', async () => {
  const texts = Object.keys(names)
  expect(texts.map(fold)).toEqual(Object.values(names))
  expect(await inPostgres(texts)).toEqual(Object.values(names))
})

/** A character between two code points. */
const between = (min: number, max: number) =>
  fc.integer({ min, max }).map((code) => String.fromCodePoint(code))

/** Latin with all its marks, marks by themselves, Greek and Cyrillic. */
const character = fc.oneof(
  between(0x20, 0x7e),
  between(0xa0, 0x24f),
  between(0x300, 0x36f),
  between(0x391, 0x3ce),
  between(0x400, 0x45f),
  between(0x1e00, 0x1eff),
)

test('whatever the letters, both agree', async () => {
  const some = fc.array(fc.string({ unit: character, maxLength: 12 }), {
    minLength: 50,
    maxLength: 50,
  })
  await fc.assert(
    fc.asyncProperty(some, async (texts) => {
      expect(await inPostgres(texts)).toEqual(texts.map(fold))
    }),
    { numRuns: 100 },
  )
})
