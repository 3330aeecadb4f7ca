import { beforeAll, expect, test } from 'vitest'
import { type BackOffice, openBackOffice } from './back-office.ts'
import { messagesOf, png, type SentFile, sendFile } from './uploading.ts'
import { german, local } from './writing.ts'

let office: BackOffice
let token: string
let file: SentFile

beforeAll(async () => {
  office = await openBackOffice()
  token = await office.logIn('tourismus')
  file = { name: 'Brücke_im Nebel.png', data: await png(40, 30), type: 'image/png' }
})

const complete = { alt: 'Die Brücke im Nebel', copyright: 'Stadt', lizenz: 'eigene-aufnahme' }

function send(fields: object, path = 'medien?locale=de') {
  return sendFile({ path, token, file, fields: { ...complete, ...fields } })
}

test.each([
  [{ alt: '' }, 'schmückend'],
  [{ copyright: '' }, 'wem das Bild gehört'],
  [{ lizenz: undefined }, 'womit die Stadt das Bild zeigen darf'],
  [{ lizenz: 'kopiert' }, 'Diese Lizenz gibt es nicht'],
  [{ lizenz: 'cc-by-sa' }, 'Urheberin oder der Urheber'],
  [{ quelle: 'javascript:alert(1)' }, 'Ein Link beginnt mit'],
  [{ titel: 'x'.repeat(121) }, 'titel'],
  [{ schlagworte: ['a', 'A'] }, 'doppelt'],
])('an editor who sends %j is told what is missing', async (fields, words) => {
  const answer = await send(fields)
  expect([answer.status, messagesOf(answer)]).toEqual([400, expect.stringContaining(words)])
})

test('E11: a file that is too large is refused in German, with the size that would do', async () => {
  const large = { name: 'kamera.jpg', data: Buffer.alloc(10_000_001), type: 'image/jpeg' }
  const answer = await sendFile({ path: 'medien', token, file: large, fields: complete })
  expect([answer.status, messagesOf(answer)]).toEqual([
    413,
    expect.stringContaining('Die Datei ist zu groß: höchstens 10 MB.'),
  ])
})

test('a complete picture is taken, and its name is readable', async () => {
  const answer = await send({ lizenz: 'cc-by', urheber: 'Lena Huber', nutzung_bis: '2031-03-01' })
  expect(answer.status).toBe(201)
  expect(answer.body.doc).toMatchObject({
    titel: 'Brücke im Nebel',
    lizenz: 'cc-by',
    nutzung_bis: '2031-03-01T12:00:00.000Z',
  })
})

test('a picture is made in German first; English is added to it', async () => {
  const english = await send({}, 'medien?locale=en')
  expect([english.status, messagesOf(english)]).toEqual([400, expect.stringContaining('Deutsch')])
  const { body } = await send({})
  const id = isDoc(body.doc) ? body.doc.id : ''
  const path = `medien/${id}?locale=en`
  const fields = { ...complete, alt: 'The bridge in fog' }
  expect((await sendFile({ path, token, file: null, fields })).status).toBe(200)
  const doc = await office.payload.findByID({ collection: 'medien', id, ...german })
  expect(doc.alt).toBe('Die Brücke im Nebel')
})

function isDoc(doc: unknown): doc is { id: string } {
  return typeof doc === 'object' && doc !== null && 'id' in doc
}

test('what the product imports may lack a licence and is listed for it', async () => {
  const doc = await office.payload.create({
    collection: 'medien',
    ...german,
    file: { name: 'alt.png', data: file.data, mimetype: 'image/png', size: file.data.length },
    data: { alt: 'Alt', copyright: 'Stadt', nutzung_bis: '2020-01-31' },
  })
  expect(await shown('ohne-lizenz')).toContain(doc.id)
  expect(await shown('abgelaufen')).toContain(doc.id)
  expect(await shown('unbenutzt')).toContain(doc.id)
  expect(await shown('ohne-alternativtext')).not.toContain(doc.id)
  const bare = await office.payload.update({
    collection: 'medien',
    id: doc.id,
    ...german,
    data: { dekorativ: true, alt: null },
  })
  expect(await shown('ohne-alternativtext')).not.toContain(bare.id)
})

/** Ids that a view of the library's list shows. */
async function shown(zeige: string): Promise<(string | number)[]> {
  const { createLocalReq } = await import('payload')
  const { gewaehlteAnsicht } = await import(
    '../../apps/cms/src/subjects/medien/collections/medien/ansichten.ts'
  )
  const req = await createLocalReq({}, office.payload)
  req.query = { zeige }
  const where = await gewaehlteAnsicht({ req })
  if (!where) throw new Error(`no view ${zeige}`)
  const all = { limit: 0, pagination: false, locale: 'de' } as const
  const { docs } = await office.payload.find({ collection: 'medien', where, ...local, ...all })
  return docs.map(({ id }) => id)
}
