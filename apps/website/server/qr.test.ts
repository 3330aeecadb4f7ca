import jsQR from 'jsqr'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { qrCodeAt } from './qr.ts'

const base = 'https://www.bad-silberbronn.example'

/** Draws a code as large as a page shows it and lets a decoder that we have not written read it. */
async function readAt(
  svg: string,
  pixels: number,
  { damage = 0, density = 2 } = {},
): Promise<string | undefined> {
  const image = sharp(Buffer.from(svg))
    .resize(pixels * density)
    .flatten({ background: 'white' })
  const side = Math.round(pixels * density * damage)
  const blot = {
    create: { width: side || 1, height: side || 1, channels: 3, background: 'white' },
  } as const
  const covered = image.composite(damage > 0 ? [{ input: blot, gravity: 'centre' }] : [])
  const { data, info } = await sharp(await covered.png().toBuffer())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}

test('a QR code leads to the page it is asked for, at the size of an office and of a person', async () => {
  const svg = qrCodeAt('/qr/de/rathaus/buergerbuero-id_1.svg', base) ?? ''
  expect(await readAt(svg, 150)).toBe(`${base}/de/rathaus/buergerbuero-id_1/`)
  expect(await readAt(svg, 100)).toBe(`${base}/de/rathaus/buergerbuero-id_1/`)
})

test('W11: every code of an office or a person is read at one device pixel per pixel', async () => {
  const ids = [...Array.from({ length: 80 }, (_, place) => place + 1), 100, 256, 999]
  const codes = ids.flatMap((id) => [
    { path: `/${id % 2 === 0 ? 'de' : 'en'}/a/${id}`, size: 150 },
    { path: `/${id % 2 === 0 ? 'de' : 'en'}/m/${id}`, size: 100 },
  ])
  const unreadable: string[] = []
  for (const { path, size } of codes) {
    const svg = qrCodeAt(`/qr${path}.svg`, base) ?? ''
    if ((await readAt(svg, size, { density: 1 })) !== `${base}${path}`) unreadable.push(path)
  }
  expect(unreadable).toEqual([])
})

test('error level H: a code is read with a sixth of its width covered', async () => {
  const svg = qrCodeAt('/qr/de/behoerdenlotse.svg', base) ?? ''
  expect(await readAt(svg, 150, { damage: 0.17 })).toBe(`${base}/de/behoerdenlotse/`)
})

test('a code leads to pages of this site only', () => {
  for (const path of [
    '/qr/fr/x.svg',
    '/qr/de/../../evil.svg',
    '/qr//evil.example/de.svg',
    '/qr/de//evil.example.svg',
    '/qr/de/x?y.svg',
    '/qr/de/%2e%2e.svg',
    '/qr/de/x',
    `/qr/de/${'a'.repeat(500)}.svg`,
  ])
    expect([path, qrCodeAt(path, base)]).toEqual([path, null])
})
