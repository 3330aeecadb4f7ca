import { mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { diskStore } from './disk-store.ts'
import { type MediaStore, removeFiles, StoreError, storeFiles } from './media-store.ts'

let directory: string
let store: MediaStore

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'kurstadt-store-'))
  store = diskStore(path.join(directory, 'media'))
})
afterAll(() => rm(directory, { recursive: true, force: true }))

const data = Buffer.from('0123456789')
const stored = () => readdir(path.join(directory, 'media'))

test.each(['../x', 'a/b', '.env', '', '..', 'a\\b', 'a\0b', 'a'.repeat(201)])(
  '%j is no storage name',
  async (name) => {
    await expect(store.write({ name, data })).rejects.toThrow('not a storage name')
    await expect(store.open(name)).rejects.toThrow('not a storage name')
    await expect(store.remove(name)).rejects.toThrow('not a storage name')
  },
)

test('files are stored all or none', async () => {
  const bad = storeFiles(store, [
    { name: 'a.png', data },
    { name: '../b.png', data },
  ])
  await expect(bad).rejects.toThrow('not a storage name')
  expect(await stored()).toEqual([])
})

test('a file is read whole or in part', async () => {
  await store.write({ name: 'b.png', data })
  const whole = await store.open('b.png')
  expect(whole?.size).toBe(10)
  expect(whole && (await buffer(await whole.read()))).toEqual(data)
  const part = await store.open('b.png')
  expect(part && String(await buffer(await part.read({ start: 2, end: 4 })))).toBe('234')
  await store.write({ name: 'empty.png', data: Buffer.alloc(0) })
  const empty = await store.open('empty.png')
  expect(empty && (await buffer(await empty.read()))).toEqual(Buffer.alloc(0))
  await removeFiles(store, ['b.png', 'empty.png', 'gone.png'])
  expect([await store.open('b.png'), await stored()]).toEqual([null, []])
})

test('a file has another name at once, however large, and each name goes by itself', async () => {
  await store.write({ name: 'film.mp4', data })
  expect(await store.copy('film.mp4', 'hidden-film.mp4')).toBe(true)
  const [one, other] = await Promise.all(
    ['film.mp4', 'hidden-film.mp4'].map((name) => stat(path.join(directory, 'media', name))),
  )
  // One file under two names: nothing of it was read.
  expect(one?.ino).toBe(other?.ino)
  expect(await store.copy('film.mp4', 'hidden-film.mp4')).toBe(true)
  expect(await store.copy('gone.mp4', 'other.mp4')).toBe(false)
  await expect(store.copy('film.mp4', '../film.mp4')).rejects.toThrow('not a storage name')
  await store.remove('film.mp4')
  const left = await store.open('hidden-film.mp4')
  expect(left && (await buffer(await left.read()))).toEqual(data)
  await store.remove('hidden-film.mp4')
  expect(await stored()).toEqual([])
})

test('removing a file takes along what a cut-off upload left of it', async () => {
  await writeFile(path.join(directory, 'media', 'c.png.tmp'), 'half')
  await store.remove('c.png')
  expect(await stored()).toEqual([])
})

test('a folder that is none says that the store is away', async () => {
  await writeFile(path.join(directory, 'file'), '')
  const blocked = diskStore(path.join(directory, 'file'))
  await expect(blocked.write({ name: 'a.png', data })).rejects.toMatchObject({ fault: 'away' })
  await expect(blocked.open('a.png')).rejects.toBeInstanceOf(StoreError)
})

// Every write to /dev/full is refused as on a full disk (Linux), whoever writes.
test.runIf(process.platform === 'linux')(
  'a disk that is full says so, whole or in pieces, and keeps nothing (F08)',
  async () => {
    const fill = (name: string) => symlink('/dev/full', path.join(directory, 'media', name))
    await fill('whole.png.tmp')
    await expect(store.write({ name: 'whole.png', data })).rejects.toMatchObject({ fault: 'full' })
    await fill('film.mp4.tmp')
    const film = store.writeStream({ name: 'film.mp4', size: 6, chunks: pieces('abc', 'def') })
    await expect(film).rejects.toMatchObject({ fault: 'full' })
    expect(await stored()).toEqual([])
    await store.write({ name: 'whole.png', data })
    expect(await stored()).toEqual(['whole.png'])
    await store.remove('whole.png')
  },
)

async function* pieces(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text)
}

test('a file that comes in pieces is stored whole, or not at all', async () => {
  await store.writeStream({ name: 'film.mp4', size: 6, chunks: pieces('abc', 'def') })
  const film = await store.open('film.mp4')
  expect(film && String(await buffer(await film.read()))).toBe('abcdef')
  for (const size of [5, 7]) {
    const chunks = pieces('abc', 'def')
    const cut = store.writeStream({ name: 'cut.mp4', size, chunks })
    await expect(cut).rejects.toMatchObject({ fault: 'cut-off' })
  }
  async function* breaking() {
    yield Buffer.from('abc')
    throw new Error('the line is gone')
  }
  const broken = store.writeStream({ name: 'cut.mp4', size: 6, chunks: breaking() })
  await expect(broken).rejects.toBeInstanceOf(StoreError)
  expect(await stored()).toEqual(['film.mp4'])
  await store.remove('film.mp4')
})
