import { expect, type Page, test } from '@playwright/test'
import { observeShift, shiftOf } from '../support/in-page.ts'

// Spec 2.5, header; spec 9, its thresholds; spec 2.2, the headers of festival and authority pilot.

const topBar = (page: Page) => page.locator('[data-top-bar]')
const logo = (page: Page) => page.getByRole('banner').getByRole('link')
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

    test('the top bar hides on scroll down and shows on scroll up', async ({ page }) => {
      await open(page, '/de/')
      await page.mouse.wheel(0, 700)
      await expect(topBar(page)).not.toBeInViewport()
      await expect(page.getByRole('banner')).toBeInViewport()
      await page.mouse.wheel(0, -60)
      await expect(topBar(page)).toBeInViewport({ ratio: 1 })
    })

    test('the top bar shows at the top', async ({ page }) => {
      await open(page, '/de/')
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
        await page.waitForTimeout(250)
        const covered = await page.evaluate(() => {
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
  await open(page, '/de/')
  await topBar(page).getByRole('link').last().focus()
  await page.mouse.wheel(0, 900)
  await page.waitForTimeout(400)
  await expect(topBar(page)).toBeInViewport({ ratio: 1 })
})

test('10 pixels of scrolling do not hide the top bar', async ({ page }) => {
  await open(page, '/de/')
  await page.mouse.wheel(0, 9)
  await page.waitForTimeout(400)
  const { top } = await page
    .locator('[data-site-header]')
    .evaluate((e) => e.getBoundingClientRect())
  expect(top).toBe(0)
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

test('the page knows how high its header is', async ({ page }) => {
  await open(page, '/de/')
  const [reported, real] = await page
    .locator('[data-site-header]')
    .evaluate((head) => [
      getComputedStyle(document.documentElement).getPropertyValue('--header-height'),
      `${head.getBoundingClientRect().height}px`,
    ])
  expect(reported).toBe(real)
})

test.describe('with reduced motion', () => {
  test('the top bar does not slide', async ({ page }) => {
    await open(page, '/de/')
    await expect(page.locator('[data-site-header]')).toHaveCSS('transition-duration', '0s')
    await page.mouse.wheel(0, 700)
    await expect(topBar(page)).not.toBeInViewport()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the header stays and the top bar scrolls away', async ({ page }) => {
    await page.goto('/de/')
    await page.mouse.wheel(0, 700)
    await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 })
    await expect(topBar(page)).not.toBeInViewport()
  })
})

test('a logo click on the home page itself does nothing: the logo is no link', async ({ page }) => {
  await page.goto('/de/')
  await expect(logo(page)).toHaveCount(0)
  await page.goto('/de/gibt-es-nicht/')
  await expect(logo(page)).toHaveAttribute('href', '/de/')
})

test('the festival has its own name, home and quick links', async ({ page }) => {
  await page.goto('/de/rossini/team/')
  await expect(logo(page)).toContainText(/Rossini.Festival/)
  await expect(logo(page)).toHaveAttribute('href', '/de/rossini/')
  const quicklinks = topBar(page).getByRole('navigation', { name: 'Schnellzugriff' })
  await expect(quicklinks.getByRole('link', { name: 'Programm' })).toBeVisible()
  await page.goto('/de/rossini/')
  await expect(logo(page)).toHaveCount(0)
  await page.goto('/en/rossini/rossini-team/')
  await expect(logo(page)).toHaveAttribute('href', '/en/rossini/')
})

test('the authority-pilot header has only its two links', async ({ page }) => {
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
})

test('the accessibility bar of the authority pilot opens nothing that is not there', async ({
  page,
}) => {
  await page.goto('/_gallery?layout=default&theme=behoerdenlotse')
  const bar = page.getByRole('navigation', { name: 'Sprungmarken' })
  await expect(bar.getByRole('button')).toHaveCount(0)
  await expect(bar.getByRole('link')).toHaveText(['Zum Inhalt springen', 'Zum Seitenende springen'])
})

test('the authority pilot marks the page it is on', async ({ page }) => {
  await page.goto('/de/behoerdenlotse/wegweiser/')
  const current = page.getByRole('banner').locator('[aria-current]')
  await expect(current).toHaveText(['Wegweiser A–Z'])
})

test('accessibility shortcuts can open search or menu', async ({ page }) => {
  await open(page, '/de/')
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
