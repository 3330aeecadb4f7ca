import { calls } from '@kurstadt/contract'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { type BackOffice, isRecord, openBackOffice } from './back-office.ts'
import { type ApiProcess, cmsEnvironment, startApi } from './content-api.ts'
import { english, german, local, numberOf, published } from './writing.ts'

let office: BackOffice
let api: ApiProcess
let token: string

beforeAll(async () => {
  office = await openBackOffice()
  token = await office.logIn('tourismus', 'rathaus')
  api = await startApi(cmsEnvironment(office.databaseUrl))
})

/** What the form of a new entry holds, in one language. */
const written = {
  aktuelles: { titel: 'Market', einleitung: 'On Saturday.', datum_von: '2031-05-01' },
  veranstaltungen: { titel: 'Concert', datum_von: '2031-05-01', status: 'geplant' },
  aemter: { titel: 'Registry' },
  bekanntmachungen: { titel: 'Notice', art: 'sonstiges', datum_von: '2099-01-01' },
  unterkuenfte: { titel: 'Guest house', art: 'pension', einleitung: 'By the park.' },
  seiten: { titel: 'Baths', pageLayout: 'slim', pageTheme: 'default' },
}

function idOf(body: Record<string, unknown>): string {
  const doc = isRecord(body.doc) ? body.doc : {}
  return String(doc.id)
}

function messagesOf({ body }: { body: Record<string, unknown> }): string {
  return JSON.stringify(body.errors)
}

/** Writes an entry in a language as a form does. */
const write = (type: string, language: string, data: object) =>
  office.call('POST', `${type}?locale=${language}&draft=true`, data, token)
const publish = (type: string, id: string, language: string, data: object = {}) =>
  office.call('PATCH', `${type}/${id}?locale=${language}`, { ...data, ...published }, token)

test.each(Object.entries(written))(
  'E1: %s are drafts in English alone, and published once they are in German',
  async (type, data) => {
    const draft = await write(type, 'en', data)
    expect(draft.status).toBe(201)
    const id = idOf(draft.body)
    const refused = await publish(type, id, 'en')
    expect(refused.status).toBe(400)
    expect(messagesOf(refused)).toContain('Auf Deutsch fehlt „')
    expect(messagesOf(refused)).toContain('bei „Sprache“ von „Englisch“ auf „Deutsch“')
    expect(messagesOf(refused)).toContain('"path":"titel"')
    expect((await publish(type, id, 'de', { ...data, titel: 'Auf Deutsch' })).status).toBe(200)
    expect((await publish(type, id, 'en', data)).status).toBe(200)
  },
)

test('a new entry that is published in English at once is refused', async () => {
  const given = { ...written.aktuelles, ...published }
  const refused = await office.call('POST', 'aktuelles?locale=en', given, token)
  expect([refused.status, messagesOf(refused).includes('„Titel“')]).toStrictEqual([400, true])
})

test('a German title of blanks is none', async () => {
  const given = { ...written.aktuelles, ...published, titel: '   ' }
  const refused = await office.call('POST', 'aktuelles?locale=de', given, token)
  expect(refused.status).toBe(400)
  expect(messagesOf(refused)).toContain('Titel')
})

test('publishing many at once keeps nothing when one of them lacks German', async () => {
  const [one, two] = [
    await write('aktuelles', 'de', written.aktuelles),
    await write('aktuelles', 'en', written.aktuelles),
  ]
  const ids = [one, two].map(({ body }) => idOf(body))
  const where = ids.map((id, index) => `where[id][in][${index}]=${id}`).join('&')
  const many = await office.call('PATCH', `aktuelles?locale=en&${where}`, published, token)
  expect(many.status).toBe(400)
  for (const id of ids) {
    const doc = await office.payload.findByID({
      collection: 'aktuelles',
      id,
      ...german,
      draft: true,
    })
    expect(doc._status).toBe('draft')
  }
})

