import { createLocalReq, type PayloadRequest } from 'payload'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { Rolle } from '../../apps/cms/src/editing/access/bereiche.ts'
import {
  compareVersion,
  listVersions,
  type Owner,
} from '../../apps/cms/src/editing/versions/index.ts'
import { type BackOffice, isRecord, openBackOffice } from './back-office.ts'
import { addHouses } from './houses.ts'
import { german, local, published } from './writing.ts'

// Versions name their author and speak German, for pictures, menus and settings too (finding E12).

let office: BackOffice
const people = new Map<string, { id: string; token: string }>()

async function addPerson(name: string, rolle: Rolle) {
  const email = `${name.toLowerCase()}@town.example`
  const password = `Kennwort-von-${name}-31`
  const data = { email, password, name, rollen: [rolle] }
  const { id } = await office.payload.create({ collection: 'benutzer', ...local, data })
  const own = { passwort_aendern: false }
  await office.payload.update({ collection: 'benutzer', id, ...local, data: own })
  const { body } = await office.call('POST', 'benutzer/login', { email, password })
  people.set(name, { id: String(id), token: String(body.token) })
}

beforeAll(async () => {
  office = await openBackOffice()
  await addPerson('Miriam', 'tourismus')
  await addPerson('Rosalie', 'administration')
  await addPerson('Jannik', 'autor')
})

const as = (name: string, method: string, path: string, body?: unknown) =>
  office.call(method, path, body, people.get(name)?.token)

async function reqOf(name: string): Promise<PayloadRequest> {
  const id = people.get(name)?.id ?? ''
  const user = await office.payload.findByID({ collection: 'benutzer', id, ...local })
  return createLocalReq({ user: { ...user, collection: 'benutzer' } }, office.payload)
}

async function list(owner: Owner) {
  const versions = await listVersions(await reqOf('Miriam'), owner)
  return versions.map(({ wer, stand, felder }) => [wer, stand, felder])
}

async function addMeldung(): Promise<string> {
  const data = { titel: 'Markt', einleitung: 'Samstag.', datum_von: '2031-05-01', sortierung: 0 }
  const { id } = await office.payload.create({
    collection: 'aktuelles',
    ...german,
    data: { ...data, ...published },
  })
  return String(id)
}

test('E12: each version says who made it, what changed, and whether visitors see it', async () => {
  const id = await addMeldung()
  const path = `aktuelles/${id}?locale=de`
  await as('Miriam', 'PATCH', path, { titel: 'Wochenmarkt', ...published })
  await as('Jannik', 'PATCH', `${path}&draft=true`, { einleitung: 'Sonntag.' })
  await as('Jannik', 'PATCH', `aktuelles/${id}?locale=en&draft=true`, { titel: 'Market' })
  expect(await list({ collection: 'aktuelles', id })).toEqual([
    ['Jannik', 'entwurf', ['Titel (Englisch)']],
    ['Jannik', 'entwurf', ['Einleitung']],
    ['Miriam', 'website', ['Titel']],
    [null, 'frueher', null],
  ])
})

test('E12: an older version stands beside the newest in German words and local time', async () => {
  const id = await addMeldung()
  await as('Miriam', 'PATCH', `aktuelles/${id}?locale=de`, {
    ...published,
    datum_von: '2031-06-02T12:00:00.000Z',
    verantwortlich: people.get('Rosalie')?.id,
  })
  const owner = { collection: 'aktuelles', id } as const
  const req = await reqOf('Miriam')
  const oldest = (await listVersions(req, owner)).at(-1)
  const compared = await compareVersion(req, owner, oldest?.id ?? '')
  expect(compared?.changes).toEqual({
    de: [
      { feld: 'Datum', before: '01.05.2031', after: '02.06.2031' },
      { feld: 'Verantwortlich', before: '(leer)', after: 'Rosalie' },
    ],
    en: [],
  })
  expect(await compareVersion(req, owner, '00000000-0000-4000-8000-000000000000')).toBe(null)
})

test('E12: a former version that is brought back as a draft and published keeps its number', async () => {
  const id = await addMeldung()
  const { nummer } = await office.payload.findByID({ collection: 'aktuelles', id, ...german })
  await as('Miriam', 'PATCH', `aktuelles/${id}?locale=de`, { titel: 'Neu', ...published })
  const oldest = (await listVersions(await reqOf('Miriam'), { collection: 'aktuelles', id })).at(-1)
  await as('Miriam', 'POST', `aktuelles/versions/${oldest?.id}?draft=true`)
  await as('Miriam', 'PATCH', `aktuelles/${id}?locale=de`, published)
  const now = await office.payload.findByID({ collection: 'aktuelles', id, ...german })
  expect([now.titel, now.nummer]).toEqual(['Markt', nummer])
})

test.each([
  ['public', []],
  ['in review', [{ bearbeitungsstand: 'pruefung' }]],
])('E12: a version that was %s comes back as a draft in work', async (_, drafts) => {
  const id = await addMeldung()
  const path = `aktuelles/${id}?locale=de`
  for (const draft of drafts) await as('Miriam', 'PATCH', `${path}&draft=true`, draft)
  const owner = { collection: 'aktuelles', id } as const
  const [former] = await listVersions(await reqOf('Miriam'), owner)
  await as('Miriam', 'PATCH', path, { _status: 'draft', bearbeitungsstand: 'entwurf' })
  const restored = await as('Miriam', 'POST', `aktuelles/versions/${former?.id}?draft=true`)
  const newest = await office.payload.findByID({ ...owner, ...german, draft: true })
  expect(restored.status).toBe(200)
  expect(newest).toMatchObject({ _status: 'draft', bearbeitungsstand: 'entwurf' })
})

