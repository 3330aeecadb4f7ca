import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { observeShift, shiftOf } from '../support/in-page.ts'
import { hrefOf, named, sentPage, textOf } from '../support/sent-page.ts'
import { measuredPages } from '../support/town-pages.ts'

// Spec 2.5, header; spec 9, its thresholds; spec 2.2, the headers of festival and authority pilot.

const topBar = (page: Page) => page.locator('[data-top-bar]')
/** Much to scroll through and no picture. */
const longText = '/de/datenschutz/'
/** Where the links of a header lead, which are its logo's. */
async function logosOf(request: APIRequestContext, path: string) {
  const { document } = await sentPage(request, path)
  return Array.from(document.querySelectorAll('header > div > a'), (link) =>
    link.getAttribute('href'),
  )
}
const isLive = (page: Page) =>
  expect(page.locator('[data-site-header]')).toHaveAttribute('data-is-live')

async function open(page: Page, path: string) {
  await page.goto(path)
  await isLive(page)
}

const sizes = [
  { width: 375, height: 700 },
  { width: 1280, height: 900 },
]

for (const viewport of sizes)
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('the top bar hides on scroll down, and shows on scroll up and at the top', async ({
      page,
    }) => {
      await open(page, longText)
      await page.mouse.wheel(0, 700)
      await expect(topBar(page)).not.toBeInViewport()
      await expect(page.getByRole('banner')).toBeInViewport()
      await page.mouse.wheel(0, -60)
      await expect(topBar(page)).toBeInViewport({ ratio: 1 })
      await page.mouse.wheel(0, 700)
      await expect(topBar(page)).not.toBeInViewport()
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      await expect(topBar(page)).toBeInViewport({ ratio: 1 })
    })

    test('the top bar never covers a focused element', async ({ page }) => {
      await open(page, '/de/')
      const way = [...Array<string>(16).fill('Tab'), ...Array<string>(9).fill('Shift+Tab')]
      for (const key of way) {
        await page.keyboard.press(key)
        const covered = await page.evaluate(async () => {
          // The header answers a scroll in the next frame, without motion as these tests ask for it.
          for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
          const focused = document.activeElement
          if (!focused?.closest('main')) return 0
          const head = document.querySelector('[data-site-header]')?.getBoundingClientRect()
          return (head?.bottom ?? 0) - focused.getBoundingClientRect().top
        })
        expect(covered).toBeLessThanOrEqual(0)
      }
    })

    test('«Zum Inhalt springen» leads to the content, which stands below the header', async ({
      page,
    }) => {
      await open(page, '/de/')
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
      const top = await page.evaluate(
        () =>
          (document.querySelector('main')?.getBoundingClientRect().top ?? -1) -
          (document.querySelector('[data-site-header]')?.getBoundingClientRect().bottom ?? 0),
      )
      expect(top).toBeGreaterThanOrEqual(-1)
    })
  })

test('the top bar stays while it holds the focus', async ({ page }) => {
  await open(page, longText)
  await topBar(page).getByRole('link').last().focus()
  await page.mouse.wheel(0, 900)
  await page.waitForTimeout(400)
  await expect(topBar(page)).toBeInViewport({ ratio: 1 })
})

test('the page knows how high its header is; 10 pixels of scrolling do not hide the top bar', async ({
  page,
}) => {
  await open(page, longText)
  const [reported, real] = await page
    .locator('[data-site-header]')
    .evaluate((head) => [
      getComputedStyle(document.documentElement).getPropertyValue('--header-height'),
      `${head.getBoundingClientRect().height}px`,
    ])
  expect(reported).toBe(real)
  await page.mouse.wheel(0, 9)
  await page.waitForTimeout(400)
  const { top } = await page
    .locator('[data-site-header]')
    .evaluate((e) => e.getBoundingClientRect())
  expect(top).toBe(0)
})

for (const path of [measuredPages.home, measuredPages.festival, measuredPages.behoerdenlotse])
  test(`the style sheet knows how high the header of ${path} is`, async ({ page }) => {
    for (const width of [320, 375, 768, 1280, 1600]) {
      await page.setViewportSize({ width, height: 812 })
      await open(page, path)
      // Nothing is set at the root, which would style the whole page once more.
      expect(await page.locator('html').getAttribute('style'), `${width} px`).toBeNull()
    }
  })

