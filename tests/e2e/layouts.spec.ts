import { expect, test } from '@playwright/test'

// Spec 2.4: layouts, on the gallery's pages.

const layouts = ['default', 'slim', 'wide', 'portal', 'festival-portal', 'reversed']
const widths = [320, 768, 1280, 1600]

for (const layout of layouts)
  test(`${layout}: one heading of the first level, nothing wider than the window`, async ({
    page,
  }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`/_gallery?layout=${layout}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      const tooWide = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      })
      expect(tooWide, `at ${width} px`).toBeLessThanOrEqual(0)
    }
  })

test('slim: the content takes 15 of 24 columns beside the sidebar', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/_gallery?layout=slim')
  const sidebar = page.getByRole('complementary', { name: 'Weitere Informationen' })
  const aside = await sidebar.boundingBox()
  const content = await page.locator('main [data-template="text"]').first().boundingBox()
  expect(content?.x ?? 0).toBeLessThan(aside?.x ?? 0)
  expect((content?.width ?? 0) / (aside?.width ?? 1)).toBeCloseTo(15 / 8, 1)
})

test('reversed: the sidebar stands first', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/_gallery?layout=reversed')
  const aside = await page.getByRole('complementary').boundingBox()
  const content = await page.locator('main [data-template="text"]').first().boundingBox()
  expect(aside?.x ?? 0).toBeLessThan(content?.x ?? 0)
})

test('portal: «mehr erfahren» scrolls down to the content', async ({ page }) => {
  await page.goto('/_gallery?layout=portal')
  await page.getByRole('link', { name: 'mehr erfahren' }).first().click()
  await expect(page).toHaveURL(/#anfang$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200)
})

test('slim: the hero carries the breadcrumb', async ({ page }) => {
  await page.goto('/_gallery?layout=slim')
  const way = page.getByRole('navigation', { name: 'Sie sind hier' })
  await expect(way.getByRole('link', { name: 'Startseite' })).toBeVisible()
  await expect(way.locator('[aria-current="page"]')).toHaveText('Silberbad')
})
