import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadAssets } from './assets.ts'
import { keepEarlierBuilds } from './earlier-builds.ts'
import { createSecurityHeaders } from './security-headers.ts'

let folder = ''
const folders = () => ({
  assets: join(folder, 'build/client/assets'),
  archive: join(folder, '.earlier-builds'),
})

/** A build as the bundler makes one: its folder is emptied first. */
async function build(...files: string[]): Promise<number> {
  const { assets } = folders()
  await rm(join(folder, 'build'), { recursive: true, force: true })
  await mkdir(assets, { recursive: true })
  for (const file of files) await writeFile(join(assets, file), `content of ${file}`)
  return keepEarlierBuilds(folders())
}

const present = async () => (await readdir(folders().assets)).sort()

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kurstadt-builds-'))
})
afterEach(async () => {
  vi.useRealTimers()
  await rm(folder, { recursive: true })
})

test('the server keeps the assets of the last three builds', async () => {
  await build('site-1.js', 'site-1.js.br', 'font.woff2')
  await build('site-2.js', 'font.woff2')
  await build('site-3.js', 'font.woff2')
  expect(await present()).toEqual([
    'font.woff2',
    'site-1.js',
    'site-1.js.br',
    'site-2.js',
    'site-3.js',
  ])
  await build('site-4.js', 'font.woff2')
  expect(await present()).toEqual(['font.woff2', 'site-2.js', 'site-3.js', 'site-4.js'])
})

test('the same build made twice counts once', async () => {
  await build('site-1.js')
  await build('site-2.js')
  await build('site-3.js')
  await build('site-3.js')
  await build('site-3.js')
  expect(await present()).toEqual(['site-1.js', 'site-2.js', 'site-3.js'])
})

test('going back to an earlier build makes it the newest', async () => {
  await build('site-1.js')
  await build('site-2.js')
  await build('site-1.js')
  await build('site-3.js')
  await build('site-4.js')
  expect(await present()).toEqual(['site-1.js', 'site-3.js', 'site-4.js'])
})

test('a clock that is set back between two builds changes nothing', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  for (const place of [1, 2, 3, 4]) {
    vi.setSystemTime(`2027-03-01T0${9 - place}:00:00Z`)
    await build(`site-${place}.js`)
  }
  expect(await present()).toEqual(['site-2.js', 'site-3.js', 'site-4.js'])
})

test('what is brought back is what it was, and no more is kept than is served', async () => {
  await build('site-1.js')
  expect(await build('site-2.js')).toBe(1)
  expect(await readFile(join(folders().assets, 'site-1.js'), 'utf8')).toBe('content of site-1.js')
  await build('site-3.js')
  await build('site-4.js')
  expect(await readdir(folders().archive)).toHaveLength(3)
})

test('files of earlier builds are served as immutable ones', async () => {
  await build('site-1.js')
  await build('site-2.js')
  const security = createSecurityHeaders({ isSecure: false, isDevelopment: false })
  const files = await loadAssets(join(folder, 'build/client'), security)
  expect(files.get('/assets/site-1.js')?.headers['Cache-Control']).toBe(
    'public, max-age=31536000, immutable',
  )
})
