import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { costOf } from '../support/processor-time.ts'
import { marker } from '../support/sample-pictures.ts'
import { type BackOffice, openBackOffice } from './back-office.ts'
import { bad, goodPapers, goodPictures, names, packed } from './media-samples.ts'
import { german, local } from './writing.ts'

let office: BackOffice

beforeAll(async () => {
  office = await openBackOffice()
})

const stored = async () => (await readdir(office.mediaDir)).sort()

function upload(name: string, data: Buffer) {
  return office.payload.create({
    collection: 'medien',
    ...german,
    file: { name, data, mimetype: 'application/octet-stream', size: data.length },
    data: { alt: 'Der Kurpark', copyright: 'Stadt' },
  })
}

async function storedFiles(doc: object): Promise<[name: string, data: Buffer][]> {
  const { storedNames } = await import('../../apps/cms/src/platform/media/index.ts')
  return Promise.all(
    storedNames(doc).map(
      async (name): Promise<[string, Buffer]> => [
        name,
        await readFile(path.join(office.mediaDir, name)),
      ],
    ),
  )
}

test.each(goodPictures)(
  '%s is taken, and nothing of its sender is kept',
  async (_, name, bytes) => {
    const doc = await upload(name, await bytes())
    for (const [, data] of await storedFiles(doc)) {
      expect(data.includes(marker)).toBe(false)
      const { exif, xmp, iptc, icc, pages = 1, space, ...rest } = await sharp(data).metadata()
      expect([exif, xmp, iptc, icc, pages]).toEqual([undefined, undefined, undefined, undefined, 1])
      expect([space === 'srgb' || space === 'b-w', rest.orientation]).toEqual([true, undefined])
    }
  },
)

test.each(goodPapers)('%s is taken as it is', async (_, name, bytes) => {
  const data = await bytes()
  const files = await storedFiles(await upload(name, data))
  expect(files).toEqual([[expect.stringMatching(/^[a-z-]+-[0-9a-f]{12}\.pdf$/), data]])
})

test.each(bad)(
  'T45, T46: %s is refused in plain words and leaves nothing',
  async (_, name, bytes, words) => {
    const data = await bytes()
    const before = await stored()
    const cost = await costOf(() => expect(upload(name, data)).rejects.toThrow(words))
    expect(cost).toBeLessThan(2_000)
    expect(await stored()).toEqual(before)
  },
)

test.each(packed)('T46: %s costs neither time nor memory', async (_, name, bytes) => {
  const data = await bytes()
  const before = process.memoryUsage().rss
  const cost = await costOf(() =>
    upload(name, data).catch((error: unknown) => expect(String(error)).toMatch(/nicht lesen/)),
  )
  expect(cost).toBeLessThan(2_000)
  expect(process.memoryUsage().rss - before).toBeLessThan(60_000_000)
})

test.each(names)('T47: the name %j leads nowhere and can be read', async (name) => {
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#567869' } })
    .png()
    .toBuffer()
  const doc = await upload(name, png)
  expect(doc.filename).toMatch(/^[a-z0-9-]{1,61}[0-9a-f]{12}\.png$/)
  expect(doc.titel).toMatch(/^[^\p{C}/\\]{1,120}$/u)
})

test('every stored file belongs to a document, and every document has its files', async () => {
  const { storedNames } = await import('../../apps/cms/src/platform/media/index.ts')
  const all = { limit: 0, pagination: false } as const
  const { docs } = await office.payload.find({ collection: 'medien', ...local, ...all })
  expect(await stored()).toEqual(docs.flatMap((doc) => storedNames(doc)).sort())
  const { rows } = await office.payload.db.pool.query('select name from media_leftovers')
  expect(rows).toEqual([])
})
