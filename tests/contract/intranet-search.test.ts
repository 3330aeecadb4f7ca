import { calls } from '@kurstadt/contract'
import type { Payload } from 'payload'
import PDFDocument from 'pdfkit'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { stopAfterFile } from '../support/leftovers.ts'
import { createDatabase } from '../support/postgres.ts'
import { cmsEnvironment, type Handlers, openHandlers, openPayload } from './content-api.ts'
import { paragraph } from './council.ts'
import { german, local, published } from './writing.ts'

// 18.5: the search within the intranet, in texts, documents and the words inside of PDFs.

const call = calls['intranet/suche']
const sessions = { rat: null, intranet: { uuid: 'u' } }

let payload: Payload
let handlers: Handlers
let client: pg.Client
let rubrik = ''
let thema = ''

/** A PDF whose lines are these. */
function pdf(...lines: string[]): Promise<Buffer> {
  const document = new PDFDocument()
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  const whole = new Promise<Buffer>((resolve) => {
    document.on('end', () => resolve(Buffer.concat(parts)))
  })
  for (const line of lines) document.text(line)
  document.end()
  return whole
}

async function addFile(titel: string, data: Buffer) {
  return payload.create({
    collection: 'dokumente',
    ...german,
    file: { name: `${titel}.pdf`, data, mimetype: 'application/pdf', size: data.length },
    data: { titel, bereich: 'intranet' },
  })
}

const addText = (titel: string, text: string, rest: object = {}) =>
  payload.create({
    collection: 'intranet_texte',
    ...german,
    data: {
      ...published,
      titel,
      text: paragraph(text),
      rubrik,
      datum_von: '2031-03-05',
      sortierung: 0,
      ...rest,
    },
  })

const addDocument = (titel: string, datei: string, rest: object = {}) =>
  payload.create({
    collection: 'intranet_archiv',
    ...german,
    data: { ...published, titel, thema, datei, ...rest },
  })

async function search(query: object) {
  const params = call.params.parse(query)
  const { answer } = await handlers['intranet/suche']({ payload, params, id: 0, sessions })
  return call.answer.parse(answer)
}

const titles = async (q: string) => (await search({ q })).data.map(({ titel }) => titel)

async function readAll() {
  const { readWords } = await import('../../apps/cms/src/subjects/medien/jobs/index.ts')
  const { log } = await import('../../apps/cms/src/platform/log/log.ts')
  await readWords({}, { payload, log, now: () => new Date(), transport: null, from: '' })
}

beforeAll(async () => {
  const { url } = await createDatabase()
  payload = await openPayload(cmsEnvironment(url))
  handlers = await openHandlers()
  client = new pg.Client({ connectionString: url })
  await client.connect()
  stopAfterFile(() => client.end())
  const category = { rubrik: 'Personal', url: 'personal', taggingpfad: 'intranet/personal' }
  const made = await payload.create({
    collection: 'intranet_rubriken',
    ...local,
    data: { ...category, sortierung: 1 },
  })
  rubrik = made.id
  const topic = { thema: 'Regeln', sortierung: 1 }
  thema = (await payload.create({ collection: 'intranet_archiv_themen', ...local, data: topic })).id
})

test('texts are found by title and words, in every form of them, and the title counts first', async () => {
  await addText('Betriebsausflug', 'Wir wandern zum Wasserfall.')
  await addText('Parken am Rathaus', 'Beim Betriebsausflug bleiben die Plätze frei.')
  expect(await titles('Betriebsausflüge')).toEqual(['Betriebsausflug', 'Parken am Rathaus'])
  expect(await titles('ausflug wasserfälle')).toEqual(['Betriebsausflug'])
  const [hit] = (await search({ q: 'Wasserfall' })).data
  expect(hit).toMatchObject({
    art: 'text',
    auszug: 'Wir wandern zum Wasserfall.',
    datum: '2031-03-05',
    rubrik: { rubrik: 'Personal', url: 'personal' },
    datei: null,
    frueher: false,
  })
})

