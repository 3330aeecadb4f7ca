import { expect, type Locator, type Page, test } from '@playwright/test'
import { isLoaded } from '../support/awake.ts'
import { themes } from '../support/gallery.ts'
import { paintPictures } from '../support/gallery-portal.ts'
import { expectSameInEachTheme, showTheme } from '../support/gallery-themes.ts'
import { violationsOf } from '../support/in-page.ts'

// Spec 2.4 and 9: page layouts, on the gallery's pages.

test.describe.configure({ mode: 'parallel' })

const layouts = ['default', 'slim', 'wide', 'portal', 'festival-portal', 'reversed']
const variants = [
  '',
  'five',
  'no-picture',
  'missing-picture',
  'long-words',
  'sidebar-only',
  'no-block',
]
const widths = [320, 375, 768, 1280, 1600, 1920]

async function open(page: Page, layout: string, example = '') {
  await paintPictures(page)
  await page.goto(`/_gallery?layout=${layout}&example=${example}&theme=default`)
}

async function boxOf(place: Locator) {
  const box = await place.boundingBox()
  if (!box) throw new Error('nothing to see there')
  return box
}

/** Headings of the first level that are there for everybody, and how far the page is too wide. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const headings = [...document.querySelectorAll('h1, [role=heading][aria-level="1"]')]
    const { scrollWidth, clientWidth } = document.documentElement
    return {
      first: headings.filter((one) => one.checkVisibility() && !one.closest('[aria-hidden=true]'))
        .length,
      tooWide: Math.max(0, scrollWidth - clientWidth),
    }
  })

/** The head and foot that a theme has of its own: visited-pages.spec.ts. */
async function expectAccessible(page: Page) {
  await isLoaded(page)
  for (const theme of themes) {
    await showTheme(page, theme)
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await violationsOf(page), `${theme} at ${width} px`).toEqual([])
    }
  }
}

for (const layout of layouts)
  test(`${layout}: one heading of the first level, nothing wider than the window; no accessibility violation in any theme`, async ({
    page,
  }) => {
    for (const example of variants) {
      await open(page, layout, example)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        expect(await measure(page), `${example} at ${width} px`).toEqual({ first: 1, tooWide: 0 })
      }
      if (example === 'five') await test.step('axe', () => expectAccessible(page))
    }
  })

test('a theme changes no element of what a layout arranges', async ({ request }) => {
  for (const layout of layouts)
    await expectSameInEachTheme(request, `layout=${layout}&example=five`)
})

test('slim: the content takes 15 of 24 columns beside the sidebar', async ({ page }) => {
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, 'slim')
    const sidebar = page.getByRole('complementary', { name: 'Weitere Informationen' })
    const aside = await boxOf(sidebar)
    const content = await boxOf(page.locator('main [data-template="text"]').first())
    const gap = await sidebar
      .locator('xpath=..')
      .evaluate((grid) => Number.parseFloat(getComputedStyle(grid).columnGap))
    const column = (aside.x + aside.width - content.x + gap) / 24
    expect(content.width + gap, `at ${width} px`).toBeCloseTo(15 * column, 0)
    expect(aside.width + gap, `at ${width} px`).toBeCloseTo(8 * column, 0)
    expect(content.x).toBeLessThan(aside.x)
  }
})

test('slim: on a small window the sidebar follows the content', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await open(page, 'slim')
  const aside = await boxOf(page.getByRole('complementary', { name: 'Weitere Informationen' }))
  const content = await boxOf(page.locator('main [data-template="text"]').first())
  expect(aside.y).toBeGreaterThan(content.y)
})

test('slim: the hero carousel carries the breadcrumb', async ({ page }) => {
  await open(page, 'slim', 'five')
  await expect(page.getByRole('region', { name: 'Bilder' })).toBeVisible()
  const way = page.getByRole('navigation', { name: 'Sie sind hier' })
  await expect(way.getByRole('link', { name: 'Startseite' })).toBeVisible()
  await expect(way.locator('[aria-current="page"]')).toHaveText('Silberbad')
})

test('reversed: the sidebar stands first', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, 'reversed')
  const aside = await boxOf(page.getByRole('complementary', { name: 'Weitere Informationen' }))
  const content = await boxOf(page.locator('main [data-template="text"]').first())
  expect(aside.x + aside.width).toBeLessThan(content.x)
  expect(content.width / aside.width).toBeGreaterThan(1.8)
})

for (const layout of ['portal', 'festival-portal'])
  test(`${layout}: «mehr erfahren» scrolls down to the content`, async ({ page }) => {
    await open(page, layout, 'five')
    await page.getByRole('link', { name: 'mehr erfahren' }).first().click()
    await expect(page).toHaveURL(/#anfang$/)
    const content = page.locator('#anfang')
    await expect.poll(async () => (await boxOf(content)).y).toBeLessThan(250)
  })

test('portal: every picture has its title and subtitle', async ({ page }) => {
  await page.clock.install()
  await open(page, 'portal', 'five')
  const hero = page.getByRole('region', { name: 'Bilder' })
  await expect(page.getByRole('heading', { level: 1, name: 'Bad Silberbronn' })).toBeVisible()
  await page.clock.runFor(2500)
  await hero.getByRole('button', { name: 'Nächstes Bild' }).click()
  await expect(hero.getByText('Musik an jedem Sonntag')).toBeVisible()
  await expect(hero.getByText('Um halb vier im Konzerthaus')).toBeVisible()
})

test('a missing hero picture leaves the title readable', async ({ page }) => {
  await page.route('/media/**', (route) => route.fulfill({ status: 404 }))
  await page.goto('/_gallery?layout=portal&example=missing-picture')
  await expect(page.getByRole('heading', { level: 1, name: 'Herbst im Silbertal' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})

test('the first picture of the hero is fetched first, the others wait', async ({ page }) => {
  await open(page, 'portal', 'five')
  const pictures = page.getByRole('region', { name: 'Bilder' }).locator('img')
  await expect(pictures).toHaveCount(5)
  await expect(pictures.first()).toHaveAttribute('fetchpriority', 'high')
  await expect(pictures.first()).toHaveAttribute('loading', 'eager')
  await expect(page.locator('head link[rel="preload"][as="image"]')).toHaveCount(1)
  for (const place of [1, 2, 3, 4])
    await expect(pictures.nth(place)).toHaveAttribute('loading', 'lazy')
})
