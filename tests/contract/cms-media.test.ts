import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { query } from '../support/postgres.ts'
import { costOf } from '../support/processor-time.ts'
import { type BackOffice, openBackOffice } from './back-office.ts'
import { german, local } from './writing.ts'

const storedQuellen = z.array(z.object({ format: z.string(), breite: z.number(), url: z.string() }))

let office: BackOffice

beforeAll(async () => {
  office = await openBackOffice()
})

function stored(): Promise<string[]> {
  return readdir(office.mediaDir)
}

function upload(name: string, data: Buffer, mimetype: string, fields: object = {}) {
  return office.payload.create({
    collection: 'medien',
    ...german,
    file: { name, data, mimetype, size: data.length },
    data: { alt: 'Der Kurpark', copyright: 'Stadt', ...fields },
  })
}

/** Lets time pass for what waits to be removed, and removes it. */
async function minutesLater(minutes: number): Promise<void> {
  const earlier = `update media_leftovers set due = due - interval '${minutes} minutes'`
  await query(office.databaseUrl, earlier)
  const { sweepLeftovers } = await import('../../apps/cms/src/platform/media/index.ts')
  await sweepLeftovers()
}

function picture(width: number, height: number) {
  const create = { width, height, channels: 3, background: '#567869' } as const
  return sharp({ create, limitInputPixels: false })
}

test('a picture is stored in every width and format, each file whole under its name', async () => {
  const jpeg = await picture(1400, 900)
    .withExif({ IFD3: { GPSLatitude: '48/1 30/1 0/1' } })
    .jpeg()
    .toBuffer()
  const doc = await upload('Kurpark Süd.JPG', jpeg, 'image/jpeg')
  const quellen = storedQuellen.parse(doc.quellen)
  const widths = (format: string) =>
    quellen.flatMap((one) => (one.format === format ? [one.breite] : []))
  for (const format of ['avif', 'webp', 'jpeg'])
    expect(widths(format)).toEqual([160, 240, 480, 768, 1024, 1280, 1400])
  expect([doc.width, doc.height]).toEqual([1400, 900])
  expect(doc.filename).toMatch(/^kurpark-sued-[0-9a-f]{12}\.jpg$/)
  expect(doc.platzhalter?.length).toBeLessThanOrEqual(400)
  const names = await stored()
  for (const { url } of quellen) expect(names).toContain(url.replace('/media/', ''))
  expect(names.filter((name) => name.endsWith('.tmp'))).toEqual([])
})

