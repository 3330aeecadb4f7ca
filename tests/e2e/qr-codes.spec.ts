import { expect, test } from '@playwright/test'
import jsQR from 'jsqr'
import sharp from 'sharp'

// Spec 2.7 and 9: QR codes of offices and staff; here at one device pixel per pixel.

const home = '/de/behoerdenlotse/'

test('the QR code of an office, as it is shown, leads to the page of the office', async ({
  page,
  request,
}) => {
  await page.goto(home)
  const first = page.locator('details[data-accordion]').first()
  await first.locator('summary').click()
  const code = first.locator('img[src^="/qr/"]').first()
  await code.scrollIntoViewIfNeeded()
  await expect(code).toHaveJSProperty('complete', true)
  const box = await code.boundingBox()
  expect([box?.width, box?.height]).toEqual([150, 150])
  // One device pixel per pixel (finding W11).
  const shot = sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
  const { data, info } = await shot.toBuffer({ resolveWithObject: true })
  const read = jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? ''
  const path = await first.getByRole('link', { name: 'Zur Seite des Amtes' }).getAttribute('href')
  const answer = await request.get(new URL(read).pathname, { maxRedirects: 0 })
  expect(answer.headers().location).toBe(path)
})

test('W11: every code of the page is read at its size and leads to a page', async ({
  page,
  request,
}) => {
  await page.goto(home)
  const codes = await page.locator('img[src^="/qr/"]').evaluateAll((images) =>
    images.map((image) => ({
      src: image.getAttribute('src') ?? '',
      width: image.clientWidth || Number(image.getAttribute('width')),
    })),
  )
  expect(codes.length).toBeGreaterThan(60)
  const unreadable: string[] = []
  for (const { src, width } of codes) {
    const svg = await (await request.get(src)).body()
    const image = sharp(svg).resize(width).flatten({ background: 'white' }).ensureAlpha().raw()
    const { data, info } = await image.toBuffer({ resolveWithObject: true })
    const read = jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
    const answer = read && (await request.get(new URL(read).pathname, { maxRedirects: 0 }))
    if (!(answer && answer.status() === 302)) unreadable.push(src)
  }
  expect(unreadable).toEqual([])
})
