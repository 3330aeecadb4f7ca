import { expect, type Page, test } from '@playwright/test'
import { isAwake } from '../support/awake.ts'
import { violationsOf } from '../support/in-page.ts'

// Spec 4, app mode: the hint that offers to install the site.

const hint = (page: Page) => page.getByRole('complementary', { name: 'App' })

/** What Chromium does when it finds that the site can be installed. */
async function offer(page: Page): Promise<void> {
  await isAwake(page)
  await page.evaluate(() => {
    const prompt = () => {
      document.documentElement.dataset.prompted = ''
      return Promise.resolve()
    }
    const event = new Event('beforeinstallprompt', { cancelable: true })
    window.dispatchEvent(Object.assign(event, { prompt }))
  })
}

async function secondPage(page: Page, path = '/de/kontakt/'): Promise<void> {
  await page.goto(path)
  await isAwake(page)
  await page.goto(path)
  await offer(page)
}

test('nobody is asked on the first page', async ({ page }) => {
  await page.goto('/de/')
  await offer(page)
  await expect(hint(page)).toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await expect(page).toHaveURL(/impressum/)
  // A browser offers it anew on each page.
  await offer(page)
  await expect(hint(page)).toBeVisible()
})

test('from the second page on the site can be put on the home screen', async ({ page }) => {
  await secondPage(page)
  await expect(hint(page)).toContainText('auf Ihrem Startbildschirm')
  await hint(page).getByRole('button', { name: 'Zum Startbildschirm hinzufügen' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-prompted')
  await expect(hint(page)).toHaveCount(0)
})

test('a hint that was put away stays away', async ({ page }) => {
  await secondPage(page, '/en/')
  await hint(page).getByRole('button', { name: 'Close this hint' }).click()
  await expect(hint(page)).toHaveCount(0)
  await page.goto('/en/')
  await offer(page)
  await expect(hint(page)).toHaveCount(0)
})

test('in app mode there is no hint', async ({ page }) => {
  await page.goto('/de/?homescreen')
  await secondPage(page)
  await expect(hint(page)).toHaveCount(0)
})

test('at the kiosk of the authority pilot there is no hint', async ({ page }) => {
  await secondPage(page, '/de/behoerdenlotse/')
  await expect(hint(page)).toHaveCount(0)
})

test('on an iPhone a sentence says how', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'standalone', { get: () => false })
    Object.defineProperty(Navigator.prototype, 'maxTouchPoints', { get: () => 5 })
  })
  await page.goto('/de/')
  await isAwake(page)
  await page.goto('/de/')
  await expect(hint(page)).toContainText('Tippen Sie im Browser auf „Teilen“')
  await expect(hint(page).getByRole('button')).toHaveCount(1)
})

test('with a blocked storage nobody is asked, and nothing breaks', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await secondPage(page)
  await expect(hint(page)).toHaveCount(0)
  expect(errors).toEqual([])
})

test('the hint is accessible and fits at 320, 768 and 1280 px', async ({ page }) => {
  await secondPage(page)
  await expect(hint(page)).toBeVisible()
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await violationsOf(page), `at ${width} px`).toEqual([])
    const boxes = await hint(page).evaluate((all) =>
      Array.from([all, ...all.querySelectorAll('button')], (one) => {
        const { right, width: across, height } = one.getBoundingClientRect()
        return { right, across, height }
      }),
    )
    const [whole, ...buttons] = boxes
    expect(buttons.length).toBeGreaterThan(0)
    for (const { across, height } of buttons)
      expect(Math.min(across, height)).toBeGreaterThanOrEqual(24)
    expect(whole?.right).toBeLessThanOrEqual(width)
  }
})
