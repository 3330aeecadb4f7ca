import { readdir } from 'node:fs/promises'
import { createLocalReq } from 'payload'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { listVersions, type Owner } from '../../apps/cms/src/editing/versions/index.ts'
import { writersLock } from '../../apps/cms/src/platform/database/writers-lock.ts'
import { until } from '../support/website.ts'
import { type BackOffice, isRecord, openBackOfficeWithQueues } from './back-office.ts'
import { sweepLater } from './films.ts'
import { png, sendFile } from './uploading.ts'
import { german, local, published } from './writing.ts'

// What was saved in the bin is a version too, and brings nothing back there (finding E12).

let office: BackOffice
let token: string
let author: string

beforeAll(async () => {
  office = await openBackOfficeWithQueues()
  token = await office.logIn('tourismus', 'rathaus')
  author = await office.logIn('autor')
})

async function rows(statement: string, values: unknown[] = []) {
  const { rows: found } = await office.payload.db.pool.query<Record<string, unknown>>(
    statement,
    values,
  )
  return found
}

const patch = (path: string, body: object) =>
  office.call('PATCH', `${path}?locale=de&trash=true`, body, token)

/** Puts an entry into the bin and takes it out again; the version that lies there. */
async function throughBin(type: string, id: string): Promise<string> {
  expect((await patch(`${type}/${id}`, { deletedAt: new Date().toISOString() })).status).toBe(200)
  expect((await patch(`${type}/${id}`, { deletedAt: null })).status).toBe(200)
  const [row] = await rows(
    `select id from "_${type}_v" where parent_id = $1 and version_deleted_at is not null`,
    [id],
  )
  return String(row?.id)
}

async function versionsOf(owner: Owner) {
  const [user] = (await office.payload.find({ collection: 'benutzer', ...local, limit: 1 })).docs
  const req = await createLocalReq(
    user ? { user: { ...user, collection: 'benutzer' } } : {},
    office.payload,
  )
  return listVersions(req, owner)
}

async function addPage(pfad: string): Promise<string> {
  const look = { pageLayout: 'default', pageTheme: 'default' } as const
  const data = { ...published, ...look, titel: 'Wald', pfad }
  const { body } = await office.call('POST', 'seiten?locale=de', data, token)
  return isRecord(body.doc) ? String(body.doc.id) : ''
}

const livePage = (id: string) =>
  rows(
    `select p.deleted_at, p._status, l.pfad from seiten p join seiten_locales l on l._parent_id = p.id
      where p.id = $1 and l._locale = 'de'`,
    [id],
  )

test.each([
  ['an author', () => author, '/de/wald/'],
  ['who may publish', () => token, '/de/forst/'],
])(
  'E12: %s who brings back a version of the bin takes no page off the website',
  async (_, by, pfad) => {
    const id = await addPage(pfad)
    const binned = await throughBin('seiten', id)
    expect((await patch(`seiten/${id}`, { ...published, pfad })).status).toBe(200)
    const live = [{ deleted_at: null, _status: 'published', pfad }]
    expect(await livePage(id)).toEqual(live)
    const restored = await office.call('POST', `seiten/versions/${binned}?draft=true`, {}, by())
    expect(restored.status).toBe(200)
    expect(await livePage(id)).toEqual(live)
    const newest = await office.payload.findByID({
      collection: 'seiten',
      id,
      ...german,
      draft: true,
    })
    expect([newest.deletedAt ?? null, newest.pfad]).toEqual([null, pfad])
  },
)

test('E12: versions of the bin are in no list, whether the entry lies there or not', async () => {
  const id = await addPage('/de/hain/')
  const owner = { collection: 'seiten', id } as const
  await patch(`seiten/${id}`, { deletedAt: new Date().toISOString() })
  expect((await versionsOf(owner)).map(({ stand }) => stand)).toEqual(['frueher'])
  await patch(`seiten/${id}`, { deletedAt: null })
  expect((await versionsOf(owner)).map(({ stand }) => stand)).toEqual(['entwurf', 'frueher'])
})

async function addPicture() {
  const { default: sharp } = await import('sharp')
  const create = { width: 60, height: 40, channels: 3, background: '#567869' } as const
  const data = await sharp({ create }).png().toBuffer()
  const file = { name: 'Kurpark.png', data, mimetype: 'image/png', size: data.length }
  const words = { alt: 'Der Kurpark', copyright: 'Stadt', lizenz: 'eigene-aufnahme' as const }
  return office.payload.create({ collection: 'medien', ...german, file, data: words })
}

test('E12: a picture whose version of the bin is brought back keeps its files', async () => {
  const { id, filename } = await addPicture()
  const isThere = async () => (await readdir(office.mediaDir)).includes(String(filename))
  const binned = await throughBin('medien', id)
  expect(await until(isThere)).toBe(true)
  expect((await office.call('POST', `medien/versions/${binned}`, {}, token)).status).toBe(200)
  expect(await rows(`select deleted_at, papierkorb from medien where id = $1`, [id])).toEqual([
    { deleted_at: null, papierkorb: null },
  ])
  const { sweepLeftovers } = await import('../../apps/cms/src/platform/media/index.ts')
  await sweepLeftovers()
  expect(await isThere()).toBe(true)
})

/** Lets none of these writers go before each of them waits for its turn, in their order. */
async function writersAtOnce<Answer>(writers: readonly (() => Promise<Answer>)[]) {
  const holder = new pg.Client({ connectionString: office.databaseUrl })
  await holder.connect()
  await holder.query('select pg_advisory_lock($1)', [writersLock])
  const waiting = async (count: number) => {
    const [row] = await rows(
      `select count(*)::int as n from pg_locks where objid = $1 and not granted and
        database = (select oid from pg_database where datname = current_database())`,
      [writersLock],
    )
    return Number(row?.n) >= count
  }
  const answers: Promise<Answer>[] = []
  for (const write of writers) {
    answers.push(write())
    expect(await until(() => waiting(answers.length))).toBe(true)
  }
  await holder.end()
  return Promise.all(answers)
}

test('a picture that is replaced while a version of it is brought back has the new files', async () => {
  const { id } = await addPicture()
  const words = { alt: 'Die Quelle', copyright: 'Stadt', lizenz: 'eigene-aufnahme' }
  expect((await patch(`medien/${id}`, words)).status).toBe(200)
  const [old] = await rows(
    'select id from _medien_v where parent_id = $1 order by created_at limit 1',
    [id],
  )
  const file = { name: 'Quelle.png', data: await png(90, 40), type: 'image/png' }
  const replies = await writersAtOnce([
    () => sendFile({ path: `medien/${id}?locale=de`, token, file, fields: words }),
    () => office.call('POST', `medien/versions/${String(old?.id)}`, {}, token),
  ])
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  await sweepLater(office)
  const { filename, width, alt } = await office.payload.findByID({
    collection: 'medien',
    id,
    ...german,
  })
  expect([width, alt]).toEqual([90, 'Der Kurpark'])
  expect(await readdir(office.mediaDir)).toContain(filename)
})
