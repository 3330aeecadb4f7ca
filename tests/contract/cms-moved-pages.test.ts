import { beforeAll, expect, test } from 'vitest'
import { type BackOffice, openBackOffice } from './back-office.ts'
import { type Handlers, openHandlers } from './content-api.ts'
import { english, german, local, published } from './writing.ts'

let office: BackOffice
let handlers: Handlers
let count = 0

beforeAll(async () => {
  office = await openBackOffice()
  handlers = await openHandlers()
})

type Texts = { titel: string; pfad?: string }
type Rest = { eltern?: string; detailseite_fuer?: 'veranstaltungen'; _status?: 'draft' }

async function addPage(de: Texts, rest: Rest = {}): Promise<string> {
  const shape = { pageLayout: 'default', pageTheme: 'default' } as const
  const data = { ...shape, ...published, ...de, ...rest }
  const { id } = await office.payload.create({ collection: 'seiten', ...german, data })
  return String(id)
}

async function move(id: string, pfad: string, where: typeof german | typeof english = german) {
  await office.payload.update({ collection: 'seiten', id, ...where, data: { ...published, pfad } })
}

async function pathOf(id: string, where: typeof german | typeof english = german) {
  const page = await office.payload.findByID({ collection: 'seiten', id, ...where })
  return page.pfad
}

async function routeOf(url: string): Promise<unknown> {
  const { answer } = await handlers.route({ payload: office.payload, id: 0, params: { url } })
  return 'redirect' in answer ? answer.redirect : 'a page'
}

async function redirectsFrom(von: string): Promise<number> {
  const where = { von: { equals: von } }
  return (await office.payload.count({ collection: 'weiterleitungen', where, ...local })).totalDocs
}

/** An address of its own for each test. */
function own(): string {
  count += 1
  return `/de/umzug-${count}/`
}

test('the old address of a moved page leads to the new one', async () => {
  const from = own()
  const id = await addPage({ titel: 'Therme', pfad: from })
  await move(id, `${from}neu/`)
  expect(await routeOf(from)).toEqual({ status: 301, location: `${from}neu/` })
  expect(await routeOf(`${from}neu/`)).toBe('a page')
})

test('the pages below go along, drafts too, each with its own redirect', async () => {
  const from = own()
  const id = await addPage({ titel: 'Baden', pfad: from })
  const below = await addPage({ titel: 'Sauna', pfad: `${from}sauna/` }, { eltern: id })
  const draft = await addPage(
    { titel: 'Entwurf', pfad: `${from}entwurf/` },
    { eltern: id, _status: 'draft' },
  )
  await move(id, '/de/wellness/')
  expect([await pathOf(below), await pathOf(draft)]).toEqual([
    '/de/wellness/sauna/',
    '/de/wellness/entwurf/',
  ])
  expect(await routeOf(`${from}sauna/`)).toEqual({ status: 301, location: '/de/wellness/sauna/' })
})

test('what was drafted for a page below is found under its new address', async () => {
  const from = own()
  const id = await addPage({ titel: 'Wandern', pfad: from })
  const below = await addPage({ titel: 'Rundweg', pfad: `${from}rundweg/` }, { eltern: id })
  const draft = { collection: 'seiten', id: below, ...german, draft: true } as const
  await office.payload.update({ ...draft, data: { titel: 'Rundweg, überarbeitet' } })
  await move(id, `${from}touren/`)
  const latest = await office.payload.findByID(draft)
  expect([latest.titel, latest.pfad]).toEqual(['Rundweg, überarbeitet', `${from}touren/rundweg/`])
})

test('a page below that has a draft keeps its new address when it is published in English', async () => {
  const from = own()
  const id = await addPage({ titel: 'Kuren', pfad: from })
  const below = await addPage({ titel: 'Bäder', pfad: `${from}baeder/` }, { eltern: id })
  const one = { collection: 'seiten', id: below, ...german, draft: true } as const
  await office.payload.update({ ...one, data: { titel: 'Bäder, überarbeitet' } })
  await move(id, `${from}neu/`)
  const token = await office.logIn('tourismus', 'rathaus')
  const data = { ...published, titel: 'Baths' }
  const { status } = await office.call('PATCH', `seiten/${below}?locale=en`, data, token)
  expect([status, await pathOf(below)]).toEqual([200, `${from}neu/baeder/`])
  expect(await routeOf(`${from}baeder/`)).toMatchObject({ location: `${from}neu/baeder/` })
})

test('the addresses of entries follow the detail page of a moved list', async () => {
  const from = own()
  const id = await addPage({ titel: 'Termine', pfad: from })
  const rest = { eltern: id, detailseite_fuer: 'veranstaltungen' } as const
  await addPage({ titel: 'Termin', pfad: `${from}*` }, rest)
  await move(id, '/de/was-ist-los/')
  expect(await routeOf(`${from}konzert-id_12/`)).toEqual({
    status: 301,
    location: '/de/was-ist-los/konzert-id_12/',
  })
})

