import { beforeAll, expect, test } from 'vitest'
import { type Rolle, rollen } from '../../apps/cms/src/editing/access/bereiche.ts'
import { type BackOffice, isRecord, openBackOfficeWithQueues, type Reply } from './back-office.ts'
import { german, local, published } from './writing.ts'

let office: BackOffice
const tokens = new Map<Rolle, string>()

beforeAll(async () => {
  office = await openBackOfficeWithQueues()
  for (const rolle of rollen) tokens.set(rolle, await office.logIn(rolle))
})

const meldung = {
  titel: 'Markt',
  einleitung: 'Am Samstag.',
  datum_von: '2031-05-01T12:00:00.000Z',
  sortierung: 0,
}
const instant = '2031-03-01T11:00:00.000Z'

function as(rolle: Rolle, method: string, path: string, body?: unknown): Promise<Reply> {
  return office.call(method, path, body, tokens.get(rolle))
}

async function addMeldung(rest: object = published): Promise<string> {
  const data = { ...meldung, ...rest }
  return (await office.payload.create({ collection: 'aktuelles', ...german, data })).id
}

/** What visitors see of an entry: its row, which no draft touches. */
async function shown(id: string) {
  const { docs } = await office.payload.find({
    collection: 'aktuelles',
    ...german,
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
  })
  return docs.map(({ titel }) => titel)
}

async function newest(id: string) {
  return office.payload.findByID({ collection: 'aktuelles', id, ...german, draft: true })
}

function docOf({ body }: Reply): Record<string, unknown> {
  return isRecord(body.doc) ? body.doc : {}
}

test('an author writes drafts and hands them in', async () => {
  const made = await as('autor', 'POST', 'aktuelles?locale=de&draft=true', meldung)
  const id = String(docOf(made).id)
  const path = `aktuelles/${id}?locale=de&draft=true`
  const saved = await as('autor', 'PATCH', path, {
    titel: 'Wochenmarkt',
    bearbeitungsstand: 'pruefung',
  })
  expect([made.status, saved.status, await shown(id)]).toEqual([201, 200, []])
  expect(await newest(id)).toMatchObject({ titel: 'Wochenmarkt', bearbeitungsstand: 'pruefung' })
})

test('an author may lay a draft over a public entry, which stays as it is', async () => {
  const id = await addMeldung()
  const { status } = await as('autor', 'PATCH', `aktuelles/${id}?locale=de&draft=true`, {
    titel: 'Neu',
  })
  expect([status, await shown(id)]).toEqual([200, ['Markt']])
  expect(await newest(id)).toMatchObject({ titel: 'Neu', bearbeitungsstand: 'entwurf' })
})

test.each([
  ['saving without draft', '', { titel: 'X' }],
  ['publishing', '', { titel: 'X', _status: 'published' }],
  ['publishing as a draft', '&draft=true', { titel: 'X', _status: 'published' }],
  ['publishing all languages', '&publishAllLocales=true', { titel: 'X' }],
  [
    'publishing all languages as a draft',
    '&draft=true&publishAllLocales=true',
    { _status: 'published' },
  ],
  ['publishing one language', '&publishSpecificLocale=de', { titel: 'X', _status: 'published' }],
  ['taking back', '', { _status: 'draft' }],
  ['taking back all languages', '&unpublishAllLocales=true', { _status: 'draft' }],
  ['archiving', '', { _status: 'draft', bearbeitungsstand: 'archiviert' }],
])('an author changes nothing public by %s', async (_, query, body) => {
  const id = await addMeldung()
  const { status } = await as('autor', 'PATCH', `aktuelles/${id}?locale=de${query}`, body)
  expect([status, await shown(id)]).toEqual([403, ['Markt']])
})

test('an author changes nothing public by changing many at once', async () => {
  const id = await addMeldung()
  const where = `where[id][equals]=${id}&locale=de`
  const plain = await as('autor', 'PATCH', `aktuelles?${where}`, { titel: 'X' })
  const back = await as('autor', 'PATCH', `aktuelles?${where}`, { _status: 'draft' })
  const out = await as('autor', 'PATCH', `aktuelles?${where}&draft=true`, published)
  const gone = await as('autor', 'DELETE', `aktuelles?${where}`)
  expect(await shown(id)).toEqual(['Markt'])
  expect([plain, back, out, gone].map(({ status }) => status)).not.toContain(200)
})

test('an author publishes nothing by creating, duplicating or restoring', async () => {
  const created = await as('autor', 'POST', 'aktuelles?locale=de', { ...meldung, ...published })
  const id = await addMeldung()
  const copy = await as('autor', 'POST', `aktuelles/${id}/duplicate?locale=de`, published)
  const copied = isRecord(copy.body.doc) ? await shown(String(copy.body.doc.id)) : []
  await office.payload.update({ collection: 'aktuelles', id, ...german, data: { titel: 'Zweite' } })
  const { docs } = await office.payload.findVersions({
    collection: 'aktuelles',
    where: { parent: { equals: id } },
    ...german,
  })
  const first = docs.at(-1)?.id
  const restored = await as('autor', 'POST', `aktuelles/versions/${first}?locale=de`)
  expect([created.status, copied, restored.status, await shown(id)]).toEqual([
    403,
    [],
    403,
    ['Zweite'],
  ])
  const asDraft = await as('autor', 'POST', `aktuelles/versions/${first}?locale=de&draft=true`)
  expect([asDraft.status, await shown(id), (await newest(id)).titel]).toEqual([
    200,
    ['Zweite'],
    'Markt',
  ])
})

