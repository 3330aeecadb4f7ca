import { expect, type Page, type Request, test } from '@playwright/test'
import { footerLink, isAwake } from '../support/awake.ts'

// Spec 4 and 9: links prefetch their page code and data when visible.

test.use({ serviceWorkers: 'block' })

const isAhead = (request: Request) => request.headers().purpose === 'prefetch'

/** Addresses that a page fetched ahead so far. */
function watchAhead(page: Page): string[] {
  const found: string[] = []
  page.on('request', (request) => {
    if (isAhead(request)) found.push(new URL(request.url()).pathname)
  })
  return found
}

test('what is in sight is fetched once, what is not in sight is not', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const ahead = watchAhead(page)
  await page.goto('/de/')
  await isAwake(page)
  await expect.poll(() => ahead.length).toBeGreaterThan(0)
  await page.waitForTimeout(2500)
  expect(ahead.filter((path) => path.includes('impressum'))).toEqual([])
  expect(ahead.filter((path, place) => ahead.indexOf(path) !== place)).toEqual([])
  await footerLink(page).scrollIntoViewIfNeeded()
  await expect.poll(() => ahead.filter((path) => path.includes('impressum'))).toHaveLength(1)
})

test('a page is visited without asking again', async ({ page }) => {
  await page.goto('/de/')
  const fetched = page.waitForResponse((answer) =>
    answer.url().endsWith('/de/impressum/_.data?_routes=page'),
  )
  await footerLink(page).scrollIntoViewIfNeeded()
  expect((await fetched).headers()['cache-control']).toBe('private, max-age=120')
  await (await fetched).finished()
  await footerLink(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Impressum')
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/de/impressum/_.data'))
      .map((entry) => ('transferSize' in entry ? Number(entry.transferSize) : -1)),
  )
  expect(bytes.length).toBe(2)
  expect(bytes[0]).toBeGreaterThan(0)
  expect(bytes[1], 'the click asked the network').toBe(0)
})

test('data that nobody fetched ahead are checked on every visit', async ({ request }) => {
  const answer = await request.get('/de/impressum/_.data?_routes=page')
  expect(answer.headers()['cache-control']).toBe('public, no-cache')
})

for (const [name, told, isOnline] of [
  ['on 2G', { effectiveType: '2g' }, true],
  ['on slow 2G', { effectiveType: 'slow-2g' }, true],
  ['with a data saver', { effectiveType: '4g', saveData: true }, true],
  ['offline', { effectiveType: '4g' }, false],
] as const)
  test(`not ${name}`, async ({ page }) => {
    const ahead = watchAhead(page)
    await page.addInitScript(
      ([connection, onLine]) => {
        Object.defineProperty(Navigator.prototype, 'connection', { get: () => connection })
        Object.defineProperty(Navigator.prototype, 'onLine', { get: () => onLine })
      },
      [told, isOnline] as const,
    )
    await page.goto('/de/')
    await isAwake(page)
    await footerLink(page).hover()
    await page.waitForTimeout(2500)
    expect(ahead).toEqual([])
  })

test('the focus fetches at once', async ({ page }) => {
  const ahead = watchAhead(page)
  await page.goto('/de/')
  await isAwake(page)
  await footerLink(page).evaluate((link) => link.focus({ preventScroll: true }))
  await expect.poll(() => ahead).toContain('/de/impressum/_.data')
})
