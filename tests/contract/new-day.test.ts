import { veranstaltungStatus } from '@kurstadt/contract'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import {
  lastDayOf,
  letzterTag,
  neuerTag,
  newDayOf,
} from '../../apps/cms/src/subjects/veranstaltungen/termine/new-day.ts'
import { createDatabase } from '../support/postgres.ts'

// The day of a postponed event, as the API counts it and as PostgreSQL does.

const day = z.string().nullable()
const counted = z.array(z.object({ neu: day, letzter: day }))

const missing = [null, '2031-06-15'] as const
const everyEvent = [...veranstaltungStatus, null].flatMap((status) =>
  missing.flatMap((bis) =>
    missing.flatMap((neuBis) =>
      [null, '2031-06-14'].map((neuVon) => ({
        status,
        datum_von: '2031-06-01',
        datum_bis: bis && '2031-06-02',
        neuer_termin: { datum_von: neuVon, datum_bis: neuBis },
      })),
    ),
  ),
)

let client: pg.Client

beforeAll(async () => {
  client = new pg.Client({ connectionString: (await createDatabase()).url })
  await client.connect()
})
afterAll(() => client.end())

test('the new day and the last day are the same in SQL, whatever an event lacks', async () => {
  const rows = everyEvent.map(({ neuer_termin, ...event }) => ({
    ...event,
    neuer_termin_datum_von: neuer_termin.datum_von,
    neuer_termin_datum_bis: neuer_termin.datum_bis,
  }))
  const found = await client.query(
    `select to_char(${neuerTag}, 'YYYY-MM-DD') as neu, to_char(${letzterTag}, 'YYYY-MM-DD') as letzter
     from rows from (jsonb_to_recordset($1::jsonb)
       as (status text, datum_von timestamp, datum_bis timestamp,
         neuer_termin_datum_von timestamp, neuer_termin_datum_bis timestamp))
       with ordinality e order by ordinality`,
    [JSON.stringify(rows)],
  )
  expect(counted.parse(found.rows)).toEqual(
    everyEvent.map((event) => ({
      neu: newDayOf(event)?.datum_von ?? null,
      letzter: lastDayOf(event),
    })),
  )
})

test('an event without a state takes place as planned', () => {
  const event = { status: null, datum_von: '2031-06-01', neuer_termin: { datum_von: '2031-06-14' } }
  expect([newDayOf(event), lastDayOf(event)]).toEqual([null, '2031-06-01'])
})
