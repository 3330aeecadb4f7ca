import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { copyFolder, filesBelow, namesIn } from './copy-folder.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'kurstadt-copy-'))
const from = path.join(folder, 'from')
const to = path.join(folder, 'to')
const elsewhere = path.join(folder, 'elsewhere')

const fill = (at: string, name: string, text: string) => writeFileSync(path.join(at, name), text)
const read = (at: string, name: string) => readFileSync(path.join(at, name), 'utf8')

afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => {
  for (const at of [from, to, elsewhere]) {
    rmSync(at, { recursive: true, force: true })
    mkdirSync(at)
  }
})

test('what another folder has already stays, what is new comes to it', async () => {
  fill(from, 'alt.jpg', 'alt')
  await copyFolder(from, to)
  fill(from, 'neu.jpg', 'neu')
  await copyFolder(from, to)
  expect([read(to, 'alt.jpg'), read(to, 'neu.jpg')]).toEqual(['alt', 'neu'])
})

test('files that go while a folder is copied are left out', async () => {
  const names = Array.from({ length: 500 }, (_, at) => `${at}`.padStart(3, '0'))
  for (const name of names) fill(from, name, name)
  const [first = '', ...others] = readdirSync(from)
  const copied = copyFolder(from, to)
  while (!existsSync(path.join(to, first))) await turn()
  for (const name of others) rmSync(path.join(from, name))
  await copied
  expect(readdirSync(to)).toContain(first)
})

test('links are followed: to the folder, to a folder in it, to a file', async () => {
  mkdirSync(path.join(elsewhere, 'alben'))
  fill(path.join(elsewhere, 'alben'), 'a.jpg', 'a')
  fill(elsewhere, 'b.jpg', 'b')
  const link = path.join(folder, 'link')
  symlinkSync(from, link)
  symlinkSync(path.join(elsewhere, 'alben'), path.join(from, 'alben'))
  symlinkSync(path.join(elsewhere, 'b.jpg'), path.join(from, 'b.jpg'))
  await copyFolder(link, to)
  rmSync(elsewhere, { recursive: true })
  expect([read(to, 'alben/a.jpg'), read(to, 'b.jpg')]).toEqual(['a', 'b'])
})

test('a link that leads to nothing is an error: behind it may be a disk that is not mounted', async () => {
  const lost = path.join(folder, 'lost')
  symlinkSync(path.join(folder, 'nowhere'), lost)
  await expect(copyFolder(lost, to)).rejects.toThrow('ENOENT')
  symlinkSync(path.join(folder, 'nowhere'), path.join(from, 'lost.jpg'))
  await expect(copyFolder(from, to)).rejects.toThrow('ENOENT')
  expect(await namesIn(path.join(folder, 'nowhere'))).toEqual([])
})

test('the folder that a file system has at the top of a disk is no file of the town', async () => {
  mkdirSync(path.join(from, 'lost+found'))
  fill(from, 'lost+found/#12', 'rest')
  expect(await namesIn(from)).toEqual([])
  mkdirSync(path.join(from, 'da'))
  fill(from, 'da/eins.jpg', '1')
  await copyFolder(from, to)
  expect(await filesBelow(to)).toEqual([path.join(to, 'da/eins.jpg')])
  expect(await filesBelow(from)).toEqual([path.join(from, 'da/eins.jpg')])
})
