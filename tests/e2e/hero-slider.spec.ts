import { expect, test } from '@playwright/test'
import { openPortal, paintPictures, portalOfFive } from '../support/gallery-portal.ts'
import { observeShift, shiftOf } from '../support/in-page.ts'

// Spec 2.4 and 9: the hero slider, and both carousels without JavaScript.

test.describe.configure({ mode: 'parallel' })
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

for (const [width, shown] of [
  [320, 1],
  [640, 2],
  [768, 2],
  [1024, 3],
  [1280, 3],
  [1600, 4],
] as const)
  test(`slider: ${shown} beside each other at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await paintPictures(page)
    await page.goto(portalOfFive)
    const slider = page.getByRole('region', { name: 'Empfehlungen' })
    const whole = await slider.locator('h2').evaluateAll(
      (titles) =>
        titles.filter((title) => {
          const slide = title.parentElement?.parentElement
          const box = slide?.getBoundingClientRect()
          return box && box.left >= 0 && box.right <= innerWidth
        }).length,
    )
    expect(whole).toBe(shown)
  })

test('slider: the row fades out and in again in 600 ms, one slide further', async ({ page }) => {
  const { slider } = await openPortal(page)
  await slider.scrollIntoViewIfNeeded()
  const first = slider.getByRole('link').first()
  const before = (await first.boundingBox())?.x ?? 0
  await slider.getByRole('button', { name: 'Nächstes Bild' }).click()
  const halves = await slider.evaluate((region) =>
    region.getAnimations({ subtree: true }).map((of) => of.effect?.getComputedTiming().duration),
  )
  expect(halves).toContain(300)
  await expect(slider.getByRole('status')).toHaveText('Bilder 2 bis 4 von 5')
  await expect.poll(async () => (await first.boundingBox())?.x ?? 0).toBeLessThan(before - 100)
})

test('slider: a slide alone has no buttons', async ({ page }) => {
  await paintPictures(page)
  await page.goto('/_gallery?layout=portal')
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('region', { name: 'Empfehlungen' }).getByRole('button')).toHaveCount(
    0,
  )
})

test('nothing moves when the buttons come', async ({ page }) => {
  await paintPictures(page)
  await page.addInitScript(observeShift)
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(portalOfFive)
    await expect(page.getByRole('button', { name: 'Nächstes Bild' }).first()).toBeVisible()
    await page.waitForTimeout(300)
    expect(await shiftOf(page)).toBe(0)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every picture and slide can be scrolled to, and no button is dead', async ({ page }) => {
    await paintPictures(page)
    await page.goto(portalOfFive)
    for (const name of ['Bilder', 'Empfehlungen']) {
      const region = page.getByRole('region', { name })
      await expect(region.getByRole('button')).toHaveCount(0)
      await region.locator('[tabindex="0"]').focus()
      const slides = region.locator('[tabindex="0"] > *')
      await expect(slides).toHaveCount(5)
      await slides.last().scrollIntoViewIfNeeded()
      await expect(slides.last()).toBeInViewport()
    }
  })
})
