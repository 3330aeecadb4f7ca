import { calls } from '@kurstadt/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openEvents } from './event-town.ts'

let town: Awaited<ReturnType<typeof openEvents>>

beforeAll(async () => {
  town = await openEvents()
})

afterAll(() => {
  vi.useRealTimers()
})

async function list(filters: object) {
  const params = calls.veranstaltungen.params.parse(filters)
  const { answer } = await town.handlers.veranstaltungen({ payload: town.payload, id: 0, params })
  return calls.veranstaltungen.answer.parse(answer)
}

async function rows(filters: object) {
  const { data } = await list(filters)
  return data.map(({ titel, datum_von }) => `${datum_von} ${titel}`)
}

test('a series stands in the list on each of its days, in order with everything else', async () => {
  expect(await rows({ datum_von: '2031-06-14', datum_bis: '2031-06-29' })).toEqual([
    '2031-06-01 Ausstellung der Moose',
    '2031-06-14 Wanderung zum Wildsee',
    '2031-06-15 Kurkonzert am Sonntag',
    '2031-06-19 Kurkonzert am Sonntag',
    '2031-06-29 Kurkonzert am Sonntag',
  ])
})

test('periods count from the day in Berlin', async () => {
  const heute = ['2031-06-01 Ausstellung der Moose', '2031-06-14 Wanderung zum Wildsee']
  const sonntag = ['2031-06-01 Ausstellung der Moose', '2031-06-15 Kurkonzert am Sonntag']
  expect(await rows({ zeitraum: 'heute' })).toEqual(heute)
  expect(await rows({ zeitraum: 'morgen' })).toEqual(sonntag)
  expect(await rows({ zeitraum: 'wochenende' })).toEqual([...heute, ...sonntag.slice(1)])
  expect((await list({ zeitraum: 'naechste_7_tage' })).anzahl).toBe(4)
  expect((await list({ zeitraum: 'naechste_30_tage' })).anzahl).toBe(8)
  expect((await list({ zeitraum: 'kommend' })).anzahl).toBe(10)
  expect(await rows({ zeitraum: 'vergangen', order: 'datum_von desc', pro_seite: 2 })).toEqual([
    '2031-06-13 Lange Nacht',
    '2031-06-08 Kurkonzert am Sonntag',
  ])
})

test('a period that ends before it begins holds nothing', async () => {
  expect(await rows({ datum_von: '2031-06-29', datum_bis: '2031-06-14' })).toEqual([])
  expect(await rows({ zeitraum: 'heute', datum_von: '2031-06-15' })).toEqual([])
  const past = { zeitraum: 'vergangen', datum_von: '2031-06-13', datum_bis: '2031-06-20' }
  expect(await rows(past)).toEqual(['2031-06-13 Lange Nacht'])
})

test('taken together an event stands once, on its next day or, backwards, on its last', async () => {
  const next = await list({ zeitraum: 'kommend', zusammengefasst: '1' })
  expect(next.anzahl).toBe(4)
  expect(next.data.map(({ datum_von }) => datum_von)).toEqual([
    '2031-06-01',
    '2031-06-14',
    '2031-06-15',
    '2031-07-05',
  ])
  const back = { zeitraum: 'vergangen', zusammengefasst: 'true', order: 'datum_von desc' }
  expect(await rows(back)).toEqual([
    '2031-06-13 Lange Nacht',
    '2031-06-08 Kurkonzert am Sonntag',
    '2029-03-10 Altes Fest',
  ])
})

test('filters leave what fits', async () => {
  const count = async (filters: object) => (await list(filters)).anzahl
  expect(await count({ ort: town.events.hall })).toBe(12)
  expect(await count({ ort: 999_999 })).toBe(0)
  expect(await count({ rubrik_id: town.events.rubrik })).toBe(13)
  expect(await count({ kostenlos: '1' })).toBe(13)
  expect(await count({ barrierefrei: '1' })).toBe(1)
  expect(await count({ familien: '1' })).toBe(1)
  expect(await count({ highlight: '1' })).toBe(1)
  expect(await count({ status: 'abgesagt' })).toBe(1)
  expect(await count({ status: 'verschoben' })).toBe(2)
  expect(await count({ saison: 2029 })).toBe(1)
  expect(await count({ jahr: 2029 })).toBe(1)
  expect(await count({ jahr: 2031, seite: 9999 })).toBe(17)
  expect(await rows({ order: 'titel', zusammengefasst: '1', pro_seite: 1 })).toEqual([
    '2029-03-10 Altes Fest',
  ])
})

test.each([
  ['Moos', 1],
  ['moose', 1],
  ['wand wild', 1],
  ['Wandelhalle', 13],
  ['kurkonzerte', 13],
  ["'); drop table veranstaltung_termine; --", 0],
  ['§$%', 0],
  ['', 18],
])('the words «%s» are found %i times', async (q, anzahl) => {
  expect((await list({ q })).anzahl).toBe(anzahl)
})

test('the list carries the years of its period, newest first', async () => {
  expect((await list({})).jahre).toEqual([2031, 2029])
  expect((await list({ zeitraum: 'vergangen' })).jahre).toEqual([2031, 2029])
  expect((await list({ zeitraum: 'kommend' })).jahre).toEqual([2031])
})

test('a night past midnight belongs to the day it begins', async () => {
  const { data } = await list({ datum_von: '2031-06-13', datum_bis: '2031-06-13', q: 'Nacht' })
  expect(data).toMatchObject([
    { datum_bis: '2031-06-13', timeTo: '01:00', ueber_mitternacht: true },
  ])
})