test('nothing on the page shifts when the top bar hides and shows', async ({ page }) => {
  await open(page, '/de/')
  await page.evaluate(observeShift)
  for (const way of [600, -100, 400, -900]) {
    await page.mouse.wheel(0, way)
    await page.waitForTimeout(300)
  }
  expect(await shiftOf(page)).toBe(0)
})

test.describe('with reduced motion', () => {
  test('the top bar does not slide', async ({ page }) => {
    await open(page, longText)
    await expect(page.locator('[data-site-header]')).toHaveCSS('transition-duration', '0s')
    await page.mouse.wheel(0, 700)
    await expect(topBar(page)).not.toBeInViewport()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the header stays and the top bar scrolls away', async ({ page }) => {
    await page.goto(longText)
    await page.mouse.wheel(0, 700)
    await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 })
    await expect(topBar(page)).not.toBeInViewport()
  })
})

test('a logo click on the home page itself does nothing: the logo is no link', async ({
  request,
}) => {
  expect(await logosOf(request, '/de/')).toEqual([])
  expect(await logosOf(request, '/de/gibt-es-nicht/')).toEqual(['/de/'])
})

test('the festival has its own name, home and quick links', async ({ request }) => {
  const { document } = await sentPage(request, '/de/rossini/team/')
  expect(textOf(document, 'header a')).toMatch(/Rossini.Festival/)
  const quicklinks = named(document, '[data-top-bar] nav', 'Schnellzugriff')
  expect(hrefOf(quicklinks, 'Programm')).toMatch(/^\/de\/rossini\//)
  expect(await logosOf(request, '/de/rossini/team/')).toEqual(['/de/rossini/'])
  expect(await logosOf(request, '/de/rossini/')).toEqual([])
  expect(await logosOf(request, '/en/rossini/rossini-team/')).toEqual(['/en/rossini/'])
})

test('the authority-pilot header has only its two links, and its accessibility bar opens nothing that is not there', async ({
  page,
}) => {
  await page.goto('/_gallery?layout=default&theme=behoerdenlotse')
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link')).toHaveText(['Ämter und Mitarbeiter', 'Wegweiser A–Z'])
  await expect(banner.getByRole('link').first()).toHaveAttribute('href', '/de/behoerdenlotse/')
  await expect(banner.getByRole('link').last()).toHaveAttribute(
    'href',
    '/de/behoerdenlotse/wegweiser/',
  )
  await expect(banner.getByRole('button')).toHaveCount(0)
  await expect(page.locator('[popover]')).toHaveCount(0)
  for (const link of await banner.getByRole('link').all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  const bar = page.getByRole('navigation', { name: 'Sprungmarken' })
  await expect(bar.getByRole('button')).toHaveCount(0)
  await expect(bar.getByRole('link')).toHaveText(['Zum Inhalt springen', 'Zum Seitenende springen'])
})

test('the authority pilot has its two links on each of its pages, and marks the page it is on', async ({
  request,
}) => {
  for (const [path, marked] of [
    ['/de/behoerdenlotse/', 'Ämter und Mitarbeiter'],
    ['/de/behoerdenlotse/wegweiser/', 'Wegweiser A–Z'],
  ] as const) {
    const { document } = await sentPage(request, path)
    const links = [...document.querySelectorAll('header nav a')]
    expect(links.map((link) => link.textContent.trim())).toEqual([
      'Ämter und Mitarbeiter',
      'Wegweiser A–Z',
    ])
    const current = links.filter((link) => link.hasAttribute('aria-current'))
    expect(current.map((link) => link.textContent.trim())).toEqual([marked])
  }
})

test('accessibility shortcuts can open search or menu', async ({ page }) => {
  await open(page, longText)
  const bar = page.getByRole('navigation', { name: 'Sprungmarken' })
  for (const [button, dialog] of [
    ['Zum Menü springen', 'Hauptmenü'],
    ['Zur Suche springen', 'Suche'],
  ] as const) {
    await bar.getByRole('button', { name: button }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(bar.getByRole('button', { name: button })).toBeFocused()
  }
})
