import { readdir } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { until } from '../support/website.ts'
import { type BackOffice, isRecord, openBackOfficeWithQueues } from './back-office.ts'
import { german, local, published } from './writing.ts'

// What is deleted can be brought back for a set time (finding E12).

let office: BackOffice
let token: string
let author: string

beforeAll(async () => {
  office = await openBackOfficeWithQueues()
  token = await office.logIn('tourismus', 'rathaus')
  author = await office.logIn('autor')
})

const call = (method: string, path: string, body?: unknown) =>
  office.call(method, path, body, token)
const bin = (path: string, by = token) =>
  office.call('PATCH', path, { deletedAt: new Date().toISOString() }, by)
const bringBack = (path: string, body: object = {}) =>
  call('PATCH', `${path}${path.includes('?') ? '&' : '?'}trash=true`, { deletedAt: null, ...body })

async function rows(statement: string, values: unknown[] = []) {
  const { rows: found } = await office.payload.db.pool.query<Record<string, unknown>>(
    statement,
    values,
  )
  return found
}

async function addMeldung(titel = 'Markt', rest: object = published): Promise<string> {
  const data = { titel, einleitung: 'Samstag.', datum_von: '2031-05-01', sortierung: 0, ...rest }
  return String((await office.payload.create({ collection: 'aktuelles', ...german, data })).id)
}

const count = async (where: object = {}) =>
  (await office.payload.count({ collection: 'aktuelles', where: { ...where }, ...local })).totalDocs

test('E12: what goes into the bin leaves website, lists and search, and stays for 30 days', async () => {
  const [id, before] = [await addMeldung('Bauernmarkt'), await count()]
  expect((await rows(`select from suchtexte where dokument = $1`, [id])).length).toBe(1)
  expect((await bin(`aktuelles/${id}?locale=de`)).status).toBe(200)
  expect(await count()).toBe(before - 1)
  expect(await rows(`select _status as s from aktuelles where id = $1`, [id])).toEqual([
    { s: 'draft' },
  ])
  expect(await rows(`select from suchtexte where dokument = $1`, [id])).toEqual([])
  expect(
    await rows(
      `select 'aktuelles' = any(tags) as told from content_changes order by id desc limit 1`,
    ),
  ).toEqual([{ told: true }])
  expect(await rows(`select vorgang from protokoll order by created_at desc limit 1`)).toEqual([
    { vorgang: 'papierkorb' },
  ])
})

test('E12: it comes back as a draft with everything it said, and can be published again', async () => {
  const id = await addMeldung('Weinfest')
  await bin(`aktuelles/${id}?locale=de`)
  expect((await bringBack(`aktuelles/${id}?locale=de`)).status).toBe(200)
  const back = await office.payload.findByID({
    collection: 'aktuelles',
    id,
    ...german,
    draft: true,
  })
  expect(back).toMatchObject({ titel: 'Weinfest', _status: 'draft', bearbeitungsstand: 'entwurf' })
  expect((await call('PATCH', `aktuelles/${id}?locale=de`, published)).status).toBe(200)
})

test('E12: an event goes into the bin with all its dates, and comes back', async () => {
  const data = {
    titel: 'Serenade',
    datum_von: '2031-07-05',
    status: 'geplant',
    ...published,
  } as const
  const { id } = await office.payload.create({ collection: 'veranstaltungen', ...german, data })
  const dates = () => rows('select from veranstaltung_termine where veranstaltung = $1', [id])
  expect(await dates()).toHaveLength(1)
  expect((await bin(`veranstaltungen/${id}?locale=de`)).status).toBe(200)
  expect(await dates()).toEqual([])
  expect((await bringBack(`veranstaltungen/${id}?locale=de`)).status).toBe(200)
  expect((await call('PATCH', `veranstaltungen/${id}?locale=de`, published)).status).toBe(200)
  expect(await dates()).toHaveLength(1)
})

test('E12: a set time of publishing ends in the bin', async () => {
  const at = { _status: 'draft', veroeffentlichen_am: '2031-03-01T11:00:00.000Z' }
  const id = await addMeldung('Später', at)
  expect((await rows(`select from zeitplan where dokument = $1`, [id])).length).toBe(1)
  await bin(`aktuelles/${id}?locale=de`)
  expect(await rows(`select from zeitplan where dokument = $1`, [id])).toEqual([])
  await bringBack(`aktuelles/${id}?locale=de`)
  expect(await rows(`select from zeitplan where dokument = $1`, [id])).toEqual([])
  const one = { collection: 'aktuelles', id, ...german, draft: true } as const
  expect((await office.payload.findByID(one)).veroeffentlichen_am ?? null).toBe(null)
})

test('E12: who may not publish puts nothing into the bin', async () => {
  const id = await addMeldung()
  expect((await bin(`aktuelles/${id}?locale=de&draft=true`, author)).status).toBe(403)
  expect(await count({ id: { equals: id } })).toBe(1)
})

test('E12: after 30 days it is gone for good, and not a day sooner', async () => {
  const id = await addMeldung('Alt')
  await bin(`aktuelles/${id}?locale=de`)
  const { emptyBin } = await import('../../apps/cms/src/editing/bin/index.ts')
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000)
  const isThere = async () => (await rows(`select from aktuelles where id = $1`, [id])).length === 1
  await emptyBin(office.payload, inDays(29.9))
  expect(await isThere()).toBe(true)
  expect(await emptyBin(office.payload, inDays(30.1))).toBeGreaterThan(0)
  expect(await isThere()).toBe(false)
})

