import { beforeAll, expect, test } from 'vitest'
import { setPassword } from '../../apps/cms/src/subjects/anmeldung/credentials.ts'
import { type BackOffice, openBackOffice } from './back-office.ts'
import { addReadFile } from './council-town.ts'
import { messagesOf } from './uploading.ts'
import { german, local, published } from './writing.ts'

// What keeping the intranet does besides saving (spec 3).

let office: BackOffice
let keeper = ''

beforeAll(async () => {
  office = await openBackOffice()
  keeper = await office.logIn('intranet-redaktion')
})

const change = (path: string, data: object) => office.call('PATCH', path, data, keeper)
const bin = (path: string) => change(path, { deletedAt: new Date().toISOString() })

async function mailsTo(email: string): Promise<number> {
  const text = 'select id from mails where an = $1'
  return (await office.payload.db.pool.query(text, [email])).rows.length
}

async function addAccount(email: string, data: object = {}): Promise<string> {
  const person = { vorname: 'Jo', nachname: 'Albers', email, ...data }
  return (await office.payload.create({ collection: 'intranet_konten', ...local, data: person })).id
}

test('a category is kept while a text stands in it', async () => {
  const { payload } = office
  const category = { rubrik: 'Personal', url: 'personal', taggingpfad: 'intranet', sortierung: 1 }
  const { id: rubrik } = await payload.create({
    collection: 'intranet_rubriken',
    ...german,
    data: category,
  })
  const data = { ...published, titel: 'Urlaub', rubrik, datum_von: '2031-03-01', sortierung: 0 }
  const { id } = await payload.create({ collection: 'intranet_texte', ...german, data })
  const refused = await bin(`intranet_rubriken/${rubrik}`)
  expect([refused.status, messagesOf(refused)]).toEqual([
    409,
    expect.stringContaining('Texte in dieser Rubrik: 1.'),
  ])
  expect((await bin(`intranet_texte/${id}`)).status).toBe(200)
  expect((await bin(`intranet_rubriken/${rubrik}`)).status).toBe(200)
})

test('a topic of the archive is kept while a document is about it', async () => {
  const { payload } = office
  const topic = { thema: 'Regeln', sortierung: 1 }
  const { id: thema } = await payload.create({
    collection: 'intranet_archiv_themen',
    ...german,
    data: topic,
  })
  const file = await addReadFile(payload, 'Regelung', 'Gleitzeit', { bereich: 'intranet' })
  const data = { ...published, titel: 'Vereinbarung', thema, datei: file.id }
  const { id } = await payload.create({ collection: 'intranet_archiv', ...german, data })
  const refused = await bin(`intranet_archiv_themen/${thema}`)
  expect([refused.status, messagesOf(refused)]).toEqual([
    409,
    expect.stringContaining('Dokumente zu diesem Thema: 1.'),
  ])
  expect((await bin(`intranet_archiv/${id}`)).status).toBe(200)
  expect((await bin(`intranet_archiv_themen/${thema}`)).status).toBe(200)
})

test('who may not log in yet is invited once they may', async () => {
  const email = 'spaeter@rathaus.example'
  const id = await addAccount(email, { aktiv: false })
  expect(await mailsTo(email)).toBe(0)
  expect((await change(`intranet_konten/${id}`, { aktiv: true })).status).toBe(200)
  expect(await mailsTo(email)).toBe(1)
  expect((await change(`intranet_konten/${id}`, { nachname: 'Behn' })).status).toBe(200)
  expect(await mailsTo(email)).toBe(1)
})

test('who comes back, or comes from the directory, is not invited anew', async () => {
  const { pool } = office.payload.db
  const [back, known] = ['zurueck@rathaus.example', 'bekannt@rathaus.example']
  const ids = [
    await addAccount(back, { aktiv: false }),
    await addAccount(known, { aktiv: false }),
  ] as const
  await setPassword(pool, 'intranet', ids[0], { password: 'vier Wörter', isOneTime: false })
  const link = 'insert into rathauskonten (aussteller, subjekt, konto) values ($1, $2, $3)'
  await pool.query(link, ['https://verzeichnis.example', 'u1', ids[1]])
  for (const id of ids) await change(`intranet_konten/${id}`, { aktiv: true })
  expect([await mailsTo(back), await mailsTo(known)]).toEqual([0, 0])
})
