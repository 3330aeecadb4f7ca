import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPictureCache } from './picture-cache.ts'
import type { PreparedUpload } from './prepare-upload.ts'

const drawing = '<svg/>'
let folder: string
let made: string[]

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kurstadt-pictures-'))
  made = []
})

afterEach(() => rm(folder, { recursive: true }))

async function make(): Promise<PreparedUpload> {
  const name = `tal-000000000${made.length}`
  made.push(name)
  const data = Buffer.from('original')
  const fields = { mimeType: 'image/png', filesize: 8, width: 4, height: 2, platzhalter: null }
  return {
    title: 'tal',
    file: { name: `${name}.png`, data, mimetype: 'image/png', size: 8 },
    fields: {
      ...fields,
      filename: `${name}.png`,
      quellen: [{ format: 'avif', breite: 4, url: `/media/${name}-4.avif` }],
    },
    files: [
      { name: `${name}.png`, data },
      { name: `${name}-4.avif`, data: Buffer.from('small') },
    ],
  }
}

async function ask(key = 'tal', svg = drawing): Promise<PreparedUpload> {
  const cache = await openPictureCache(folder, import.meta.filename)
  return cache.upload(key, svg, make)
}

test('a drawing is made once, and comes back with its files under a name of its own', async () => {
  await ask()
  const { title, file, fields, files } = await ask()
  expect(made).toHaveLength(1)
  const name = path.parse(file.name).name
  expect(name).toMatch(/^tal-[0-9a-f]{12}$/)
  expect(name).not.toBe(made[0])
  expect([title, fields.filename]).toEqual(['tal', `${name}.png`])
  expect(fields.quellen).toEqual([{ format: 'avif', breite: 4, url: `/media/${name}-4.avif` }])
  expect(files.map(({ name: stored, data }) => [stored, data.toString()])).toEqual([
    [`${name}.png`, 'original'],
    [`${name}-4.avif`, 'small'],
  ])
  expect(file.data.toString()).toBe('original')
})

test.each([
  ['another drawing', 'tal', '<svg>2</svg>'],
  ['another key', 'berg', drawing],
])('%s is made anew', async (_, key, svg) => {
  await ask()
  await ask(key, svg)
  expect(made).toHaveLength(2)
})

test('an entry that was cut off is made anew', async () => {
  await ask()
  const [name = ''] = await readdir(folder)
  await writeFile(path.join(folder, name), 'half')
  await ask()
  await ask()
  expect(made).toHaveLength(2)
})

test('what nobody has asked for in a month is removed', async () => {
  await ask()
  const [name = ''] = await readdir(folder)
  const longAgo = new Date(Date.now() - 31 * 24 * 3_600_000)
  await utimes(path.join(folder, name), longAgo, longAgo)
  await ask('berg')
  expect(await readdir(folder)).not.toContain(name)
})

test('without a folder every picture is made', async () => {
  const cache = await openPictureCache(undefined, import.meta.filename)
  await cache.upload('tal', drawing, make)
  await cache.upload('tal', drawing, make)
  expect(made).toHaveLength(2)
})
