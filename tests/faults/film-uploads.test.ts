import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { builtServices } from '../../tools/stack/index.ts'
import { type BackOffice, openBackOffice } from '../contract/back-office.ts'
import { local } from '../contract/writing.ts'
import { query } from '../support/postgres.ts'
import { sampleFilm } from '../support/sample-films.ts'
import { canMount, startUploadServer, type UploadServer } from '../support/upload-server.ts'
import { until } from '../support/website.ts'

// A film of hundreds of megabytes is never in memory, and a full disk keeps no half of it (F08).

let office: BackOffice
let token: string
let film: Buffer
let env: Record<string, string>

beforeAll(async () => {
  office = await openBackOffice()
  token = await office.logIn('tourismus')
  film = (await sampleFilm()).mp4
  env = { DATABASE_URL: office.databaseUrl, MEDIA_DIR: office.mediaDir, LOG_LEVEL: 'fatal' }
})

const begun = z.object({ upload: z.string(), teilgroesse: z.number(), teile: z.number() })

/** A part of an MP4 that is made longer by a box of nothing, without ever holding it whole. */
function partOf(place: number, size: number, whole: number): Buffer {
  const bytes = Buffer.alloc(Math.min(size, whole - place))
  if (place === 0) {
    film.copy(bytes)
    bytes.writeUInt32BE(whole - film.length, film.length)
    bytes.write('free', film.length + 4, 'latin1')
  }
  return bytes
}

type Sending = { method: 'POST' | 'PATCH'; path: string; body: Buffer | object }

async function request({ port }: UploadServer, { method, path: target, body }: Sending) {
  const isJson = !Buffer.isBuffer(body)
  return fetch(`http://127.0.0.1:${port}/api/medien/${target}`, {
    method,
    headers: {
      Authorization: `JWT ${token}`,
      'Content-Type': isJson ? 'application/json' : 'application/octet-stream',
    },
    body: isJson ? JSON.stringify(body) : new Uint8Array(body),
  })
}

const post = (server: UploadServer, target: string, body: Buffer | object) =>
  request(server, { method: 'POST', path: `film${target}`, body })

/** Sends a film of so many bytes; the status of its end, or of the first part that was refused. */
async function send(server: UploadServer, groesse: number): Promise<number> {
  const said = { name: 'Lang.mp4', groesse, copyright: 'Stadt', lizenz: 'eigene-aufnahme' }
  const { upload, teilgroesse, teile } = begun.parse(await (await post(server, '', said)).json())
  for (let part = 1; part <= teile; part += 1) {
    const bytes = partOf((part - 1) * teilgroesse, teilgroesse, groesse)
    const { status } = await post(server, `/${upload}/${part}`, bytes)
    if (status !== 200) return status
  }
  return (await post(server, `/${upload}`, said)).status
}

const films = async () =>
  (await office.payload.find({ collection: 'medien', ...local, limit: 10 })).docs

/** Puts a film into the bin, or takes it out: with its file, which gets another name. */
async function setBinned(server: UploadServer, id: string, deletedAt: string | null) {
  const target = `${id}?locale=de&trash=true`
  const reply = await request(server, { method: 'PATCH', path: target, body: { deletedAt } })
  expect([reply.status, await reply.text()]).toEqual([200, expect.anything()])
  // What lay under the other name is being removed in the background.
  const left = () => office.payload.db.pool.query('select 1 from media_leftovers')
  expect(await until(async () => (await left()).rows.length === 0)).toBe(true)
}

/** Sends a film, puts it into the bin and takes it out again; it is gone at the end. */
async function sendAndBin(server: UploadServer, bytes: number): Promise<void> {
  expect(await send(server, bytes)).toBe(201)
  const [doc] = await films()
  const { size } = await stat(path.join(office.mediaDir, doc?.filename ?? ''))
  expect([doc?.filesize, size]).toEqual([bytes, bytes])
  const id = doc?.id ?? ''
  await setBinned(server, id, new Date().toISOString())
  await setBinned(server, id, null)
  await office.payload.delete({ collection: 'medien', id, ...local })
}

test('T46: a film of 300 MB arrives whole and takes a few parts of it in memory, in the bin too', async () => {
  // As the product runs (tools/stack).
  const flags = '--max-semi-space-size=4 --max-old-space-size=768'
  const { memory } = builtServices.backOffice ?? {}
  const asStarted = { MALLOC_ARENA_MAX: '2', ...memory, NODE_OPTIONS: flags }
  const server = await startUploadServer({ ...env, ...asStarted }, token)
  // What the code itself takes, whatever the size of the film, is there before anything is measured.
  await sendAndBin(server, 9_000_000)
  const before = await server.peak()
  await sendAndBin(server, 300_000_000)
  const most = await server.peak()
  expect(most - before).toBeLessThan(80)
  expect(most).toBeLessThan(400)
  await server.kill()
}, 600_000)

/** What lies in the folder of media once all that is due has gone. */
async function storedAfter(): Promise<string[]> {
  await query(office.databaseUrl, "update media_leftovers set due = due - interval '2 days'")
  const { sweepLeftovers } = await import('../../apps/cms/src/platform/media/index.ts')
  await sweepLeftovers()
  return readdir(office.mediaDir)
}

test('a film that the disk takes in parts and refuses whole says so and keeps nothing', async () => {
  // The kernel refuses longer files as a full disk would, whoever writes.
  const server = await startUploadServer(env, token, { largestFile: 5_000_000 })
  expect(await send(server, 6_000_000)).toBe(507)
  expect(await films()).toEqual([])
  expect(await storedAfter()).toEqual([])
  expect(await send(server, 4_500_000)).toBe(201)
  await server.kill()
  const [doc] = await films()
  expect(await storedAfter()).toEqual([doc?.filename])
  await office.payload.delete({ collection: 'medien', id: doc?.id ?? '', ...local })
})

test.runIf(canMount())('a disk that is full says so and keeps nothing', async () => {
  const server = await startUploadServer(env, token, { hasSmallDisk: true })
  expect(await send(server, 3_000_000)).toBe(507)
  expect(await films()).toEqual([])
  await server.kill()
  expect((await readdir(office.mediaDir)).filter((name) => name.endsWith('.tmp'))).toEqual([])
})
