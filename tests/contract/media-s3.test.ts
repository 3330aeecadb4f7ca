import { createServer, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { type MediaStore, s3Store } from '@kurstadt/media-store'
import { beforeAll, expect, test } from 'vitest'
import { stopAfterFile } from '../support/leftovers.ts'
import { freePort } from '../support/ports.ts'
import { type S3Server, startS3 } from '../support/s3.ts'

let server: S3Server
let store: MediaStore

beforeAll(async () => {
  server = await startS3()
  store = s3Store(server.place)
})

const data = Buffer.from('0123456789')

test('a file goes to the S3 store and comes back, whole or in part', async () => {
  await store.write({ name: 'a.png', data })
  expect(await server.names()).toEqual(['a.png'])
  const whole = await store.open('a.png')
  expect(whole?.size).toBe(10)
  expect(whole && (await buffer(await whole.read()))).toEqual(data)
  const part = await store.open('a.png')
  expect(part && String(await buffer(await part.read({ start: 2, end: 4 })))).toBe('234')
  const unread = await store.open('a.png')
  await unread?.close()
})

test('a file that is not there is null, and removing it no error', async () => {
  expect(await store.open('gone.png')).toBeNull()
  await store.remove('gone.png')
  await store.write({ name: 'b.png', data })
  await store.remove('b.png')
  expect(await store.open('b.png')).toBeNull()
})

test('the store copies a file by itself', async () => {
  await store.write({ name: 'film.mp4', data })
  expect(await store.copy('film.mp4', 'hidden-film.mp4')).toBe(true)
  await store.remove('film.mp4')
  const copied = await store.open('hidden-film.mp4')
  expect(copied && (await buffer(await copied.read()))).toEqual(data)
  expect(await store.copy('film.mp4', 'other.mp4')).toBe(false)
  await store.remove('hidden-film.mp4')
})

test('T47: a name that leads elsewhere never becomes an address', async () => {
  await expect(store.open('../b.png')).rejects.toThrow('not a storage name')
  await expect(store.write({ name: 'a/b', data })).rejects.toThrow('not a storage name')
})

test('a wrong key is an error and nothing is stored', async () => {
  const stranger = s3Store({ ...server.place, secret: 'wrong' })
  await expect(stranger.write({ name: 'c.png', data })).rejects.toMatchObject({ fault: 'away' })
  await expect(stranger.open('a.png')).rejects.toMatchObject({ fault: 'away' })
  expect(await server.names()).not.toContain('c.png')
})

test('a store that is away is an error that says so', async () => {
  const endpoint = `http://127.0.0.1:${await freePort()}`
  const away = s3Store({ ...server.place, endpoint })
  await expect(away.open('a.png')).rejects.toMatchObject({ fault: 'away' })
  await expect(away.write({ name: 'a.png', data })).rejects.toMatchObject({ fault: 'away' })
})

/** A store that answers every call in one way. */
async function answering(status: number, body: string): Promise<MediaStore> {
  const other = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(status).end(body))
  })
  const port = await freePort()
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve))
  stopAfterFile(async () => void other.close())
  return s3Store({ ...server.place, endpoint: `http://127.0.0.1:${port}` })
}

const xmlError = (code: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>x</Message></Error>`

test('a file that is not there is null for a key that may not list too', async () => {
  const denied = await answering(403, xmlError('AccessDenied'))
  expect(await denied.open('gone.png')).toBeNull()
  await expect(denied.write({ name: 'a.png', data })).rejects.toMatchObject({ fault: 'away' })
  for (const code of ['InvalidAccessKeyId', 'SignatureDoesNotMatch']) {
    const unknown = await answering(403, xmlError(code))
    await expect(unknown.open('gone.png'), code).rejects.toMatchObject({ fault: 'away' })
  }
})

test('what is sent says its length and its hash: real stores refuse anything else', async () => {
  let headers: IncomingHttpHeaders = {}
  const recorder = createServer((request, response) => {
    headers = request.headers
    request.resume().on('end', () => response.end())
  })
  const port = await freePort()
  await new Promise<void>((resolve) => recorder.listen(port, '127.0.0.1', resolve))
  stopAfterFile(async () => void recorder.close())
  const recorded = s3Store({ ...server.place, endpoint: `http://127.0.0.1:${port}` })
  await recorded.write({ name: 'a.png', data })
  expect(headers['content-length']).toBe('10')
  expect(headers['x-amz-content-sha256']).toBe(
    '84d89877f0d4041efb6bf91a16f0248f2fd573e6af05c19f96bedb9f882f7882',
  )
  expect(headers.authorization).toContain('Credential=S3RVER/')
})
