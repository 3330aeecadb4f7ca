/** Search, calendar and year of a street in a town of 5,000 streets with twelve kinds of waste. */
import { apiBasePath } from '@kurstadt/contract'
import pg from 'pg'
import {
  manyStreets,
  streetName,
  streetNumber,
  withoutManyStreets,
} from '../tests/support/many-streets.ts'
import { given, percentile, report } from './report.ts'
import { timesOf } from './times.ts'

const size = { strassen: 5_000, arten: 12 }

/** What somebody types for a street: its name, its beginning, without umlauts, with a mistake, shortened. */
const spellings: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => name.slice(0, 5),
  (name) => name.replaceAll('ä', 'ae').replaceAll('ü', 'ue').toLowerCase(),
  (name) => name.slice(0, 3) + name.slice(4),
  (name) => `${name.replace('straße', 'str.')} 12`,
]

/** A street for a round, far from the one of the round before. */
const placeOf = (round: number) => (round * 1_237 + 11) % size.strassen

function typedIn(round: number): string {
  const spell = spellings[round % spellings.length] ?? String
  return encodeURIComponent(spell(streetName(placeOf(round))))
}

/** Each street is asked for once, so that nothing is answered from a store. */
type Asked = { name: string; pathIn: (round: number) => string; limit: number; rounds: number }

const asked: readonly Asked[] = [
  {
    name: 'search for a street',
    pathIn: (round) => `abfallkalender?q=${typedIn(round)}`,
    limit: 30,
    rounds: 200,
  },
  {
    name: 'calendar of a street',
    pathIn: (round) => `abfuhr/${streetNumber(placeOf(round))}.ics`,
    limit: 15,
    rounds: 200,
  },
  {
    name: 'year of a street on paper',
    pathIn: (round) => `abfuhr/${streetNumber(placeOf(round))}.pdf`,
    limit: 400,
    rounds: 20,
  },
]

const client = new pg.Client({ connectionString: given('DATABASE_URL') })
await client.connect()
await client.query(manyStreets(size))
try {
  for (const one of asked) {
    const { pathIn, rounds } = one
    const asking = (round: number) => `${apiBasePath}/${pathIn(round)}`
    const taken = await timesOf(asking, { rounds, warmUp: Math.ceil(rounds / 4) })
    const value = percentile(taken, 0.95)
    report({
      name: `5,000 streets: ${one.name}, p95`,
      value,
      unit: 'ms',
      target: `< ${one.limit}   p50 ${percentile(taken, 0.5).toFixed(1)}`,
      ok: value < one.limit,
    })
  }
} finally {
  await client.query(withoutManyStreets)
  await client.end()
}
