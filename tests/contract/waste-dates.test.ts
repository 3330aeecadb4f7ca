import { calls, sprachen } from '@kurstadt/contract'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { manyStreets, streetNumber } from '../support/many-streets.ts'
import { queriesOf } from './queries-of.ts'
import { openWasteTown } from './waste-town.ts'
import { english, german } from './writing.ts'

// The dates of a district are read as lines: they say the same as the entries, and cost the same for many.

let town: Awaited<ReturnType<typeof openWasteTown>>

beforeAll(async () => {
  town = await openWasteTown()
  const { addDate, bio, payload, rest } = town
  await addDate('2027-03-02', rest.id, [3, 4, 11], { hinweis: 'Bis 6 Uhr herausstellen.' })
  const both = await addDate('2027-03-03', bio.id, [3], { hinweis: 'Mit Laub.' })
  const data = { hinweis: 'Leaves, too.' }
  await payload.update({ collection: 'abfuhrtermine', id: both.id, ...english, data })
  await addDate('2027-03-04', rest.id, [3], { ort: '', beginn: '', ende: '', hinweis: ' ' })
  const gone = await addDate('2027-03-05', rest.id, [3])
  const deletedAt = new Date().toISOString()
  await payload.update({ collection: 'abfuhrtermine', id: gone.id, ...german, data: { deletedAt } })
})

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-01T12:00:00Z') }))
afterAll(() => void vi.useRealTimers())

test.each(sprachen)('in %s a calendar says of each date what its entry says', async (sprache) => {
  const mill = String(town.numberOfStreet('Mühlgasse 3'))
  const { naechste, termine } = await town.calendar({ sprache, strasse_id: mill, monat: '2027-03' })
  const params = calls.abfuhrtermine.params.parse({
    sprache,
    strasse_id: mill,
    datum_von: '2027-03-01',
    datum_bis: '2027-03-31',
    pro_seite: '100',
  })
  const { answer } = await town.handlers.abfuhrtermine({ payload: town.payload, params, id: 0 })
  expect(answer.data).toHaveLength(3)
  expect(termine).toEqual(answer.data)
  expect(naechste[0]).toMatchObject({ datum: '2027-01-05', verschoben_von: '2027-01-04' })
})

test('a calendar asks as many questions in a town of two thousand streets', async () => {
  const ask = (id: number) => queriesOf(town.payload, () => town.icsOf(id))
  const mill = town.numberOfStreet('Mühlgasse 3')
  await ask(mill)
  const few = await ask(mill)
  await town.payload.db.pool.query(manyStreets({ strassen: 2_000, arten: 12 }))
  await ask(streetNumber(7))
  expect(await ask(streetNumber(57))).toBe(few)
  expect((await town.icsOf(streetNumber(9))).match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(250)
})
