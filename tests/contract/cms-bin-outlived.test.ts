import { beforeAll, expect, test } from 'vitest'
import { type BackOffice, openBackOfficeWithQueues } from './back-office.ts'
import { messagesOf } from './uploading.ts'
import { german } from './writing.ts'

// What lies in the bin, and an older version, may outlive what it names (finding E12).

let office: BackOffice
let token: string

beforeAll(async () => {
  office = await openBackOfficeWithQueues()
  token = await office.logIn('tourismus', 'rathaus')
})

async function rows(statement: string, values: unknown[] = []) {
  const { rows: found } = await office.payload.db.pool.query<Record<string, unknown>>(
    statement,
    values,
  )
  return found
}

const call = (method: string, path: string, body?: unknown) =>
  office.call(method, path, body, token)
const bin = (path: string) =>
  call('PATCH', `${path}?locale=de`, { deletedAt: new Date().toISOString() })
const bringBack = (path: string) =>
  call('PATCH', `${path}?locale=de&trash=true`, { deletedAt: null })
const deleteForGood = (path: string) => call('DELETE', `${path}?locale=de&trash=true`)

async function addPicture(): Promise<string> {
  const { default: sharp } = await import('sharp')
  const create = { width: 60, height: 40, channels: 3, background: '#567869' } as const
  const data = await sharp({ create }).png().toBuffer()
  const file = { name: 'Kurpark.png', data, mimetype: 'image/png', size: data.length }
  const words = { alt: 'Der Kurpark', copyright: 'Stadt', lizenz: 'eigene-aufnahme' as const }
  return (await office.payload.create({ collection: 'medien', ...german, file, data: words })).id
}

async function addShot(bild: string): Promise<string> {
  const data = { bild, aufgenommen_am: '2026-05-01T10:00:00.000Z' }
  return (await office.payload.create({ collection: 'fotopunkt_bilder', ...german, data })).id
}

test('no column of a version or of an entry with a bin insists on what may be deleted', async () => {
  const tables = office.payload.config.collections
    .filter(({ trash }) => trash)
    .map(({ slug }) => slug.replaceAll('-', '_'))
  const insisting = await rows(
    `select own.relname || '.' || a.attname as at from pg_constraint c
      join pg_class own on own.oid = c.conrelid
      join pg_class named on named.oid = c.confrelid
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'f' and c.confdeltype = 'n' and a.attnotnull
        and named.relname = any($1)`,
    [tables],
  )
  expect(tables.length).toBeGreaterThan(30)
  expect(insisting).toEqual([])
})

test('a picture that an older version alone names can be deleted', async () => {
  const [first, second] = [await addPicture(), await addPicture()]
  const id = await addShot(first)
  expect((await call('PATCH', `fotopunkt_bilder/${id}?locale=de`, { bild: second })).status).toBe(
    200,
  )
  expect((await bin(`medien/${first}`)).status).toBe(200)
  expect((await deleteForGood(`medien/${first}`)).status).toBe(200)
  expect(
    await rows(
      `select version_bild_id as bild from _fotopunkt_bilder_v where parent_id = $1 order by created_at`,
      [id],
    ),
  ).toEqual([{ bild: null }, { bild: second }])
})

test('so can one that an entry in the bin names, which does not come back without it', async () => {
  const bild = await addPicture()
  const id = await addShot(bild)
  expect((await bin(`fotopunkt_bilder/${id}`)).status).toBe(200)
  expect((await bin(`medien/${bild}`)).status).toBe(200)
  expect((await deleteForGood(`medien/${bild}`)).status).toBe(200)
  const back = await bringBack(`fotopunkt_bilder/${id}`)
  expect([back.status, messagesOf(back)]).toEqual([
    409,
    expect.stringMatching(/„Bild“.*endgültig gelöscht/),
  ])
  expect((await deleteForGood(`fotopunkt_bilder/${id}`)).status).toBe(200)
})

test('what is public at once comes back after what it names, and not before', async () => {
  const bild = await addPicture()
  const id = await addShot(bild)
  expect((await bin(`fotopunkt_bilder/${id}`)).status).toBe(200)
  expect((await bin(`medien/${bild}`)).status).toBe(200)
  expect((await bringBack(`fotopunkt_bilder/${id}`)).status).toBe(409)
  expect((await bringBack(`medien/${bild}`)).status).toBe(200)
  expect((await bringBack(`fotopunkt_bilder/${id}`)).status).toBe(200)
})

test('a kind of waste whose dates all lie in the bin can be deleted', async () => {
  const { payload } = office
  const art = { titel: 'Papier', farbe: '#1d6fa5', icon: 'tonne' as const, sortierung: 1 }
  const kind = await payload.create({ collection: 'abfallarten', ...german, data: art })
  const data = { datum: '2026-05-01', abfallart: kind.id, bezirke: [1] }
  const { id } = await payload.create({ collection: 'abfuhrtermine', ...german, data })
  expect((await bin(`abfuhrtermine/${id}`)).status).toBe(200)
  expect((await bin(`abfallarten/${kind.id}`)).status).toBe(200)
  expect((await deleteForGood(`abfallarten/${kind.id}`)).status).toBe(200)
})

test('what cannot be deleted for good keeps nothing else in the bin', async () => {
  const { payload } = office
  const add = async (nach: string) => {
    const data = { von: `/de/von${nach}`, nach, status: '301' as const }
    const { id } = await payload.create({ collection: 'weiterleitungen', ...german, data })
    await bin(`weiterleitungen/${id}`)
    return id
  }
  const ids = [await add('/de/a/'), await add('/de/b/'), await add('/de/c/')]
  await rows('create table haelt (eintrag uuid references weiterleitungen)')
  await rows('insert into haelt values ($1)', [ids[1]])
  const { emptyBin } = await import('../../apps/cms/src/editing/bin/index.ts')
  await emptyBin(payload, new Date(Date.now() + 31 * 24 * 60 * 60 * 1000))
  expect(await rows('select id from weiterleitungen')).toEqual([{ id: ids[1] }])
  await rows('drop table haelt')
})
