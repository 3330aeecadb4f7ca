import { beforeAll, expect, test } from 'vitest'
import { type BackOffice, openBackOffice } from './back-office.ts'
import { german, local, published } from './writing.ts'

let office: BackOffice
let token: string

beforeAll(async () => {
  office = await openBackOffice()
  token = await office.logIn('tourismus', 'rathaus')
})

async function addSeite(pfad: string) {
  const data = { titel: 'Seite', pfad, pageLayout: 'default', pageTheme: 'default' } as const
  return office.payload.create({ collection: 'seiten', ...german, data: { ...data, ...published } })
}

function save(id: number | string, data: object, query = '') {
  return office.call('PATCH', `seiten/${id}?locale=de${query}`, data, token)
}

test('two saves from one version at once: the second gets 409 and says what to do', async () => {
  const { id, updatedAt } = await addSeite('/de/eins/')
  const replies = await Promise.all([
    save(id, { titel: 'Von A', updatedAt }),
    save(id, { titel: 'Von B', updatedAt }),
  ])
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]))
  const refused = replies.find(({ status }) => status === 409)
  expect(JSON.stringify(refused?.body)).toContain('Jemand anderes hat inzwischen gespeichert')
})

test('a save that names no version is not lost to one that runs at the same time', async () => {
  const { id } = await addSeite('/de/zwei/')
  const replies = await Promise.all(
    ['A', 'B', 'C'].map((name) => save(id, { titel: `Von ${name}` })),
  )
  const won = replies.filter(({ status }) => status === 200)
  const { titel } = await office.payload.findByID({ collection: 'seiten', id, ...german })
  expect(won.length).toBeGreaterThan(0)
  expect(won.map(({ body }) => JSON.stringify(body)).join()).toContain(titel)
})

test('saving again and again from what the last save answered is never refused', async () => {
  const { id, updatedAt } = await addSeite('/de/drei/')
  let base = updatedAt
  for (const titel of ['Eins', 'Zwei', 'Drei']) {
    const { status, body } = await save(id, { titel, updatedAt: base })
    expect(status).toBe(200)
    const { doc } = body
    if (typeof doc === 'object' && doc !== null && 'updatedAt' in doc) base = String(doc.updatedAt)
  }
})

test('drafts are compared as well, although the published page stays as it is', async () => {
  const { id, updatedAt } = await addSeite('/de/vier/')
  const first = await save(id, { titel: 'Entwurf A', updatedAt, _status: 'draft' }, '&draft=true')
  const second = await save(id, { titel: 'Entwurf B', updatedAt, _status: 'draft' }, '&draft=true')
  expect([first.status, second.status]).toEqual([200, 409])
})

test('an older version can be restored', async () => {
  const { id } = await addSeite('/de/fuenf/')
  await save(id, { titel: 'Neu' })
  const where = { parent: { equals: id } }
  const { docs } = await office.payload.findVersions({ collection: 'seiten', where, ...german })
  const oldest = docs.at(-1)
  const { status } = await office.call('POST', `seiten/versions/${oldest?.id}`, {}, token)
  const { titel } = await office.payload.findByID({ collection: 'seiten', id, ...german })
  expect([status, titel]).toEqual([200, 'Seite'])
})

test('the settings are compared too', async () => {
  const administration = await office.logIn('administration')
  const stelle = { name: 'Rathaus' }
  const settings = {
    ortsname: 'Bad Silberbronn',
    meldung_email: 'website@bad-silberbronn.example',
    tourismus: stelle,
    rathaus: stelle,
  }
  await office.payload.updateGlobal({ slug: 'einstellungen', ...german, data: settings })
  const { updatedAt } = await office.payload.findGlobal({ slug: 'einstellungen', ...german })
  const path = 'globals/einstellungen?locale=de'
  const first = await office.call('POST', path, { ortsname: 'A', updatedAt }, administration)
  const second = await office.call('POST', path, { ortsname: 'B', updatedAt }, administration)
  expect([first.status, second.status]).toEqual([200, 409])
})

test('a refused save says field by field what was entered and what is there now', async () => {
  const { id, updatedAt } = await addSeite('/de/sechs/')
  await save(id, { titel: 'Von A', pageTheme: 'rossini', updatedAt })
  const { status, body } = await save(id, { titel: 'Von B', updatedAt })
  expect(status).toBe(409)
  const fields = [{ path: 'titel', label: 'Titel', mine: 'Von B', theirs: 'Von A' }]
  expect(body.errors).toMatchObject([{ data: { fields } }])
})

test('two who have entered the same do not stand in each other’s way', async () => {
  const { id, updatedAt } = await addSeite('/de/sieben/')
  const first = await save(id, { titel: 'Gleich', updatedAt })
  const second = await save(id, { titel: 'Gleich', updatedAt })
  expect([first.status, second.status]).toEqual([200, 200])
})

test('while somebody is at a document others are told so in German', async () => {
  const { id } = await addSeite('/de/acht/')
  const account = await office.payload.create({
    collection: 'benutzer',
    ...local,
    data: {
      email: 'b@kurstadt.example',
      password: 'ein-langes-passwort',
      name: 'B',
      rollen: ['rathaus'],
    },
  })
  await office.payload.create({
    collection: 'payload-locked-documents',
    ...local,
    data: {
      document: { relationTo: 'seiten', value: String(id) },
      user: { relationTo: 'benutzer', value: account.id },
    },
  })
  const { status, body } = await save(id, { titel: 'X' })
  expect(status).toBe(423)
  expect(JSON.stringify(body)).toContain('Jemand anderes bearbeitet diesen Eintrag gerade')
})
