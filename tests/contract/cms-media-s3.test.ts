import { readdir } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { handleEndpoints } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { query } from '../support/postgres.ts'
import { type S3Server, startS3 } from '../support/s3.ts'
import { sampleFilm } from '../support/sample-films.ts'
import { type BackOffice, openBackOffice } from './back-office.ts'
import { messagesOf, png, sendFile } from './uploading.ts'
import { local } from './writing.ts'

let server: S3Server
let office: BackOffice
let token: string

beforeAll(async () => {
  server = await startS3()
  Object.assign(process.env, server.variables)
  office = await openBackOffice()
  token = await office.logIn('tourismus')
})

const fields = { alt: 'Der Kurpark', copyright: 'Stadt', lizenz: 'eigene-aufnahme' }

async function send(path = 'medien?locale=de', size = 60) {
  const file = { name: 'Kurpark.png', data: await png(size, 40), type: 'image/png' }
  return sendFile({ path, token, file, fields })
}

const media = () => import('../../apps/cms/src/platform/media/index.ts')

async function namesOfDocuments(): Promise<string[]> {
  const { storedNames } = await media()
  const { docs } = await office.payload.find({ collection: 'medien', ...local })
  return docs.flatMap((doc) => storedNames(doc)).sort()
}

async function newest() {
  const { docs } = await office.payload.find({ collection: 'medien', ...local, sort: '-createdAt' })
  const [doc] = docs
  if (!doc) throw new Error('nothing there')
  return doc
}

test('an upload lies in the S3 store whole, and nothing on the disk', async () => {
  expect((await send()).status).toBe(201)
  expect((await server.names()).sort()).toEqual(await namesOfDocuments())
  expect((await server.names()).length).toBe(4)
  expect(await readdir(office.mediaDir)).toEqual([])
})

test('the back office shows what lies in the S3 store', async () => {
  const { default: config } = await import('../../apps/cms/src/payload.config.ts')
  const url = `http://localhost:3002/api/medien/file/${(await newest()).filename}`
  const headers = { Authorization: `JWT ${token}` }
  const answer = await handleEndpoints({ config, request: new Request(url, { headers }) })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(50)
})

test('a film that comes in parts lies in the S3 store whole', async () => {
  const { mp4 } = await sampleFilm()
  const said = { name: 'a.mp4', groesse: mp4.length, copyright: 'Stadt', lizenz: 'cc0' }
  const { body } = await office.call('POST', 'medien/film', said, token)
  const place = `medien/film/${String(body.upload)}`
  expect((await office.upload(`${place}/1`, new Uint8Array(mp4), token)).status).toBe(200)
  const kept = await office.call('POST', place, said, token)
  expect([kept.status, await readdir(office.mediaDir)]).toEqual([201, []])
  const { filename } = await newest()
  const { stores } = await media()
  const opened = await stores.medien.open(filename ?? '')
  expect(opened && (await buffer(await opened.read()))).toEqual(mp4)
  await office.call('DELETE', `medien/${String(kept.body.id)}`, undefined, token)
  // Its file and its parts are removed in the background; the tests that follow count what is there.
  await expect.poll(async () => (await server.names()).sort()).toEqual(await namesOfDocuments())
})

test('what goes into the bin lies in the S3 store under other names, and comes back whole', async () => {
  const { id, filename } = await newest()
  const { stores } = await media()
  const bytes = async (name: string) => {
    const opened = await stores.medien.open(name)
    return opened && buffer(await opened.read())
  }
  const before = await bytes(filename ?? '')
  const path = `medien/${id}?locale=de&trash=true`
  const setBinned = (deletedAt: string | null) => office.call('PATCH', path, { deletedAt }, token)
  const names = await namesOfDocuments()
  expect((await setBinned(new Date().toISOString())).status).toBe(200)
  const hidden = () =>
    server.names().then((all) => all.filter((name) => /^p[0-9a-f]{32}-/.test(name)))
  await expect.poll(() => server.names()).toHaveLength(4)
  expect(await hidden()).toHaveLength(4)
  expect((await setBinned(null)).status).toBe(200)
  await expect.poll(async () => (await server.names()).sort()).toEqual(names)
  expect([before?.length, await bytes(filename ?? '')]).toEqual([expect.any(Number), before])
})

test('a replaced picture leaves the S3 store after a while, a deleted one at once', async () => {
  const { id } = await newest()
  expect((await send(`medien/${id}?locale=de`, 80)).status).toBe(200)
  expect((await server.names()).length).toBe(8)
  await query(office.databaseUrl, "update media_leftovers set due = due - interval '6 minutes'")
  const { sweepLeftovers } = await media()
  await sweepLeftovers()
  expect((await server.names()).sort()).toEqual(await namesOfDocuments())
  await office.call('DELETE', `medien/${id}`, undefined, token)
  await expect.poll(() => server.names()).toEqual([])
})

test('while the S3 store is away an upload is refused in plain words, and texts are kept', async () => {
  expect((await send()).status).toBe(201)
  const { id } = await newest()
  const before = await namesOfDocuments()
  await server.stop()
  const refused = await send()
  expect([refused.status, messagesOf(refused)]).toEqual([
    503,
    expect.stringContaining('Ablage der Dateien antwortet nicht'),
  ])
  expect(await namesOfDocuments()).toEqual(before)
  const path = `medien/${id}?locale=de`
  const changed = { ...fields, alt: 'Der Kurpark im Mai' }
  expect((await sendFile({ path, token, file: null, fields: changed })).status).toBe(200)
  const { sweepLeftovers } = await media()
  await query(office.databaseUrl, "update media_leftovers set due = due - interval '1 hour'")
  await expect(sweepLeftovers()).rejects.toThrow('does not answer')
  const { rows } = await office.payload.db.pool.query(
    'select count(*)::int as n from media_leftovers',
  )
  expect(rows).toEqual([{ n: 4 }])
})
