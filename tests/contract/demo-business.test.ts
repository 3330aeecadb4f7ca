import { calls } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { gewerbeAm } from '../../content/gewerbe/index.ts'
import { townOn } from '../../content/index.ts'
import type { TownContent } from '../../content/shape.ts'
import { createDatabase } from '../support/postgres.ts'
import { type ApiHere, startApiHere } from './api-here.ts'
import { cmsEnvironment, type Handlers, openHandlers, openPayload } from './content-api.ts'
import { queriesOf } from './queries-of.ts'

const today = '2026-11-20'

const svg = () =>
  '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40"/></svg>'

/** The demo town without what businesses do not need, its pictures in a moment. */
function onlyBusiness(): TownContent {
  const town = townOn(today)
  const { aemter, bilder, dateien, rubriken, veranstaltungen, hinweise, einstellungen } = town
  const business = gewerbeAm(today)
  const named = new Set(business.shop_artikel?.map(({ veranstaltung }) => veranstaltung))
  return {
    bilder: bilder.map((bild) => ({ ...bild, svg })),
    dateien,
    rubriken,
    veranstaltungen: veranstaltungen.filter(({ titel }) => named.has(titel.de)),
    hinweise: hinweise ?? [],
    einstellungen,
    seiten: [],
    menus: {},
    aktuelles: [],
    // The settings name the offices of the tourist information and the town hall.
    aemter,
    mitarbeiter: town.mitarbeiter,
    // The valley station says what a ride costs.
    fahrplaene: town.fahrplaene ?? [],
    ...business,
  }
}

let api: ApiHere
let payload: Payload
let handlers: Handlers

beforeAll(async () => {
  const { url } = await createDatabase()
  const environment = cmsEnvironment(url)
  payload = await openPayload(environment)
  handlers = await openHandlers()
  const { fill } = await import('../../apps/cms/src/commands/seed/fill.ts')
  await fill(payload, onlyBusiness(), () => undefined, new Date(`${today}T12:00:00Z`))
  api = await startApiHere(environment)
})

async function read(place: string): Promise<unknown> {
  const response = await api.get(`/api/cms/${place}`)
  return response.json()
}

test('the whole business directory is answered as the contract says, in both languages', async () => {
  for (const sprache of ['de', 'en']) {
    const answer = await read(`brancheneintraege?pro_seite=999&sprache=${sprache}`)
    const { data, anzahl } = calls.brancheneintraege.answer.parse(answer)
    expect(anzahl).toBe(gewerbeAm(today).brancheneintraege?.length)
    expect(new Set(data.map((one) => one.sprache))).toEqual(new Set([sprache]))
  }
})

test('parking records find their entries (spec 3)', async () => {
  const titles = await Promise.all(
    [77, 84, 78, 80].map(async (nummer) => {
      const entry = await read(`brancheneintraege/${nummer}?sprache=en`)
      return calls['brancheneintraege/{id}'].answer.parse(entry).titel
    }),
  )
  expect(titles).toEqual([
    'Car park P1 Bath house',
    'Car park P2 Station',
    'Car park P3 Funicular',
    'Car park P4 Oberwies sports ground',
  ])
})

test('the advertised packages cost what the specification says, in every language', async () => {
  const prices: Record<string, number> = {
    'Tannen und Thermen': 177,
    'Königlich träumen': 155,
    'Ambulante Qualitätskur': 570,
    'Das Wilde in dir': 123,
    'Natürlich vital': 334,
  }
  const { data } = calls.pauschalen.answer.parse(await read('pauschalen?pro_seite=99'))
  expect(data).toHaveLength(12)
  const found = Object.fromEntries(data.slice(0, 5).map((one) => [one.titel, one.preis_ab]))
  expect(found).toEqual(prices)
  expect(data[0]?.preiskategorie6?.kategorien).toHaveLength(3)
  const english = calls.pauschalen.answer.parse(await read('pauschalen?pro_seite=99&sprache=en'))
  expect(english.data.map(({ preis_ab }) => preis_ab)).toEqual(data.map(({ preis_ab }) => preis_ab))
  expect(english.data[0]?.preiskategorie1).toMatchObject({
    name_kategorie: 'Spa hotels by the bath house',
    kategorien: [{ brancheneintrag_anmerkung: 'Access to the bath house included' }, {}, {}],
  })
})

test('houses, motorhome sites, articles and modules are answered as the contract says', async () => {
  const houses = calls.unterkuenfte.answer.parse(await read('unterkuenfte?pro_seite=99'))
  const sites = calls.stellplaetze.answer.parse(await read('stellplaetze?sprache=en'))
  const articles = calls.shop_artikel.answer.parse(await read('shop_artikel?pro_seite=999'))
  const modules = calls.portalmodule.answer.parse(await read('portalmodule?pro_seite=99'))
  expect([houses, sites, articles, modules].map(({ anzahl }) => anzahl)).toEqual([23, 3, 21, 6])
  expect(new Set(articles.data.map(({ rubrik_name }) => rubrik_name)).size).toBe(6)
  expect(articles.data.filter(({ veranstaltung }) => veranstaltung).length).toBe(6)
})

const lists = [
  'brancheneintraege',
  'unterkuenfte',
  'stellplaetze',
  'pauschalen',
  'portalmodule',
  'shop_artikel',
] as const

async function ask(name: (typeof lists)[number], query: object): Promise<unknown> {
  const params: unknown = calls[name].params.parse(query)
  const answer: unknown = await Reflect.apply(handlers[name], null, [{ payload, id: 0, params }])
  return answer
}

test.for(lists)('a list of %s costs as many queries whatever its length (T52)', async (name) => {
  const count = (query: object) => queriesOf(payload, () => ask(name, { ...query, sprache: 'en' }))
  // The one business whose text quotes a price, which is asked for besides.
  const first = name === 'brancheneintraege' ? { q: 'funicular', pro_seite: 1 } : { pro_seite: 1 }
  const [few, many] = [await count(first), await count({ pro_seite: 9999 })]
  expect(few).toBeGreaterThan(3)
  expect(many).toBeLessThanOrEqual(few + 1) // what a single entry does not refer to is not asked for
  expect(many).toBeLessThan(10)
})

test('filters of the business directory cost no query more, words a look at what has changed', async () => {
  const count = (query: object) => queriesOf(payload, () => ask('brancheneintraege', query))
  const plain = await count({})
  expect(await count({ buchstabe: 'G', rubrik_id: 2, stufenlos: 'true' })).toBeLessThanOrEqual(
    plain,
  )
  const words = { q: 'gasthof', buchstabe: 'G', rubrik_id: 2 }
  await ask('brancheneintraege', words)
  expect(await count(words)).toBeLessThanOrEqual(plain + 1)
})