/** Makes a published entry as imports and migrations have left some: its German texts are English. */
async function addEnglishOnly(): Promise<number> {
  const doc = await office.payload.create({
    collection: 'aktuelles',
    ...german,
    data: { ...published, ...written.aktuelles, titel: 'Only English', sortierung: 0 },
  })
  const client = new pg.Client({ connectionString: office.databaseUrl })
  await client.connect()
  await client.query(`update aktuelles_locales set _locale = 'en' where _parent_id = $1`, [doc.id])
  await client.end()
  return numberOf(doc)
}

test('E1: an entry in English alone is missing in German, and no list with it', async () => {
  const sound = await office.payload.create({
    collection: 'aktuelles',
    ...german,
    data: { ...published, ...written.aktuelles, titel: 'Markt am Samstag', sortierung: 0 },
  })
  await office.payload.create({
    collection: 'seiten',
    ...german,
    data: {
      ...published,
      pageLayout: 'slim',
      pageTheme: 'default',
      titel: 'Meldung',
      pfad: '/de/aktuelles/*',
      detailseite_fuer: 'aktuelles',
    },
  })
  const broken = await addEnglishOnly()
  const read = async (path: string): Promise<unknown> => (await api.get(`/api/cms/${path}`)).json()
  const list = calls.aktuelles.answer.parse(await read('aktuelles?pro_seite=50'))
  const ids = list.data.map(({ id }) => id)
  expect(ids).toContain(numberOf(sound))
  expect(ids).not.toContain(broken)
  expect(list.anzahl).toBe(list.data.length)
  expect((await api.get(`/api/cms/aktuelles/${broken}`)).status).toBe(404)
  expect((await api.get(`/api/cms/aktuelles/${broken}?sprache=en`)).status).toBe(200)
  const address = `/de/aktuelles/only-english-id_${broken}/`
  expect((await api.get(`/api/cms/route?url=${address}`)).status).toBe(404)
  const lines = () =>
    api.log.filter((line) => line.includes('left out') && line.includes(`:${broken},`))
  const before = lines().length
  expect(before).toBeGreaterThan(0)
  await read('aktuelles?pro_seite=50')
  expect(lines()).toHaveLength(before)
})

test('the findings name what visitors miss, with its type, its number and what to do', async () => {
  const broken = await addEnglishOnly()
  const { refreshFindings } = await import('../../apps/cms/src/editing/checks/index.ts')
  await refreshFindings(office.payload, new Date())
  const { docs } = await office.payload.find({
    collection: 'aktuelles',
    where: { nummer: { equals: broken } },
    ...local,
  })
  const id = String(docs[0]?.id)
  const client = new pg.Client({ connectionString: office.databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ titel: string; befunde: unknown }>(
    'select titel, befunde from befunde where dokument = $1',
    [id],
  )
  await client.end()
  expect(rows).toMatchObject([{ titel: 'Only English' }])
  const found = JSON.stringify(rows[0]?.befunde)
  expect(found).toContain('"auslassung"')
  expect(found).toContain('„Titel“ fehlt auf Deutsch.')
})

test('the form of a draft in English alone says what it lacks in German', async () => {
  const draft = await write('aktuelles', 'en', written.aktuelles)
  const { body } = await office.call(
    'GET',
    `aktuelles/${idOf(draft.body)}/befunde`,
    undefined,
    token,
  )
  expect(JSON.stringify(body)).toContain('„Titel“ fehlt auf Deutsch.')
})

test('what is written in German first may be published in English', async () => {
  const doc = await office.payload.create({
    collection: 'aktuelles',
    ...german,
    data: { ...published, ...written.aktuelles, titel: 'Markt', sortierung: 0 },
  })
  const update = { collection: 'aktuelles', id: doc.id, ...english } as const
  const saved = await office.payload.update({
    ...update,
    data: { ...published, ...written.aktuelles },
  })
  expect(saved.titel).toBe('Market')
})