test('E12: the path of a page in the bin is free, and taken back only while nobody has it', async () => {
  const look = { pageLayout: 'default', pageTheme: 'default' } as const
  const add = (titel: string) =>
    call('POST', 'seiten?locale=de', { ...published, ...look, titel, pfad: '/de/wald/' })
  const first = await add('Wald')
  const id = isRecord(first.body.doc) ? String(first.body.doc.id) : ''
  await bin(`seiten/${id}?locale=de`)
  expect((await add('Wald neu')).status).toBe(201)
  expect((await bringBack(`seiten/${id}?locale=de`)).status).toBe(400)
  expect(await rows(`select deleted_at is null as da from seiten where id = $1`, [id])).toEqual([
    { da: false },
  ])
})

test('E12: a menu and a redirect in the bin are nowhere to be seen', async () => {
  const { callsOf } = await import('../../apps/cms/src/wire/call/calls-of.ts')
  const { payload } = office
  const moved = { von: '/de/alt/', nach: '/de/neu/', status: '301' as const }
  const redirect = await payload.create({ collection: 'weiterleitungen', ...german, data: moved })
  const { lookUpPath } = await import('../../apps/cms/src/subjects/seiten/read/look-up-path.ts')
  const asked = { paths: ['/de/alt/'], exact: '/de/alt/', sprache: 'de' }
  const movedFrom = async () => (await lookUpPath(payload, asked))[0]?.moved
  expect(await movedFrom()).toMatchObject({ nach: '/de/neu/' })
  expect((await bin(`weiterleitungen/${redirect.id}?locale=de`)).status).toBe(200)
  expect(await movedFrom()).toBe(null)
  const again = await call('POST', 'weiterleitungen?locale=de', moved)
  expect([again.status, JSON.stringify(again.body.errors)]).toEqual([
    409,
    expect.stringContaining('Im Papierkorb liegt schon: Weiterleitung'),
  ])
  const item = { blockType: 'eintrag', title: 'Hin', art: 'href', href: '/de/hin/' } as const
  const menu = { name: 'Quicklinks' as const, menuItems: [item] }
  const { id } = await payload.create({ collection: 'menus', ...german, data: menu })
  const wanted = { payload, params: { name: 'Quicklinks' as const }, id: 0 }
  const entries = async () => (await callsOf(payload).menu(wanted)).answer.menuItems.length
  expect(await entries()).toBe(1)
  await bin(`menus/${id}?locale=de`)
  expect(await entries()).toBe(0)
  expect((await bringBack(`menus/${id}?locale=de`)).status).toBe(200)
  expect(await entries()).toBe(1)
})

async function addPicture() {
  const { default: sharp } = await import('sharp')
  const create = { width: 60, height: 40, channels: 3, background: '#567869' } as const
  const data = await sharp({ create }).png().toBuffer()
  const file = { name: 'Kurpark.png', data, mimetype: 'image/png', size: data.length }
  const words = { alt: 'Der Kurpark', copyright: 'Stadt' }
  return office.payload.create({ collection: 'medien', ...german, file, data: words })
}

test('E12: files of a picture in the bin are at no address, and come back with it', async () => {
  const { id, filename } = await addPicture()
  const files = () => readdir(office.mediaDir)
  const names = await files()
  expect(names).toContain(filename)
  expect((await bin(`medien/${id}?locale=de`)).status).toBe(200)
  expect(await until(async () => !(await files()).includes(String(filename)))).toBe(true)
  const hidden = await files()
  expect(hidden.length).toBe(names.length)
  expect(hidden.every((name) => /^p[0-9a-f]{32}-/.test(name))).toBe(true)
  expect((await bringBack(`medien/${id}?locale=de`)).status).toBe(200)
  expect(
    await until(async () => (await files()).toSorted().join() === names.toSorted().join()),
  ).toBe(true)
})

test('E12: a picture that is shown does not go into the bin, and one that does is gone with it', async () => {
  const { id } = await addPicture()
  const shown = await addMeldung('Mit Bild', { ...published, bild: id })
  const refused = await bin(`medien/${id}?locale=de`)
  expect([refused.status, JSON.stringify(refused.body.errors)]).toEqual([
    409,
    expect.stringContaining('Die Datei wird noch gezeigt'),
  ])
  await bin(`aktuelles/${shown}?locale=de`)
  expect((await bin(`medien/${id}?locale=de`)).status).toBe(200)
  expect((await call('DELETE', `medien/${id}?locale=de&trash=true`)).status).toBe(200)
  expect(
    await until(async () =>
      (await readdir(office.mediaDir)).every((name) => !name.startsWith('p')),
    ),
  ).toBe(true)
})

test('E12: an office at the foot of every page does not go into the bin', async () => {
  const { settleHouses } = await import('./houses.ts')
  const houses = await settleHouses(office.payload, {
    tourismus: { name: 'Tourist-Information' },
    rathaus: { name: 'Rathaus' },
  })
  expect((await bin(`aemter/${houses.rathaus.amt}?locale=de`)).status).toBe(409)
})
