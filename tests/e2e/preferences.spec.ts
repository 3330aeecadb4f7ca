import { expect, type Page, test } from '@playwright/test'
import { isLoaded } from '../support/awake.ts'
import { townPages } from '../support/town-pages.ts'

// What readers set in their system: less motion, own colours, paper.

test.describe.configure({ mode: 'parallel' })

function running(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => {
        const { duration } = effect?.getComputedTiming() ?? {}
        return playState === 'running' && Number(duration) > 20
      })
      .map(({ effect }) =>
        effect instanceof KeyframeEffect ? (effect.target?.className ?? '') : 'unknown',
      ),
  )
}

for (const path of [townPages.home, townPages.slim, townPages.festival, townPages.behoerdenlotse])
  test(`${path}: with reduced motion nothing moves`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await isLoaded(page)
    expect(await running(page)).toEqual([])
    await page.evaluate(() => scrollTo(0, 1200))
    await page.waitForTimeout(100)
    expect(await running(page), 'after scrolling').toEqual([])
  })

test('with reduced motion the menu opens at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/de/')
  await page.getByRole('button', { name: 'Menü', exact: true }).click()
  expect(await running(page)).toEqual([])
})

for (const path of [townPages.home, townPages.festival, townPages.behoerdenlotse])
  test(`${path}: in forced colours every button and picture sign keeps the system's colours`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto(path)
    const invisible = await page.evaluate(() => {
      const canvas = document.createElement('p')
      canvas.style.color = 'Canvas'
      document.body.append(canvas)
      const ground = getComputedStyle(canvas).color
      canvas.remove()
      return [...document.querySelectorAll('button, a[href], h1, h2, summary, button svg, a svg')]
        .filter((one) => one.checkVisibility())
        .filter((one) => {
          const { color, fill, backgroundColor } = getComputedStyle(one)
          const paint = one instanceof SVGElement && fill !== 'none' ? fill : color
          return paint === ground && /, 0\)$|^transparent$/.test(backgroundColor)
        })
        .map((one) => one.outerHTML.slice(0, 100))
    })
    expect(invisible).toEqual([])
  })

test('on paper there is the text, and neither header buttons nor menu', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto(townPages.slim)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main [data-template]').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Menü', exact: true })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Suche', exact: true })).toBeHidden()
})