test('an author deletes nothing', async () => {
  const [id, draft] = [await addMeldung(), await addMeldung({ _status: 'draft' })]
  const replies = [
    await as('autor', 'DELETE', `aktuelles/${id}`),
    await as('autor', 'DELETE', `aktuelles/${draft}`),
  ]
  expect(replies.map(({ status }) => status)).toEqual([403, 403])
})

test('an author plans nothing, and what they change has to be looked at again', async () => {
  const own = await as('autor', 'POST', 'aktuelles?locale=de&draft=true', {
    ...meldung,
    veroeffentlichen_am: instant,
  })
  expect(docOf(own).veroeffentlichen_am ?? null).toBe(null)
  const planned = await addMeldung({ _status: 'draft', veroeffentlichen_am: instant })
  await as('autor', 'PATCH', `aktuelles/${planned}?locale=de&draft=true`, {
    titel: 'Untergeschoben',
  })
  expect((await newest(planned)).veroeffentlichen_am).toBe(null)
  const shownUntil = await addMeldung({ ...published, zurueckziehen_am: instant })
  const path = `aktuelles/${shownUntil}?locale=de&draft=true`
  await as('autor', 'PATCH', path, { zurueckziehen_am: null, titel: 'Y' })
  expect((await newest(shownUntil)).zurueckziehen_am).toBe(instant)
})

test('what has no drafts is public when saved, and not for authors', async () => {
  const rubrik = await office.payload.create({
    collection: 'rubriken',
    ...german,
    data: { rubrik: 'Konzerte', art: 'veranstaltungen' },
  })
  const replies = [
    await as('autor', 'PATCH', `rubriken/${rubrik.id}?locale=de`, { rubrik: 'X' }),
    await as('autor', 'POST', 'menus?locale=de', { name: 'Hauptmenü', menuItems: [] }),
    await as('autor', 'POST', 'weiterleitungen?locale=de', {
      von: '/de/a/',
      nach: '/de/',
      status: '301',
    }),
    await as('autor', 'POST', 'globals/einstellungen?locale=de', { claim: 'X' }),
  ]
  expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 403])
})

test('each role publishes in its areas and in no other', async () => {
  const publishIn = async (rolle: Rolle) => {
    const id = await addMeldung({ _status: 'draft' })
    const { id: amt } = await office.payload.create({
      collection: 'aemter',
      ...german,
      data: { titel: 'Bürgerbüro', sortierung: 1, _status: 'draft' },
    })
    return [
      (await as(rolle, 'PATCH', `aktuelles/${id}?locale=de`, published)).status,
      (await as(rolle, 'PATCH', `aemter/${amt}?locale=de`, published)).status,
      (await as(rolle, 'GET', 'protokoll?locale=de')).status,
      (await as(rolle, 'DELETE', `aktuelles/${id}`)).status,
    ]
  }
  const cells = await Promise.all(rollen.map(async (rolle) => [rolle, await publishIn(rolle)]))
  expect(Object.fromEntries(cells)).toEqual({
    administration: [200, 200, 200, 200],
    tourismus: [200, 403, 403, 200],
    rathaus: [200, 200, 403, 200],
    festival: [403, 403, 403, 403],
    'rat-verwaltung': [403, 403, 403, 403],
    'intranet-redaktion': [403, 403, 403, 403],
    autor: [403, 403, 403, 403],
  })
})

test('an account with two roles has the areas of both', async () => {
  const email = 'beides@kurstadt.example'
  const password = 'ein-eigenes-passwort'
  const data = { email, password, name: 'Beides', rollen: ['autor' as const, 'rathaus' as const] }
  const { id } = await office.payload.create({ collection: 'benutzer', ...local, data })
  await office.payload.update({
    collection: 'benutzer',
    id,
    ...local,
    data: { passwort_aendern: false },
  })
  const { body } = await office.call('POST', 'benutzer/login', { email, password })
  const entry = await addMeldung({ _status: 'draft' })
  const path = `aktuelles/${entry}?locale=de`
  const { status } = await office.call('PATCH', path, published, String(body.token))
  expect([status, await shown(entry)]).toEqual([200, ['Markt']])
})

test('only what is no longer public goes into the archive, and comes back out of it', async () => {
  const id = await addMeldung()
  const path = `aktuelles/${id}?locale=de`
  const archived = { bearbeitungsstand: 'archiviert' }
  const early = await as('tourismus', 'PATCH', `${path}&draft=true`, archived)
  const done = await as('tourismus', 'PATCH', path, { ...archived, _status: 'draft' })
  expect([early.status, done.status, await shown(id)]).toEqual([400, 200, []])
  expect(await newest(id)).toMatchObject(archived)
  const back = { bearbeitungsstand: 'entwurf' }
  const restored = await as('tourismus', 'PATCH', `${path}&draft=true`, back)
  expect([restored.status, (await newest(id)).bearbeitungsstand]).toEqual([200, 'entwurf'])
})