test('a page that moves twice, or back, leaves neither chains nor rings', async () => {
  const from = own()
  const id = await addPage({ titel: 'Kreis', pfad: from })
  await move(id, `${from}b/`)
  await move(id, `${from}c/`)
  expect(await routeOf(from)).toEqual({ status: 301, location: `${from}c/` })
  await move(id, from)
  expect(await routeOf(from)).toBe('a page')
  expect(await routeOf(`${from}c/`)).toEqual({ status: 301, location: from })
})

test('a new page is seen at an address that another one has left', async () => {
  const from = own()
  await move(await addPage({ titel: 'Therme', pfad: from }), `${from}neu/`)
  const draft = await addPage({ titel: 'Neue Therme', pfad: from }, { _status: 'draft' })
  expect(await routeOf(from)).toEqual({ status: 301, location: `${from}neu/` })
  await move(draft, from)
  expect(await routeOf(from)).toBe('a page')
})

test('so are a page that is published again and the entries of a new detail page', async () => {
  const from = own()
  const rest = { detailseite_fuer: 'veranstaltungen' } as const
  const list = await addPage({ titel: 'Termine', pfad: from })
  await addPage({ titel: 'Termin', pfad: `${from}*` }, { eltern: list, ...rest })
  await move(list, `${from}neu/`)
  const again = await addPage({ titel: 'Termine', pfad: from })
  await addPage({ titel: 'Termin', pfad: `${from}*` }, { eltern: again, ...rest })
  expect(await redirectsFrom(`${from}*`)).toBe(0)
  const one = { collection: 'seiten', id: again, ...german } as const
  await office.payload.update({ ...one, data: { _status: 'draft' }, unpublishAllLocales: true })
  const moved = { von: from, nach: `${from}neu/`, status: '302' } as const
  await office.payload.create({ collection: 'weiterleitungen', ...german, data: moved })
  expect(await routeOf(from)).toEqual({ status: 302, location: `${from}neu/` })
  await move(again, from)
  expect(await routeOf(from)).toBe('a page')
})

test('only the language that moved gets a redirect, and a draft gets none', async () => {
  const from = own()
  const id = await addPage({ titel: 'Zwei', pfad: from })
  await office.payload.update({
    collection: 'seiten',
    id,
    ...english,
    data: { titel: 'Two', pfad: `/en/two-${count}/` },
  })
  await move(id, `/en/three-${count}/`, english)
  expect(await routeOf(from)).toBe('a page')
  expect(await routeOf(`/en/two-${count}/`)).toEqual({
    status: 301,
    location: `/en/three-${count}/`,
  })
  const draft = { collection: 'seiten', id, ...german, draft: true } as const
  await office.payload.update({ ...draft, data: { pfad: `${from}entwurf/` } })
  expect(await routeOf(from)).toBe('a page')
})

test('a page does not move where the pages below it would meet others', async () => {
  const from = own()
  const id = await addPage({ titel: 'Von', pfad: from })
  await addPage({ titel: 'Unten', pfad: `${from}unten/` }, { eltern: id })
  await addPage({ titel: 'Besetzt', pfad: `${from}nach/` })
  await addPage({ titel: 'Besetzt', pfad: `/de/nach-${count}/unten/` })
  await expect(move(id, `/de/nach-${count}/`)).rejects.toThrow(`/de/nach-${count}/unten/`)
  expect(await pathOf(id)).toBe(from)
})

test('a page moves below itself, where one of its pages comes to where another was', async () => {
  const from = own()
  const id = await addPage({ titel: 'Wege', pfad: from })
  const upper = await addPage({ titel: 'Rundweg', pfad: `${from}rund/` }, { eltern: id })
  const lower = await addPage({ titel: 'Rundweg', pfad: `${from}nord/rund/` }, { eltern: id })
  await move(id, `${from}nord/`)
  expect([await pathOf(upper), await pathOf(lower)]).toEqual([
    `${from}nord/rund/`,
    `${from}nord/nord/rund/`,
  ])
  expect(await routeOf(`${from}rund/`)).toEqual({ status: 301, location: `${from}nord/rund/` })
  expect(await routeOf(`${from}nord/rund/`)).toBe('a page')
  await move(id, from)
  expect([await pathOf(upper), await pathOf(lower)]).toEqual([`${from}rund/`, `${from}nord/rund/`])
  expect(await routeOf(`${from}nord/nord/rund/`)).toMatchObject({ location: `${from}nord/rund/` })
  expect(await routeOf(`${from}nord/rund/`)).toBe('a page')
})

test('the home page keeps its address', async () => {
  const id = await addPage({ titel: 'Start', pfad: '/de/' })
  await expect(move(id, '/de/start/')).rejects.toThrow('Pfad')
})

test('a page without a path gets one from the page above and its title', async () => {
  const above = await addPage({ titel: 'Über uns', pfad: own() })
  const id = await addPage({ titel: 'Öffnungszeiten & Preise' }, { eltern: above })
  expect(await pathOf(id)).toBe(`/de/umzug-${count}/oeffnungszeiten-preise/`)
  const { docs } = await office.payload.find({
    collection: 'seiten',
    where: { id: { equals: id } },
    ...local,
    locale: 'en',
    fallbackLocale: false,
  })
  expect(docs[0]?.pfad ?? null).toBeNull()
})