test('T46: nothing of the metadata is kept, in the original least of all', async () => {
  const jpeg = await picture(300, 200)
    .withExif({ IFD0: { Copyright: 'marker-4711' } })
    .jpeg()
    .toBuffer()
  expect((await sharp(jpeg).metadata()).exif?.toString('latin1')).toContain('marker-4711')
  const { filename } = await upload('ort.jpg', jpeg, 'image/jpeg')
  const kept = await readFile(path.join(office.mediaDir, filename ?? ''))
  expect((await sharp(kept).metadata()).exif).toBeUndefined()
  expect(kept.includes('marker-4711')).toBe(false)
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const refused: [string, string, Buffer, string][] = [
  ['an SVG', 'a.svg', Buffer.from(svg), 'image/svg+xml'],
  ['HTML that calls itself a picture', 'b.jpg', Buffer.from('<html></html>'), 'image/jpeg'],
  ['XML', 'c.xml', Buffer.from('<?xml version="1.0"?><x/>'), 'application/xml'],
  ['a picture that is cut off', 'd.png', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'image/png'],
  ['more than 10 MB', 'e.pdf', Buffer.from(`%PDF-${' '.repeat(10_000_001)}`), 'application/pdf'],
  ['an empty file', 'f.png', Buffer.alloc(0), 'image/png'],
]

test.each(refused)('T45: %s is refused and leaves nothing', async (_, name, data, mimetype) => {
  const before = await stored()
  await expect(upload(name, data, mimetype)).rejects.toThrow()
  expect(await stored()).toEqual(before)
})

test('T46: a picture of 64 megapixels is refused before it is decoded', async () => {
  const bomb = await picture(8_000, 8_000).png({ compressionLevel: 9 }).toBuffer()
  const before = process.memoryUsage().rss
  const cost = await costOf(() =>
    expect(upload('bombe.png', bomb, 'image/png')).rejects.toThrow('40 Megapixel'),
  )
  expect(cost).toBeLessThan(2_000)
  expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000)
})

test('a picture without alternative text is refused unless it only decorates', async () => {
  const png = await picture(20, 20).png().toBuffer()
  const before = await stored()
  await expect(upload('a.png', png, 'image/png', { alt: '' })).rejects.toThrow()
  await expect(upload('a.png', png, 'image/png', { copyright: '' })).rejects.toThrow()
  expect(await stored()).toEqual(before)
  await upload('a.png', png, 'image/png', { alt: '', dekorativ: true })
})

test('a PDF is kept as it is and needs no alternative text', async () => {
  const pdf = Buffer.from('%PDF-1.4\nxref\ntrailer\n%%EOF\n')
  const doc = await upload('Ortsplan.pdf', pdf, 'application/pdf', { alt: '', copyright: '' })
  expect(await readFile(path.join(office.mediaDir, doc.filename ?? ''))).toEqual(pdf)
  expect(doc.quellen).toEqual([])
})

test('a replaced picture gets new names, and the old files go', async () => {
  const first = await upload('a.png', await picture(30, 20).png().toBuffer(), 'image/png')
  const data = await picture(40, 30).png().toBuffer()
  const second = await office.payload.update({
    collection: 'medien',
    id: first.id,
    ...german,
    file: { name: 'b.png', data, mimetype: 'image/png', size: data.length },
    data: {},
  })
  const old = (first.filename ?? '').slice(0, 14)
  const oldNames = async () => (await stored()).filter((name) => name.startsWith(old))
  expect([second.id, second.nummer, second.width]).toEqual([first.id, first.nummer, 40])
  expect(await stored()).toContain(second.filename)
  // Pages that are open somewhere load the old ones for a few minutes more.
  expect((await oldNames()).length).toBeGreaterThan(0)
  await minutesLater(6)
  expect(await oldNames()).toEqual([])
})

test('deleting a picture takes its files along', async () => {
  const before = await stored()
  const doc = await upload('weg.png', await picture(30, 20).png().toBuffer(), 'image/png')
  await office.payload.delete({ collection: 'medien', id: doc.id, ...local })
  await expect.poll(stored).toEqual(before)
})

test('a file that cannot be removed keeps no other from it, in its store and the next', async () => {
  const folder = path.join(process.env.ATTACHMENT_DIR ?? '', 'ordner.jpg')
  await mkdir(folder, { recursive: true })
  await query(
    office.databaseUrl,
    `insert into media_leftovers (store, name, due)
     select 'anlagen', 'ordner.jpg', now() - interval '1 hour'
     union all select 'anlagen', 'weg-' || n || '.jpg', now() - interval '1 hour' from generate_series(1, 500) n`,
  )
  const doc = await upload('mit.png', await picture(30, 20).png().toBuffer(), 'image/png')
  await expect(minutesLater(0)).rejects.toThrow('folder of media failed')
  const left = "select name, due > now() as later from media_leftovers where store = 'anlagen'"
  const { rows } = await office.payload.db.pool.query(left)
  expect(rows).toEqual([{ name: 'ordner.jpg', later: true }])
  await office.payload.delete({ collection: 'medien', id: doc.id, ...local })
  await expect.poll(stored).not.toContain(doc.filename)
  await rm(folder, { recursive: true })
  await minutesLater(2)
  expect((await office.payload.db.pool.query(left)).rows).toEqual([])
})

test('a focal point at the edge is kept with a new file', async () => {
  const data = await picture(30, 20).png().toBuffer()
  const { id, focalX, focalY } = await upload('rand.png', data, 'image/png', {
    focalX: 0,
    focalY: 30,
  })
  expect([focalX, focalY]).toEqual([0, 30])
  const replaced = await office.payload.update({
    collection: 'medien',
    id,
    ...german,
    file: { name: 'b.png', data, mimetype: 'image/png', size: data.length },
    data: { focalX: 100, focalY: 0 },
  })
  expect([replaced.focalX, replaced.focalY]).toEqual([100, 0])
})

test('nobody says from outside which files belong to a picture', async () => {
  const token = await office.logIn('tourismus', 'rathaus')
  const doc = await upload('a.png', await picture(30, 20).png().toBuffer(), 'image/png')
  const forged = { quellen: [{ url: '/media/../../etc/passwd' }], filename: '../x.png' }
  await office.call('PATCH', `medien/${doc.id}?locale=de`, forged, token)
  const after = await office.payload.findByID({ collection: 'medien', id: doc.id, ...local })
  expect([after.quellen, after.filename]).toEqual([doc.quellen, doc.filename])
})
