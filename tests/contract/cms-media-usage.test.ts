import { createLocalReq, type PayloadRequest } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { type BackOffice, isRecord, openBackOffice } from './back-office.ts'
import { type ApiProcess, cmsEnvironment, startApi } from './content-api.ts'
import { richText } from './lexical.ts'
import type { SmallTown } from './small-town.ts'
import { copySmallTown } from './small-town-copy.ts'
import { messagesOf, png, type SentFile, sendFile } from './uploading.ts'
import { german, local, numberOf, published } from './writing.ts'

let office: BackOffice
let town: SmallTown
let api: ApiProcess
let req: PayloadRequest
let token: string

beforeAll(async () => {
  const copy = await copySmallTown()
  town = copy.town
  office = await openBackOffice(copy.environment)
  api = await startApi(cmsEnvironment(office.databaseUrl))
  token = await office.logIn('administration')
  const { docs } = await office.payload.find({ collection: 'benutzer', ...local })
  const [user] = docs
  if (!user) throw new Error('nobody')
  req = await createLocalReq({ user: { ...user, collection: 'benutzer' } }, office.payload)
})

const media = () => import('../../apps/cms/src/platform/media/index.ts')

async function addPicture(): Promise<string> {
  const data = await png(60, 40)
  const { id } = await office.payload.create({
    collection: 'medien',
    ...german,
    file: { name: 'neu.png', data, mimetype: 'image/png', size: data.length },
    data: { alt: 'Der Kurpark', copyright: 'Stadt' },
  })
  return String(id)
}

const meldung = {
  titel: 'Markt',
  einleitung: 'Am Samstag.',
  datum_von: '2031-05-01',
  sortierung: 0,
}

function addMeldung(data: object) {
  return office.payload.create({
    collection: 'aktuelles',
    ...german,
    data: { ...meldung, ...published, ...data },
  })
}

async function usages(id: string) {
  const { nameUsages, usagesOf } = await media()
  return nameUsages(req, await usagesOf(req, id))
}

function remove(id: string) {
  return office.call('DELETE', `medien/${id}`, undefined, token)
}

test('a file is found in fields, rows of lists and blocks of every type', async () => {
  const found = await usages(town.bild)
  const types = [...new Set(found.map(({ typ }) => typ))].sort()
  expect(types).toEqual(expect.arrayContaining(['aktuelles', 'seiten', 'veranstaltungen']))
  expect(found.every(({ titel }) => titel !== null && titel !== 'ohne Titel')).toBe(true)
  expect(found[0]?.href).toMatch(/^\/admin\/collections\/[a-z_]+\/[0-9a-f-]{36}$/)
})

test('a picture that stands in a block alone is found there', async () => {
  const id = await addPicture()
  const { id: page } = await office.payload.create({
    collection: 'seiten',
    ...german,
    data: {
      ...published,
      titel: 'Trinkhalle',
      pfad: '/de/trinkhalle/',
      pageLayout: 'wide',
      pageTheme: 'default',
      bloecke: [
        {
          blockType: 'bild-text',
          text: richText({ type: 'paragraph', children: [{ text: 'Quelle' }] }),
          bild: id,
          anordnung: 'bild-text',
        },
      ],
    },
  })
  expect(await usages(id)).toEqual([
    {
      typ: 'seiten',
      id: page,
      isPublic: true,
      art: 'Seite',
      titel: 'Trinkhalle',
      href: `/admin/collections/seiten/${String(page)}`,
    },
  ])
})

test('a file that is shown cannot be deleted, and the answer says where it is', async () => {
  const id = await addPicture()
  const doc = await addMeldung({ titel: 'Lichterfest', bild: id })
  const refused = await remove(id)
  expect([refused.status, messagesOf(refused)]).toEqual([
    409,
    expect.stringContaining('„Lichterfest“'),
  ])
  const one = { collection: 'aktuelles', id: doc.id, ...german } as const
  await office.payload.update({ ...one, data: { bild: null } })
  expect(await usages(id)).toEqual([])
  expect((await remove(id)).status).toBe(200)
})

test('a draft names a file without keeping it from being deleted', async () => {
  const id = await addPicture()
  await addMeldung({ _status: 'draft', titel: 'Geplant', bild: id })
  const shown = await addMeldung({ titel: 'Öffentlich' })
  const one = { collection: 'aktuelles', id: shown.id, ...german } as const
  await office.payload.update({ ...one, draft: true, data: { bild: id } })
  const found = await usages(id)
  expect(
    found
      .map(({ titel, isPublic }) => [titel, isPublic])
      .sort((a, b) => String(a[0]).localeCompare(String(b[0]))),
  ).toEqual([
    ['Geplant', false],
    ['Öffentlich', false],
  ])
  expect((await remove(id)).status).toBe(200)
})