test('a document is found by the words inside of its PDF, once these are read', async () => {
  const file = await addFile(
    'Regelwerk',
    await pdf('Die Gleitzeit beginnt um sechs.', 'Zeit-', 'konto'),
  )
  await addDocument('Dienstvereinbarung', file.id, { gueltig_bis: '2020-12-31' })
  await addText('Neues zur Arbeitszeit', 'Siehe Datei.', { dateien: [file.id] })
  expect(await titles('Gleitzeit')).toEqual([])
  await readAll()
  expect((await titles('Gleitzeit')).toSorted()).toEqual([
    'Dienstvereinbarung',
    'Neues zur Arbeitszeit',
  ])
  expect(await titles('Zeitkonto')).toHaveLength(2)
  const hits = (await search({ q: 'Gleitzeit' })).data
  expect(hits.find(({ art }) => art === 'dokument')).toMatchObject({
    frueher: true,
    datei: { titel: 'Regelwerk', format: 'PDF' },
  })
})

test('words of a file that was replaced are found no more, and those of the new one once they are read', async () => {
  const file = await addFile('Dienstplan', await pdf('Urlaubssperre im August.'))
  await addDocument('Plan für den Sommer', file.id)
  await readAll()
  expect(await titles('Urlaubssperre')).toEqual(['Plan für den Sommer'])
  const data = await pdf('Badeaufsicht im August.')
  await payload.update({
    collection: 'dokumente',
    id: file.id,
    ...german,
    file: { name: 'neu.pdf', data, mimetype: 'application/pdf', size: data.length },
    data: {},
  })
  expect(await titles('Urlaubssperre')).toEqual([])
  const [hit] = (await search({ q: 'Plan für den Sommer' })).data
  expect(hit?.auszug).not.toContain('Urlaubssperre')
  await readAll()
  expect(await titles('Badeaufsicht')).toEqual(['Plan für den Sommer'])
})

test('a file that cannot be read is found by its title, and not tried again', async () => {
  const file = await addFile('Scan', Buffer.from('%PDF-1.4\nxref\ntrailer\n%%EOF\n'))
  await addDocument('Alte Satzung', file.id)
  await readAll()
  expect(await titles('Satzung')).toEqual(['Alte Satzung'])
  const { rows } = await client.query('select worte from dokumentworte where dokument = $1', [
    file.id,
  ])
  expect(rows).toEqual([{ worte: '' }])
})

test('drafts are not found, and what is withdrawn or deleted is found no more', async () => {
  const text = await addText('Geheimnis', 'Noch nicht.', { _status: 'draft' })
  expect(await titles('Geheimnis')).toEqual([])
  const change = { collection: 'intranet_texte', id: text.id, ...german } as const
  await payload.update({ ...change, data: { _status: 'published' } })
  expect(await titles('Geheimnis')).toEqual(['Geheimnis'])
  await payload.update({ ...change, data: { _status: 'draft' } })
  expect(await titles('Geheimnis')).toEqual([])
  await payload.update({ ...change, data: { _status: 'published' } })
  await payload.delete({ collection: 'intranet_texte', id: text.id, ...local })
  expect(await titles('Geheimnis')).toEqual([])
})

test('what came since a moment is found without words, the latest first; a change is nothing new', async () => {
  const neu_seit = new Date(Date.now() - 1).toISOString()
  await client.query(`update intranet_suchtexte set erschienen = now() - interval '1 day'`)
  const [first] = (await payload.find({ collection: 'intranet_texte', ...local, limit: 1 })).docs
  await payload.update({
    collection: 'intranet_texte',
    id: first?.id ?? '',
    ...german,
    data: { ...published, sortierung: 3 },
  })
  await addText('Ganz neu', 'Eben erst.')
  const { data, anzahl } = await search({ neu_seit })
  expect([data.map(({ titel }) => titel), anzahl]).toEqual([['Ganz neu'], 1])
  expect((await search({ q: 'Betriebsausflug', neu_seit })).data).toEqual([])
})

test('nothing asked is nothing found, whatever was typed instead of words', async () => {
  for (const q of ['', ' ', 'der die das', '§§ & | !', "'); drop table x; --", 'ﬀ\u0301'])
    expect(await titles(q)).toEqual([])
})

test('T20: the search of the town finds nothing of the intranet', async () => {
  const { suche } = handlers
  const params = calls.suche.params.parse({ q: 'Betriebsausflug' })
  const { answer } = await suche({ payload, params, id: 0, sessions })
  expect(calls.suche.answer.parse(answer).data).toEqual([])
})
