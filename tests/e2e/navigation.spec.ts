import { expect, test } from '@playwright/test'
import { footerLink, isAwake } from '../support/awake.ts'

// Spec 4, 9: what a visitor sees and hears of a navigation.

test.use({ serviceWorkers: 'block' })

test('a link leads to a new document: its title is the page’s, and it begins at its top', async ({
  page,
}) => {
  await page.goto('/de/')
  await isAwake(page)
  await footerLink(page).click()
  await expect(page).toHaveTitle(/Impressum/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Impressum')
  const { type, top } = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation')
    return { type: entry && 'type' in entry ? entry.type : '', top: window.scrollY }
  })
  expect({ type, top }).toEqual({ type: 'navigate', top: 0 })
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Zum Inhalt' })).toBeFocused()
})

test('a page holds no data beside its HTML, and nothing of it is hydrated', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/de/veranstaltungen/')
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => /react|\.data(\?|$)/.test(url))).toEqual([])
  expect(await page.locator('script:not([src])').count()).toBeLessThanOrEqual(3)
})

test('back restores the place on the page', async ({ page }) => {
  await page.goto('/de/')
  await isAwake(page)
  await footerLink(page).scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await footerLink(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Impressum')
  await page.goBack()
  await expect(page).toHaveURL('/de/')
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before))
    .toBeLessThan(5)
})

/** Midnight (UTC) of the next Tuesday in milliseconds. */
function nextTuesday(): number {
  const day = 86_400_000
  const today = Math.floor(Date.now() / day) * day
  const ahead = (2 - new Date(today).getUTCDay() + 7) % 7 || 7
  return today + ahead * day
}

for (const width of [320, 1280])
  test(`at ${width} px no word of the hour moves the page, whatever the hour`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 })
    const heights = new Set<number>()
    // Open, shut until tomorrow, shut until after the weekend; near today, because what differs from
    // the usual hours is shown from its day on.
    const tuesday = nextTuesday()
    for (const hours of [9, 20, 3 * 24 + 20]) {
      const instant = tuesday + hours * 3_600_000
      await page.clock.setFixedTime(new Date(instant))
      await page.goto('/de/')
      const footer = page.locator('footer')
      await expect(footer.getByText(/^Jetzt /).first()).toBeAttached()
      for (const height of await footer.evaluate((element) => {
        const said = element.getBoundingClientRect().height
        for (const line of element.querySelectorAll('[data-behaviour="open-now"]'))
          line.textContent = ''
        return [said, element.getBoundingClientRect().height]
      }))
        heights.add(height)
    }
    expect([...heights]).toHaveLength(1)
  })

for (const [motion, fades] of [
  ['no-preference', true],
  ['reduce', false],
] as const)
  test(`with motion «${motion}» pages ${fades ? 'fade into each other' : 'follow each other at once'}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion })
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        document.documentElement.dataset.faded = String(
          'viewTransition' in event && event.viewTransition !== null,
        )
      })
    })
    await page.goto('/de/')
    await isAwake(page)
    await footerLink(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Impressum')
    await expect(page.locator('html')).toHaveAttribute('data-faded', String(fades))
  })

test('with a blocked storage pages come as well', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  })
  await page.goto('/de/')
  await isAwake(page)
  await footerLink(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Impressum')
  await page.goBack()
  await expect(page).toHaveURL('/de/')
})
