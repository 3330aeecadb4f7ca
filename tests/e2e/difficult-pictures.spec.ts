import { expect, test } from '@playwright/test'
import { isLoaded } from '../support/awake.ts'
import { type Hung, hangEverywhere, lostFocalPoints } from '../support/focal-points.ts'

// Towns upload photographs of every shape: upright ones from telephones, panoramas, tiny old ones.

test.use({ serviceWorkers: 'block' })
test.describe.configure({ mode: 'parallel' })

/** What matters stands at the edge of the picture, and the shape is far from that of any frame. */
const hung: Readonly<Record<string, Hung>> = {
  'an upright picture, its focal point above left': {
    width: 900,
    height: 1_600,
    focus: [0.04, 0.06],
  },
  'a panorama, its focal point below right': { width: 1_600, height: 400, focus: [0.96, 0.94] },
  'a tiny square, its focal point at the foot': { width: 120, height: 120, focus: [0.5, 0.97] },
}

/** Every template with every example, and what stands at the head of pages. */
const paths = [
  '/_gallery?template=all',
  '/_gallery?layout=portal&example=five',
  '/_gallery?layout=festival-portal&example=five&theme=rossini',
  '/_gallery?layout=slim&example=five',
]

for (const [what, picture] of Object.entries(hung).slice(0, 2))
  test(`${what}, stays in every crop`, async ({ page }) => {
    await hangEverywhere(page, picture)
    for (const path of paths) {
      await page.goto(path)
      for (const width of [1_280, 375]) {
        await page.setViewportSize({ width, height: 800 })
        await isLoaded(page)
        const { count, lost } = await lostFocalPoints(page, picture.focus)
        expect(count, path).toBeGreaterThan(path.includes('template') ? 200 : 3)
        expect(lost, `${path} at ${width} px`).toEqual([])
      }
    }
  })

test('a picture that moves slower than the page keeps its focal point all the way', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  for (const [what, picture] of Object.entries(hung)) {
    await page.unrouteAll()
    await hangEverywhere(page, picture)
    await page.goto('/_gallery?template=panoramabild-panoramateaser&example=parallax')
    const frame = page.locator('picture').first()
    const moved = new Set<number>()
    for (const place of ['start', 'center', 'end'] as const) {
      await frame.evaluate(async (one, block) => {
        document.body.style.paddingBlock = '100vh'
        one.scrollIntoView({ behavior: 'instant', block })
        // What scrolling moves, moves with the next frame.
        for (let frames = 0; frames < 2; frames += 1)
          await new Promise((resolve) => requestAnimationFrame(resolve))
      }, place)
      expect((await lostFocalPoints(page, picture.focus)).lost, `${what}, ${place}`).toEqual([])
      const top = (box: Element) => box.getBoundingClientRect().top
      moved.add(
        Math.round((await frame.locator('img').evaluate(top)) - (await frame.evaluate(top))),
      )
    }
    // Otherwise nothing moves, and this would say nothing.
    expect(moved.size, what).toBeGreaterThan(1)
  }
})
