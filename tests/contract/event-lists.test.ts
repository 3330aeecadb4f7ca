import { calls } from '@kurstadt/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addEvent, now, openEvents } from './event-town.ts'
import { german, published } from './writing.ts'

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
  const past = { zeitraum: 'vergangen', datum_von: '2031-06-13', datum_bis: '2031-06-20' }
  expect(await rows(past)).toEqual(['2031-06-13 Lange Nacht'])
})

test('a whole period is what it says, whatever days still stand beside it', async () => {
  const heute = await rows({ zeitraum: 'heute' })
  expect(heute).toHaveLength(2)
  expect(await rows({ zeitraum: 'heute', datum_von: '2031-06-15' })).toEqual(heute)
  const individuell = { zeitraum: 'individuell', datum_von: '2029-01-01', datum_bis: '2029-12-31' }
  expect(await rows(individuell)).toEqual(['2029-03-10 Altes Fest'])
})

test('a month has a calendar: each of its days with what is on, what begins standing first', async () => {
  const { tage, anzahl } = await list({ monat: '2031-06', zeitraum: 'kommend' })
  expect(anzahl).toBe(5)
  expect(tage.map(({ tag }) => tag.slice(8)).join(' ')).toBe(
    '14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30',
  )
  expect(tage[0]).toEqual({
    tag: '2031-06-14',
    anzahl: 2,
    titel: ['Wanderung zum Wildsee', 'Ausstellung der Moose'],
  })
  expect((await list({ monat: '2031-06', q: 'Wildsee' })).tage).toHaveLength(1)
  expect((await list({ monat: '2031-06', zeitraum: 'heute' })).tage).toHaveLength(1)
  expect((await list({ monat: '9999-12' })).tage).toEqual([])
  expect((await list({})).tage).toEqual([])
})

test('a visitor chooses among categories, and venues where something is coming', async () => {
  const { rubriken, orte, uebersicht, heute } = await list({ auswahl: '1', zeitraum: 'kommend' })
  expect(rubriken).toEqual([{ id: town.events.rubrik, rubrik: 'Konzert' }])
  expect(orte).toEqual([{ id: town.events.hall, titel: 'Wandelhalle' }])
  expect([uebersicht, heute]).toEqual([null, '2031-06-14'])
  expect((await list({ auswahl: '1', zeitraum: 'vergangen', sprache: 'en' })).orte).toEqual(orte)
  expect(await list({})).toMatchObject({ rubriken: [], orte: [], naechste: [] })
})

test('where nothing fits, the next events are offered instead', async () => {
  const empty = await list({ auswahl: '1', zeitraum: 'kommend', q: 'Nilpferd' })
  expect(empty.anzahl).toBe(0)
  expect(empty.naechste.map(({ titel }) => titel)).toEqual([
    'Ausstellung der Moose',
    'Wanderung zum Wildsee',
    'Kurkonzert am Sonntag',
  ])
  expect((await list({ auswahl: '1', zeitraum: 'kommend' })).naechste).toEqual([])
})

test('events of the shop are those that an article on sale belongs to, with its price', async () => {
  expect(await list({ im_shop: '1' })).toMatchObject({ anzahl: 0, artikel: [] })
  const article = { titel: 'Karte Wildsee', preis_cent: 1250, gewicht_pro_einheit: 5, aktiv: true }
  const { walkId: veranstaltung, walk } = town.events
  const rubrik = await town.payload.create({
    collection: 'rubriken',
    ...german,
    data: { rubrik: 'Karten', art: 'shop' },
  })
  const made = await town.payload.create({
    collection: 'shop_artikel',
    ...german,
    data: {
      ...published,
      ...article,
      menge_aktuell: 0,
      sortierung: 1,
      einleitung: 'Zum Wildsee.',
      rubrik: rubrik.id,
      veranstaltung,
    },
  })
  const found = await list({ im_shop: '1', zusammengefasst: '1' })
  expect(found.data.map(({ titel }) => titel)).toEqual(['Wanderung zum Wildsee'])
  expect(found.artikel).toEqual([
    {
      veranstaltung_id: walk,
      titel: 'Karte Wildsee',
      preis_pro_einheit: 12.5,
      detailURL: null,
    },
  ])
  await town.payload.update({
    collection: 'shop_artikel',
    id: made.id,
    ...german,
    data: { aktiv: false },
  })
  expect((await list({ im_shop: '1' })).anzahl).toBe(0)
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

test('W6: what has ended today is not next any more; the day’s own list still has it', async () => {
  const singing = { datum_bis: '2031-06-14', timeFrom: '10:00', timeTo: '11:30' }
  const events = [
    await addEvent(town.payload, 'Offenes Singen', '2031-06-14', singing),
    await addEvent(town.payload, 'Offene Probe', '2031-06-14', { timeFrom: '10:00' }),
    await addEvent(town.payload, 'Nachtlauf', '2031-06-14', { timeFrom: '22:00', timeTo: '01:00' }),
  ]
  const titlesOf = async (filters: object) =>
    (await list({ pro_seite: 50, ...filters })).data.map(({ titel }) => titel)
  const next = { zeitraum: 'kommend', zusammengefasst: '1', q: '' }
  vi.setSystemTime(new Date('2031-06-14T09:29:00Z'))
  expect(await titlesOf(next)).toContain('Offenes Singen')
  const before = (await list(next)).anzahl
  vi.setSystemTime(new Date('2031-06-14T20:30:00Z'))
  const later = await titlesOf(next)
  expect(later).not.toContain('Offenes Singen')
  expect(later).toEqual(expect.arrayContaining(['Offene Probe', 'Nachtlauf']))
  expect((await list(next)).anzahl).toBe(before - 1)
  expect(await titlesOf({ zeitraum: 'heute' })).toContain('Offenes Singen')
  for (const { id } of events)
    await town.payload.delete({ collection: 'veranstaltungen', id, overrideAccess: true })
  vi.setSystemTime(now)
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
  vi.setSystemTime(new Date('2029-03-10T12:00:00Z'))
  expect((await list({ zeitraum: 'vergangen' })).jahre).toEqual([])
  vi.setSystemTime(new Date('2029-03-11T12:00:00Z'))
  expect((await list({ zeitraum: 'vergangen' })).jahre).toEqual([2029])
  vi.setSystemTime(now)
})

test('a night past midnight belongs to the day it begins', async () => {
  const { data } = await list({ datum_von: '2031-06-13', datum_bis: '2031-06-13', q: 'Nacht' })
  expect(data).toMatchObject([
    { datum_bis: '2031-06-13', timeTo: '01:00', ueber_mitternacht: true },
  ])
})
