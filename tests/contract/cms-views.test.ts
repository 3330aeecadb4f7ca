import { type CollectionSlug, createLocalReq } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { todayInBerlin } from '../../apps/cms/src/platform/time/berlin.ts'
import { type BackOffice, openBackOffice } from './back-office.ts'
import { addEvent, series } from './event-town.ts'
import { german } from './writing.ts'

// What the lists of the back office open with: what is to come, the next first.

let office: BackOffice

/** A day from today on, which begins here an hour or two before it does in London. */
const day = (days: number) =>
  new Date(Date.parse(todayInBerlin()) + days * 86_400_000).toISOString().slice(0, 10)

beforeAll(async () => {
  office = await openBackOffice()
  const { payload } = office
  await addEvent(payload, 'Übermorgen', day(2))
  await addEvent(payload, 'Heute', day(0))
  await addEvent(payload, 'Vorgestern', day(-2))
  await addEvent(payload, 'Seit letzter Woche', day(-7), { datum_bis: day(1) })
  const moved = { status: 'verschoben', neuer_termin: { datum_von: day(4) } }
  await addEvent(payload, 'Nachgeholt', day(-3), moved)
  const weekly = { rhythmus: 'woechentlich', anzahl: 6, aenderungen: [] }
  await addEvent(payload, 'Jede Woche', day(-14), { serie: series(weekly) })
  await addEvent(payload, 'Reihe von früher', day(-80), { serie: series(weekly) })
  const archived = { bearbeitungsstand: 'archiviert', _status: 'draft' }
  await addEvent(payload, 'Im Archiv', day(3), archived)
})

/** Entries of a list as the back office asks for it, in the order of `sort`. */
async function found(collection: CollectionSlug, query: object, sort: string) {
  const { payload } = office
  const { admin } = payload.collections[collection].config
  const req = await createLocalReq({}, payload)
  const where = await admin.baseFilter?.({
    req: Object.assign(req, { query }),
    limit: 25,
    page: 1,
    sort,
  })
  const { docs } = await payload.find({
    collection,
    ...german,
    draft: true,
    sort,
    ...(where ? { where } : {}),
  })
  return docs
}

const listed = async (query: object, sort: string) =>
  (await found('veranstaltungen', query, sort)).map((doc) => ('titel' in doc ? doc.titel : ''))

test('the list of events opens with what comes, the next first', async () => {
  expect(await listed({}, 'datum_von')).toEqual([
    'Seit letzter Woche',
    'Nachgeholt',
    'Heute',
    'Übermorgen',
  ])
})

test('series that go on have a view of their own', async () => {
  expect(await listed({ stand: 'laufende' }, 'datum_von')).toEqual(['Jede Woche'])
})

test('what was has a view of its own, the latest first, and all of it one more', async () => {
  expect(await listed({ stand: 'vergangene' }, '-datum_von')).toEqual([
    'Vorgestern',
    'Reihe von früher',
  ])
  expect(await listed({ stand: 'alle' }, 'titel')).toHaveLength(7)
  expect(await listed({ stand: 'archiviert' }, 'titel')).toEqual(['Im Archiv'])
})

test('what is searched for is looked for in the past too, but not in the archive', async () => {
  expect(await listed({ search: 'e' }, 'titel')).toHaveLength(7)
})

test('dates of waste collection open with the next one', async () => {
  const { payload } = office
  const { id: abfallart } = await payload.create({
    collection: 'abfallarten',
    ...german,
    data: { titel: 'Restmüll', farbe: '#555555', icon: 'tonne', sortierung: 0 },
  })
  for (const datum of [day(9), day(-9), day(0)])
    await payload.create({
      collection: 'abfuhrtermine',
      ...german,
      data: { datum, abfallart, bezirke: [1] },
    })
  const dates = await found('abfuhrtermine', {}, 'datum')
  const days = dates.map((one) => ('datum' in one ? String(one.datum).slice(0, 10) : ''))
  expect(days).toEqual([day(0), day(9)])
})

test('what is going to be published or withdrawn by itself has a view of its own', async () => {
  const { payload } = office
  const news = { titel: 'Ohne Zeitpunkt', einleitung: 'X', datum_von: day(0), sortierung: 0 }
  const times = [
    {},
    { titel: 'Geht online', veroeffentlichen_am: `${day(2)}T08:00:00.000Z` },
    { titel: 'Geht offline', zurueckziehen_am: `${day(2)}T08:00:00.000Z` },
  ]
  for (const time of times)
    await payload.create({
      collection: 'aktuelles',
      ...german,
      draft: true,
      data: { ...news, ...time },
    })
  const planned = await found('aktuelles', { stand: 'geplant' }, 'titel')
  expect(planned.map((doc) => ('titel' in doc ? doc.titel : ''))).toEqual([
    'Geht offline',
    'Geht online',
  ])
})