test('an older version does not count', async () => {
  const id = await addPicture()
  const doc = await addMeldung({ bild: id })
  const one = { collection: 'aktuelles', id: doc.id, ...german } as const
  await office.payload.update({ ...one, data: { ...published, bild: town.bild } })
  expect(await usages(id)).toEqual([])
})

test('the library lists what no document shows', async () => {
  const { unusedIds } = await media()
  const id = await addPicture()
  const unused = await unusedIds(req)
  expect(unused).toContain(id)
  expect(unused).not.toContain(town.bild)
  expect(unused).not.toContain(town.datei)
})

test('whoever may not see a document learns that it is there and not what it says', async () => {
  const { nameUsages, usagesOf } = await media()
  const stranger = await createLocalReq({}, office.payload)
  const found = await nameUsages(stranger, await usagesOf(req, town.bild))
  expect(found.length).toBeGreaterThan(0)
  expect(found.every(({ titel }) => titel === null)).toBe(true)
})

async function newsOnWire(nummer: number) {
  const response = await api.get(`/api/cms/aktuelles/${nummer}`)
  return { tags: response.headers.get('cache-tags') ?? '', text: await response.text() }
}

test('a replaced picture shows everywhere under new names, and its tag says so', async () => {
  const id = await addPicture()
  const before = await office.payload.findByID({ collection: 'medien', id, ...local })
  const news = numberOf(await addMeldung({ bild: id }))
  const old = await newsOnWire(news)
  expect(old.text).toContain(before.filename?.slice(0, -4))
  expect(old.tags.split(',')).toContain(`medien:${before.nummer}`)
  const file = { name: 'Neu.png', data: await png(80, 50, '#a04030'), type: 'image/png' }
  const { status } = await sendFile({ path: `medien/${id}?locale=de`, token, file, fields: rights })
  expect(status).toBe(200)
  const now = await newsOnWire(news)
  expect(now.text).not.toContain(before.filename?.slice(0, -4))
  const after = await office.payload.findByID({ collection: 'medien', id, ...local })
  expect([after.nummer, now.text.includes(after.filename?.slice(0, -4) ?? '?')]).toEqual([
    before.nummer,
    true,
  ])
  const { rows } = await office.payload.db.pool.query(
    'select tags from content_changes order by id desc limit 1',
  )
  expect(rows).toEqual([{ tags: ['medien', `medien:${before.nummer}`] }])
})

const rights = { alt: 'Der Kurpark', copyright: 'Stadt', lizenz: 'eigene-aufnahme' }

test('subtitles are not replaced by a paper, and by subtitles they are', async () => {
  const vtt = (line: string) => Buffer.from(`WEBVTT\n\n00:00.000 --> 00:02.000\n${line}\n`)
  const subtitles = (line: string) => ({ name: 'a.vtt', data: vtt(line), type: 'text/vtt' })
  const path = 'medien?locale=de'
  const { body } = await sendFile({ path, token, file: subtitles('Der Wald'), fields: rights })
  const id = isRecord(body.doc) ? String(body.doc.id) : ''
  const replace = (file: SentFile) =>
    sendFile({ path: `medien/${id}?locale=de`, token, file, fields: rights })
  const paper = Buffer.from('%PDF-1.4\nxref\ntrailer\n%%EOF\n')
  const answer = await replace({ name: 'plan.pdf', data: paper, type: 'application/pdf' })
  expect([answer.status, messagesOf(answer)]).toEqual([
    400,
    expect.stringContaining('derselben Art'),
  ])
  expect((await replace(subtitles('Der Forst'))).status).toBe(200)
})

test('a picture is not replaced by a paper', async () => {
  const id = await addPicture()
  const data = Buffer.from('%PDF-1.4\nxref\ntrailer\n%%EOF\n')
  const file = { name: 'plan.pdf', data, type: 'application/pdf' }
  const answer = await sendFile({ path: `medien/${id}?locale=de`, token, file, fields: rights })
  expect([answer.status, messagesOf(answer)]).toEqual([
    400,
    expect.stringContaining('ein Bild durch ein Bild'),
  ])
})
