import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { JobTools } from '../../apps/cms/src/platform/queue/tools.ts'
import { pdfOf } from '../support/joined-pdf.ts'
import { listBomb, pageBomb } from '../support/packed-pdfs.ts'
import { createDatabase } from '../support/postgres.ts'
import { readPdf } from '../support/read-pdf.ts'
import { cmsEnvironment, openPayload } from './content-api.ts'
import { addMeeting, fillReaders, item } from './council-town.ts'
import { german, numberOf } from './writing.ts'

// Files of the council that unpack to hundreds of megabytes, or that end their worker each time.

let tools: JobTools
let council: Awaited<ReturnType<typeof fillReaders>>
let folder = ''

beforeAll(async () => {
  const { url } = await createDatabase()
  const environment = cmsEnvironment(url)
  folder = environment.DOCUMENT_DIR ?? ''
  const payload = await openPayload(environment)
  const { prepareQueues } = await import('../../apps/cms/src/platform/queue/prepare-queues.ts')
  await prepareQueues(url)
  const { log } = await import('../../apps/cms/src/platform/log/log.ts')
  tools = { payload, log, now: () => new Date(), transport: null, from: '' }
  council = await fillReaders(payload)
})

async function addFile(titel: string, data: Buffer) {
  const file = { name: `${titel}.pdf`, data, mimetype: 'application/pdf', size: data.length }
  const { payload } = tools
  return payload.create({
    collection: 'dokumente',
    ...german,
    file,
    data: { titel, bereich: 'rat' },
  })
}

const rows = async (text: string, values: unknown[]) =>
  (await tools.payload.db.pool.query<Record<string, unknown>>(text, values)).rows

let number = 60
/** A meeting of the council with a paper that has these files. */
async function addMeetingWith(dateien: string[]) {
  number += 1
  const { payload } = tools
  const paper = await payload.create({
    collection: 'vorlagen',
    ...german,
    data: { drucksache: `2031/0${number}`, titel: 'Umbau', dateien, _status: 'published' },
  })
  const tagesordnung = [item('Umbau', { vorlagen: [paper.id] })]
  return numberOf(
    await addMeeting(payload, council.committees.council.id, { titel: 'Sitzung', tagesordnung }),
  )
}

async function make(sitzung: number) {
  const { makeUnterlagenFile } = await import('../../apps/cms/src/subjects/rat/jobs/index.ts')
  await makeUnterlagenFile({ sitzung, rat: council.numbers.geld }, tools)
}

const kept = z.object({ datei: z.string().nullable(), scheitert: z.boolean() })
async function keptOf(sitzung: number) {
  const [row] = await rows(
    `select datei, gescheitert_am is not null as scheitert from sitzungsunterlagen
     where sitzung = $1`,
    [sitzung],
  )
  return kept.parse(row)
}

async function readWords() {
  const { readWords: read } = await import('../../apps/cms/src/subjects/medien/jobs/index.ts')
  await read({}, tools)
}

const wordsOf = async (id: string) =>
  (await rows('select worte from dokumentworte where dokument = $1', [id])).map(
    ({ worte }) => worte,
  )

test('an attachment that cannot be opened without unpacking gigabytes is left out, the rest is made', async () => {
  const bomb = await addFile('Bombe', await pdfOf('vorher'))
  const whole = await addFile('Ganz', await pdfOf('Ganze Seite'))
  // The door refuses such a file; it may have come another way, such as with an import.
  await writeFile(path.join(folder, bomb.filename ?? ''), await listBomb(500))
  const sitzung = await addMeetingWith([bomb.id, whole.id])
  const before = process.memoryUsage().rss
  await make(sitzung)
  const { datei } = await keptOf(sitzung)
  const { pages } = await readPdf(await readFile(path.join(folder, datei ?? '')))
  const page = pages.find((one) => one.includes('so stark gepackt'))
  expect(page).toContain('Anlage: Bombe')
  expect(pages.join(' ')).toContain('Ganze Seite')
  expect(process.memoryUsage().rss - before).toBeLessThan(1_200_000_000)
})

test('a page that unpacks to gigabytes has no words, and the files beside it have theirs', async () => {
  const bomb = await addFile('Seitenbombe', await pageBomb(800))
  const whole = await addFile('Lesbar', await pdfOf('Brunnenwort'))
  await readWords()
  expect(await wordsOf(bomb.id)).toEqual([''])
  expect(String(await wordsOf(whole.id))).toContain('Brunnenwort')
})

test('a file that has ended its reader three times is read no more, and keeps nothing from the others', async () => {
  const { id, filename } = await addFile('Toedlich', await pdfOf('Todeswort'))
  await rows('insert into dokumentleser (dokument, datei, versuche) values ($1, $2, 3)', [
    id,
    filename,
  ])
  const other = await addFile('Danach', await pdfOf('Lebenswort'))
  await readWords()
  expect(await wordsOf(id)).toEqual([''])
  expect(String(await wordsOf(other.id))).toContain('Lebenswort')
  expect(await rows('select * from dokumentleser', [])).toEqual([])
  // Another file under the same entry is another one.
  const data = await pdfOf('Neuwort')
  await tools.payload.update({
    collection: 'dokumente',
    id,
    ...german,
    file: { name: 'neu.pdf', data, mimetype: 'application/pdf', size: data.length },
    data: {},
  })
  await readWords()
  expect(String(await wordsOf(id))).toContain('Neuwort')
})

test('a file that is not there yet keeps its turn: the disk may be mounted later', async () => {
  const { id, filename } = await addFile('Fehlt', await pdfOf('Spaetwort'))
  const at = path.join(folder, filename ?? '')
  await rename(at, `${at}.weg`)
  for (let tries = 0; tries < 5; tries += 1) await readWords()
  expect(await wordsOf(id)).toEqual([])
  await rename(`${at}.weg`, at)
  await readWords()
  expect(String(await wordsOf(id))).toContain('Spaetwort')
})

test('words that cannot be kept whole are not kept at all, and are read again', async () => {
  const { id } = await addFile('Halb', await pdfOf('Halbwort'))
  await rows(
    `create function refuse_words() returns trigger language plpgsql as
       $$ begin raise exception 'full'; end $$`,
    [],
  )
  await rows(
    `create trigger full_words before delete on dokumentleser for each row
     execute function refuse_words()`,
    [],
  )
  await expect(readWords()).rejects.toThrow('full')
  expect(await wordsOf(id)).toEqual([])
  await rows('drop trigger full_words on dokumentleser', [])
  await readWords()
  expect(String(await wordsOf(id))).toContain('Halbwort')
})

test('a meeting that has ended its worker three times is said to fail, until somebody may try again', async () => {
  const sitzung = await addMeetingWith([])
  const { payload } = tools
  const { beginMaking, readUnterlagen } = await import(
    '../../apps/cms/src/subjects/rat/unterlagen/index.ts'
  )
  const sessions = { rat: { nummer: council.numbers.geld }, intranet: null }
  const { schluessel } = await readUnterlagen(payload, sessions, sitzung)
  const made = { schluessel, sitzung, rat: council.numbers.geld }
  // A worker that dies has begun, and has come to no end.
  for (const isFirst of [true, true, true]) expect(await beginMaking(payload, made)).toBe(isFirst)
  await make(sitzung)
  expect(await keptOf(sitzung)).toEqual({ datei: null, scheitert: true })
  await rows(
    `update sitzungsunterlagen set gescheitert_am = now() - interval '11 minutes'
     where schluessel = $1`,
    [schluessel],
  )
  await make(sitzung)
  expect((await keptOf(sitzung)).datei).toMatch(/^unterlagen-/)
})
