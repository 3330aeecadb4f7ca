import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, test, vi } from 'vitest'
import { diskStore } from './disk-store.ts'

// Not every file system knows links, and not everybody may link what another user has written.
// Files of this layer share a process and its modules: what is replaced here is so here alone.
vi.hoisted(() => vi.resetModules())
vi.mock('node:fs/promises', async (original) => ({
  ...(await original<object>()),
  link: () => Promise.reject(Object.assign(new Error('not permitted'), { code: 'EPERM' })),
}))
afterAll(() => void vi.resetModules())

test('where a file cannot have a second name it is written once more, whole', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'kurstadt-store-'))
  const store = diskStore(directory)
  const data = Buffer.alloc(300_000, 'film')
  await store.write({ name: 'film.mp4', data })
  expect(await store.copy('film.mp4', 'hidden-film.mp4')).toBe(true)
  const copied = await store.open('hidden-film.mp4')
  expect(copied && (await buffer(await copied.read())).equals(data)).toBe(true)
  await expect(store.copy('gone.mp4', 'other.mp4')).rejects.toMatchObject({ fault: 'away' })
  expect(await readdir(directory)).toEqual(['film.mp4', 'hidden-film.mp4'])
  await rm(directory, { recursive: true })
})
