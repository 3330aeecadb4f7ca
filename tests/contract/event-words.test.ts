import { calls } from '@kurstadt/contract'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { up } from '../../apps/cms/src/migrations/20261128_121000_woerter_der_veranstaltungen.ts'
import { addEvent, openEvents } from './event-town.ts'

// Words of the list of events are compared as those of every other search (decision 0016).

let town: Awaited<ReturnType<typeof openEvents>>

beforeAll(async () => {
  town = await openEvents()
  const veranstaltungsort = 'Kurhaus/Kursaal'
  await addEvent(town.payload, 'Weg der Sinne', '2031-08-01', { veranstaltungsort })
  await addEvent(town.payload, 'Führung im Thermalbad', '2031-08-02')
})

afterAll(() => {
  vi.useRealTimers()
})

async function titles(q: string) {
  const params = calls.veranstaltungen.params.parse({ q })
  const { answer } = await town.handlers.veranstaltungen({ payload: town.payload, id: 0, params })
  return calls.veranstaltungen.answer.parse(answer).data.map(({ titel }) => titel)
}

test.each([
  ['Kursaal', 'Weg der Sinne'],
  ['Weg', 'Weg der Sinne'],
  ['Weg der Sinne', 'Weg der Sinne'],
  ['Führung'.normalize('NFD'), 'Führung im Thermalbad'],
  ['Fuehrungen', 'Führung im Thermalbad'],
  ['Bad', 'Führung im Thermalbad'],
])('«%s» finds «%s»', async (q, titel) => {
  expect(await titles(q)).toEqual([titel])
})

test('words that say nothing, and signs, find nothing', async () => {
  for (const q of ['der', 'und die', '%', '!!! & |']) expect([q, await titles(q)]).toEqual([q, []])
})

test('the migration writes the words of an event as its next change does', async () => {
  const { payload } = town
  const kept = async () => {
    const { rows } = await payload.db.pool.query<Record<string, unknown>>(
      'select nummer, regeltag, suche::text from veranstaltung_termine order by nummer, regeltag',
    )
    return rows
  }
  const before = await kept()
  await payload.db.pool.query(`update veranstaltung_termine set suche = ''`)
  await up({ payload, db: payload.db.drizzle, req: await createLocalReq({}, payload) })
  expect(before.length).toBeGreaterThan(10)
  expect(await kept()).toEqual(before)
})
