import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { isLoaded } from '../support/awake.ts'
import { showTheme } from '../support/gallery-themes.ts'
import { measureWords, weakWords } from '../support/words-on-pictures.ts'

// WCAG 1.4.3: words over a picture are legible whatever the picture shows.

// The words are taken away by a style of the test, which our policy would refuse.
test.use({ serviceWorkers: 'block', bypassCSP: true })
test.describe.configure({ mode: 'parallel' })

// Shown at twice this size and more: to read a large one takes longer than all the rest.
const size = { width: 800, height: 500 }

/**
 * White, black and grey in spots of four pixels, the same ones in each run. Nothing of ours blurs or
 * mixes what lies below it (stylelint.config.mjs), so behind each word stands what would stand there
 * over a white, a black and a noisy picture.
 */
function spots(): Promise<Buffer> {
  const pixels = Buffer.alloc(size.width * size.height)
  for (let place = 0; place < pixels.length; place += 1) {
    const [x, y] = [(place % size.width) >> 2, Math.floor(place / size.width) >> 2]
    const chance = Math.abs(Math.sin(x * 12.9898 + y * 78.233) * 43758.5453) % 1
    pixels[place] = Math.floor(chance * 3) * 127.5
  }
  return sharp(pixels, { raw: { ...size, channels: 1 } })
    .png()
    .toBuffer()
}

async function hangPicture(page: Page): Promise<void> {
  const body = await spots()
  await page.route('/media/**', (route) => route.fulfill({ contentType: 'image/png', body }))
}

/** The widest first: a narrower window shows what the browser has already. */
const widths = [1600, 1280, 768, 375]
const paths = ['/de/', '/en/', '/de/rossini/', '/en/rossini/', '/de/thermalbad/']

for (const path of paths)
  test(`A4: words keep their contrast over bright, dark and noisy pictures on ${path}, at each width`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: widths[0] ?? 0, height: 900 })
    await hangPicture(page)
    await page.goto(path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await isLoaded(page)
      expect(await weakWords(page), `at ${width} px`).toEqual([])
    }
  })

/** Where else words stand over a picture: on a sheet, behind the gate, in the corner of a figure. */
const elsewhere = [
  'template=panoramabild-panoramateaser&example=typical',
  'template=webcam&example=typical',
  'ui=embed&example=with-preview',
  'ui=image&example=copyright-on-picture',
]

test('words outside of carousels keep their contrast over bright, dark and noisy pictures', async ({
  page,
}) => {
  await hangPicture(page)
  for (const what of elsewhere) {
    let found = 0
    await page.goto(`/_gallery?${what}&theme=default`)
    for (const theme of ['default', 'rossini'] as const) {
      await showTheme(page, theme)
      for (const width of [1280, 375]) {
        await page.setViewportSize({ width, height: 900 })
        await isLoaded(page)
        const { count, weak } = await measureWords(page)
        expect(weak, `${what}, ${theme}, ${width} px`).toEqual([])
        found += count
      }
    }
    // Otherwise this says nothing of it.
    expect(found, what).toBeGreaterThan(0)
  }
})
