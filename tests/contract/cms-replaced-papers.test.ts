import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type BackOffice, openBackOffice } from './back-office.ts'
import { addMeeting, addReadFile } from './council-town.ts'
import { messagesOf, sendFile } from './uploading.ts'
import { german, published } from './writing.ts'

// Files of the council's papers, and what happens to what was handed out once.

let office: BackOffice
let clerk = ''

beforeAll(async () => {
  office = await openBackOffice()
  clerk = await office.logIn('rat-verwaltung')
})

const other = {
  name: 'neu.pdf',
  data: Buffer.from('%PDF-1.4\n% neu\nxref\ntrailer\n%%EOF\n'),
  type: 'application/pdf',
}

const replace = (id: string) => sendFile({ path: `dokumente/${id}`, token: clerk, file: other })

const nameOf = async (id: string) =>
  (await office.payload.findByID({ collection: 'dokumente', id, ...german })).filename

async function paperWith(drucksache: string, dateien: string[], rest: object = published) {
  const data = { drucksache, titel: 'Haushalt', dateien, ...rest }
  const { status, body } = await office.call('POST', 'vorlagen?depth=0', data, clerk)
  expect(status).toBe(201)
  return z.object({ doc: z.object({ id: z.string() }) }).parse(body).doc.id
}

const refused = z.object({
  errors: z.tuple([
    z.object({
      data: z.object({
        errors: z.tuple([z.object({ path: z.string(), message: z.string() })]),
      }),
    }),
  ]),
})

test('a file of a published paper is not replaced within its document, and the refusal says how it is', async () => {
  const [first, second] = [
    await addReadFile(office.payload, 'Erste Fassung', 'eins'),
    await addReadFile(office.payload, 'Zweite Fassung', 'zwei'),
  ]
  const id = await paperWith('2031/021', [first.id])
  const late = await replace(first.id)
  expect(late.status).toBe(400)
  const [{ data }] = refused.parse(late.body).errors
  expect(data.errors[0].path).toBe('file')
  expect(data.errors[0].message).toMatch(/Vorlage 2031\/021.*als neues Dokument hoch.*„Anlagen“/s)
  expect(await nameOf(first.id)).toBe(first.filename)
  // The way that it names keeps the file as a former version, which is not replaced either.
  const change = { dateien: [second.id], ...published }
  const changed = await office.call('PATCH', `vorlagen/${id}?depth=0`, change, clerk)
  expect(changed.body).toMatchObject({ doc: { fassungen: [{ dateien: [first.id] }] } })
  expect((await replace(first.id)).status).toBe(400)
  expect(await nameOf(first.id)).toBe(first.filename)
})

test('what is said of such a file is changed as ever', async () => {
  const file = await addReadFile(office.payload, 'Mit Tippfehler', 'x')
  await paperWith('2031/022', [file.id])
  const change = { titel: 'Ohne Tippfehler' }
  const { status } = await office.call('PATCH', `dokumente/${file.id}`, change, clerk)
  expect(status).toBe(200)
})

test.each([
  ['of no paper', null],
  ['of a paper that nobody has been handed yet', '2031/023'],
])('a file %s is replaced where it lies', async (_, drucksache) => {
  const file = await addReadFile(office.payload, `Entwurf ${drucksache}`, 'x')
  if (drucksache !== null) await paperWith(drucksache, [file.id], { _status: 'draft' })
  const reply = await replace(file.id)
  expect([reply.status, messagesOf(reply)]).toEqual([200, 'null'])
  expect(await nameOf(file.id)).not.toBe(file.filename)
})

test('words of a file that was replaced are in no search and no excerpt, from the save on', async () => {
  const { payload } = office
  const { readFileWords } = await import('../../apps/cms/src/subjects/rat/read/search.ts')
  const committee = { titel: 'Rat', kuerzel: 'GR', sortierung: 1, ...published }
  const { id } = await payload.create({ collection: 'gremien', ...german, data: committee })
  const file = await addReadFile(payload, 'Niederschrift', 'Privatweg', { oeffentlich: true })
  await addMeeting(payload, id, { titel: 'Juni', oeffentlich: true, protokoll: file.id })
  const found = async () => {
    const { rows } = await payload.db.pool.query(
      `select titel from ratsinfo_suchtexte where vektor @@ to_tsquery('german', 'Privatweg')
       union all select titel from ratsinfo_interne_suchtexte
         where vektor @@ to_tsquery('german', 'Privatweg')`,
    )
    return [rows.length, (await readFileWords(payload, [file.id])).size]
  }
  expect(await found()).toEqual([2, 1])
  expect((await replace(file.id)).status).toBe(200)
  expect(await found()).toEqual([0, 0])
})
