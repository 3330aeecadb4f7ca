import { readdir, statfs, watch } from 'node:fs/promises'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { type BackOffice, openBackOffice } from '../contract/back-office.ts'
import { waitFor } from '../contract/content-api.ts'
import { local } from '../contract/writing.ts'
import { query } from '../support/postgres.ts'
import { pdfWith, pixelStream } from '../support/sample-pdfs.ts'
import { scene } from '../support/sample-pictures.ts'
import { canMount, startUploadServer, type UploadServer } from '../support/upload-server.ts'

/** How often the process is killed; each costs a start. */
const rounds = Number(process.env.MEDIA_KILLS ?? 12)

let office: BackOffice
let token: string
let picture: Buffer
let env: Record<string, string>

beforeAll(async () => {
  office = await openBackOffice()
  token = await office.logIn('tourismus')
  picture = await scene(500, 300).jpeg().toBuffer()
  env = { DATABASE_URL: office.databaseUrl, MEDIA_DIR: office.mediaDir, LOG_LEVEL: 'fatal' }
})

const media = () => import('../../apps/cms/src/platform/media/index.ts')

/** Names that the documents of the library say they have. */
async function namesOfDocuments(): Promise<string[]> {
  const { storedNames } = await media()
  const all = { limit: 0, pagination: false } as const
  const { docs } = await office.payload.find({ collection: 'medien', ...local, ...all })
  return docs.flatMap((doc) => storedNames(doc)).sort()
}

const stored = async () => (await readdir(office.mediaDir)).sort()

/** Lets time pass for what a dead process left, and removes it. */
async function sweepLater(): Promise<void> {
  await query(office.databaseUrl, "update media_leftovers set due = due - interval '1 hour'")
  const { sweepLeftovers } = await media()
  await sweepLeftovers()
}

async function idOf(response: Response): Promise<string> {
  const body: unknown = await response.json()
  const doc: unknown = typeof body === 'object' && body && 'doc' in body ? body.doc : null
  return typeof doc === 'object' && doc && 'id' in doc ? String(doc.id) : ''
}

/** Waits until so many things have happened in the folder of media. */
async function untilWritten(events: number): Promise<void> {
  let count = 0
  const changes = watch(office.mediaDir, { signal: AbortSignal.timeout(5_000) })
  try {
    for await (const _ of changes) {
      count += 1
      if (count === events) return
    }
  } catch (error) {
    if (!(error instanceof Error && error.name === 'AbortError')) throw error
  }
}

test('killed in the middle of an upload: every file has its document, and the other way round', async () => {
  const confirmed: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const server = await startUploadServer(env, token)
    await server.call('GET', 'medien?limit=1')
    const answers = Promise.allSettled(
      ['a.jpg', 'b.jpg', 'c.jpg'].map(async (name) => {
        const response = await server.upload(name, picture)
        if (response.status === 201) confirmed.push(await idOf(response))
      }),
    )
    await untilWritten(1 + ((round * 3) % 36))
    await server.kill()
    await answers
  }
  const half = await stored()
  await sweepLater()
  const documents = await namesOfDocuments()
  expect(await stored()).toEqual(documents)
  // Otherwise nobody was killed in the middle, and this would say nothing.
  expect(half.length).toBeGreaterThan(documents.length)
  const { docs } = await office.payload.find({ collection: 'medien', ...local, limit: 1_000 })
  expect(docs.map(({ id }) => String(id))).toEqual(expect.arrayContaining(confirmed))
}, 900_000)

/** Sends the head of an upload and half of its body, then goes away. */
async function sendHalf({ port }: UploadServer): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  const head = [
    'POST /api/medien?locale=de HTTP/1.1',
    'Host: localhost',
    `Authorization: JWT ${token}`,
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${picture.length + 100_000}`,
    '',
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n',
  ]
  socket.write(head.join('\r\n'))
  socket.write(picture.subarray(0, picture.length / 2))
  await sleep(150)
  socket.destroy()
}

test('cut connections leave nothing and keep nobody waiting', async () => {
  const server = await startUploadServer(env, token)
  const before = [await stored(), await namesOfDocuments()]
  await Promise.all(Array.from({ length: 6 }, () => sendHalf(server)))
  const whole = await server.upload('danach.jpg', picture)
  expect(whole.status).toBe(201)
  await server.call('DELETE', `medien/${await idOf(whole)}`)
  await waitFor(async () => (await stored()).length === before[0]?.length)
  expect([await stored(), await namesOfDocuments()]).toEqual(before)
  await server.kill()
})

test('T46: twenty pictures at once take the memory of one, and lists go on answering', async () => {
  const server = await startUploadServer({ ...env, MALLOC_ARENA_MAX: '2' }, token)
  const large = await scene(2_000, 1_500).jpeg().toBuffer()
  await server.call('GET', 'medien?limit=1')
  const uploads = Array.from({ length: 20 }, (_, at) => server.upload(`${at}.jpg`, large))
  const waits: number[] = []
  let isDone = false
  const asked = (async () => {
    while (!isDone) {
      const start = performance.now()
      expect((await server.call('GET', 'medien?limit=24')).status).toBe(200)
      waits.push(performance.now() - start)
      await sleep(100)
    }
  })()
  const statuses = (await Promise.all(uploads)).map(({ status }) => status)
  isDone = true
  await asked
  expect(statuses).toEqual(Array(20).fill(201))
  expect(await server.peak()).toBeLessThan(800)
  expect(Math.max(...waits)).toBeLessThan(3_000)
  await server.kill()
})

test.runIf(canMount())(
  'a full disk refuses an upload whole, and is well again with room',
  async () => {
    const server = await startUploadServer(env, token, { hasSmallDisk: true })
    const inside = `/proc/${server.pid}/root${office.mediaDir}`
    const paper = pdfWith('', pixelStream('x'.repeat(900_000)))
    const first = await server.upload('a.pdf', paper)
    const id = await idOf(first)
    expect([first.status, (await server.upload('b.pdf', paper)).status]).toEqual([201, 201])
    const names = (await readdir(inside)).sort()
    const refused = await server.upload('c.pdf', paper)
    expect([refused.status, await refused.text()]).toEqual([
      507,
      expect.stringContaining('Speicherplatz ist voll'),
    ])
    const picturesToo = await server.upload('d.jpg', await scene(1_800, 1_200).jpeg().toBuffer())
    expect(picturesToo.status).toBe(507)
    expect((await readdir(inside)).sort()).toEqual(names)
    const [name = ''] = names
    const read = await server.call('GET', `medien/file/${name}`)
    expect([read.status, (await read.arrayBuffer()).byteLength]).toEqual([200, paper.length])
    const { bfree } = await statfs(inside)
    await server.call('DELETE', `medien/${id}`)
    await waitFor(async () => (await statfs(inside)).bfree > bfree)
    expect((await server.upload('e.pdf', paper)).status).toBe(201)
    await server.kill()
  },
)