test('E12: menus and settings have versions, and a former one can be brought back', async () => {
  const { payload } = office
  const item = (title: string) => ({ blockType: 'eintrag', title, art: 'keine' }) as const
  const menu = { name: 'Quicklinks' as const, menuItems: [item('Baden')] }
  const { id } = await payload.create({ collection: 'menus', ...german, data: menu })
  await as('Miriam', 'PATCH', `menus/${id}?locale=de`, { menuItems: [item('Wandern')] })
  const owner = { collection: 'menus', id: String(id) } as const
  expect(await list(owner)).toEqual([
    ['Miriam', null, ['Einträge']],
    [null, null, null],
  ])
  const oldest = (await listVersions(await reqOf('Miriam'), owner)).at(-1)
  const restored = await as('Miriam', 'POST', `menus/versions/${oldest?.id}`)
  const now = await payload.findByID({ collection: 'menus', id, ...german })
  expect([restored.status, now.menuItems?.[0]?.title]).toEqual([200, 'Baden'])
})

test('E12: the settings too', async () => {
  const { payload } = office
  const house = { name: 'Haus' }
  const houses = await addHouses(payload, { tourismus: house, rathaus: house })
  const settings = { ortsname: 'Bad Alt', meldung_email: 'web@town.example', ...houses }
  await payload.updateGlobal({ slug: 'einstellungen', ...german, data: settings })
  await as('Rosalie', 'POST', 'globals/einstellungen?locale=de', { ortsname: 'Bad Neu' })
  const owner = { global: 'einstellungen' } as const
  const versions = await list(owner)
  expect(versions[0]).toEqual(['Rosalie', null, ['Name des Ortes']])
  const oldest = (await listVersions(await reqOf('Rosalie'), owner)).at(-1)
  const path = `globals/einstellungen/versions/${oldest?.id}`
  expect((await as('Miriam', 'POST', path)).status).toBe(403)
  expect((await as('Rosalie', 'POST', path)).status).toBe(200)
  expect((await payload.findGlobal({ slug: 'einstellungen', ...german })).ortsname).toBe('Bad Alt')
})

test('E12: those of the shop too, with the account that money goes to', async () => {
  const konto = (iban: string) => ({ konto: { inhaber: 'Stadtkasse', iban } })
  const own = { slug: 'shop_einstellungen', ...german } as const
  await office.payload.updateGlobal({ ...own, data: konto('DE89 3704 0044 0532 0130 00') })
  const path = 'globals/shop_einstellungen'
  await as('Rosalie', 'POST', `${path}?locale=de`, konto('DE02 1203 0000 0000 2020 51'))
  const owner = { global: 'shop_einstellungen' } as const
  expect((await list(owner))[0]).toEqual(['Rosalie', null, ['Konto für Überweisungen']])
  const oldest = (await listVersions(await reqOf('Rosalie'), owner)).at(-1)
  expect((await as('Rosalie', 'POST', `${path}/versions/${oldest?.id}`)).status).toBe(200)
  expect((await office.payload.findGlobal(own)).konto?.iban).toContain('DE89')
})

test('E12: a former version of a picture brings its words back, not a file that is gone', async () => {
  const { payload } = office
  const picture = async (name: string, width: number) => {
    const create = { width, height: 40, channels: 3, background: '#567869' } as const
    const data = await sharp({ create }).png().toBuffer()
    return { name, data, mimetype: 'image/png', size: data.length }
  }
  const words = { alt: 'Der Park', copyright: 'Stadt', lizenz: 'gemeinfrei' } as const
  const made = { collection: 'medien', ...german } as const
  const { id } = await payload.create({ ...made, file: await picture('a.png', 60), data: words })
  const file = await picture('b.png', 80)
  await payload.update({ ...made, id, file, data: { alt: 'Der Kurpark' } })
  const { docs } = await payload.findVersions({
    collection: 'medien',
    where: { parent: { equals: id } },
    sort: 'updatedAt',
    ...german,
  })
  const { filename } = await payload.findByID({ ...made, id })
  expect((await as('Miriam', 'POST', `medien/versions/${docs[0]?.id}`)).status).toBe(200)
  const now = await payload.findByID({ ...made, id })
  expect([now.alt, now.filename, now.width]).toEqual(['Der Park', filename, 80])
})

test('a former version of a paper brings no release back that was planned then', async () => {
  await addPerson('Ruth', 'rat-verwaltung')
  const plan = new Date(Date.now() + 3_600_000).toISOString()
  const paper = { drucksache: '2031/061', titel: 'Verkauf', oeffentlich_ab: plan }
  const draft = { ...paper, _status: 'draft' }
  const { body } = await as('Ruth', 'POST', 'vorlagen?draft=true&depth=0', draft)
  const id = isRecord(body.doc) ? String(body.doc.id) : ''
  await as('Ruth', 'PATCH', `vorlagen/${id}`, { oeffentlich_ab: null, ...published })
  // Its day has passed since.
  await office.payload.db.pool.query(
    `update _vorlagen_v set version_oeffentlich_ab = now() - interval '1 day'
     where parent_id = $1 and version_oeffentlich_ab is not null`,
    [id],
  )
  const owner = { collection: 'vorlagen', id } as const
  const oldest = (await listVersions(await reqOf('Ruth'), owner)).at(-1)
  await as('Ruth', 'POST', `vorlagen/versions/${oldest?.id}?draft=true`)
  const change = { titel: 'Verkauf des Kiosks', ...published }
  expect((await as('Ruth', 'PATCH', `vorlagen/${id}`, change)).status).toBe(200)
  const now = await office.payload.findByID({ ...owner, ...german })
  expect([now.titel, now.oeffentlich, now.oeffentlich_ab ?? null]).toEqual([
    'Verkauf des Kiosks',
    false,
    null,
  ])
})
