import { expect, type Page, test } from '@playwright/test'
import { footerLink, isAwake } from '../support/awake.ts'

// Spec 4 and 9: links prefetch their page when visible.

test.use({ serviceWorkers: 'block' })

/** Addresses that a page has asked its browser for ahead so far. */
const aheadOf = (page: Page): Promise<string[]> =>
  page
    .locator('link[rel=prefetch]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))

test('of the content what is in sight is fetched once, what is not in sight is not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const link = (path: string) => `<a href="${path}">${path}</a>`
  await page.route('/de/impressum/', async (route) => {
    const response = await route.fetch()
    const text = (await response.text())
      .replace(/<main[^>]*>/, `$&${link('/de/kontakt/')}`)
      .replace('</main>', `${'<br>'.repeat(150)}${link('/de/bergbahn/')}</main>`)
    await route.fulfill({ response, body: text })
  })
  await page.goto('/de/impressum/')
  await isAwake(page)
  await expect.poll(() => aheadOf(page)).toContain('/de/kontakt/')
  await page.waitForTimeout(2500)
  const ahead = await aheadOf(page)
  expect(ahead).not.toContain('/de/bergbahn/')
  expect(ahead.filter((path, place) => ahead.indexOf(path) !== place)).toEqual([])
  await page.locator('a[href="/de/bergbahn/"]').last().scrollIntoViewIfNeeded()
  await expect.poll(() => aheadOf(page)).toContain('/de/bergbahn/')
})

const measured = ['/de/', '/de/veranstaltungen/', '/de/kontakt/', '/de/behoerdenlotse/wegweiser/']

test('A11: a page brings no more ahead than itself and the last of it', async ({ context }) => {
  // Side by side: all of it is waiting.
  const expectLittleAhead = async (path: string) => {
    const page = await context.newPage()
    await page.goto(path)
    await isAwake(page)
    await page.waitForTimeout(4000)
    const sizes = await page.evaluate(() => {
      const bytes = (entry: PerformanceEntry) =>
        entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0
      const asked = Array.from(
        document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]'),
        ({ href }) => performance.getEntriesByName(href, 'resource').map(bytes).at(-1) ?? 0,
      )
      return { own: performance.getEntriesByType('navigation').map(bytes)[0] ?? 0, asked }
    })
    expect(sizes.own, path).toBeGreaterThan(1000)
    expect(sizes.asked.length, path).toBeLessThanOrEqual(4)
    const beforeLast = sizes.asked.slice(0, -1).reduce((sum, bytes) => sum + bytes, 0)
    expect(beforeLast, `${path} ${JSON.stringify(sizes)}`).toBeLessThan(sizes.own)
  }
  await Promise.all(measured.map(expectLittleAhead))
})

test('what the header and the foot lead to is fetched when somebody means it', async ({ page }) => {
  await page.goto('/de/kontakt/')
  await isAwake(page)
  await footerLink(page).scrollIntoViewIfNeeded()
  await page.waitForTimeout(1500)
  expect(await aheadOf(page)).not.toContain('/de/impressum/')
  await footerLink(page).hover()
  await expect.poll(() => aheadOf(page)).toContain('/de/impressum/')
})

test('a page that was fetched ahead is visited without asking again', async ({ page }) => {
  await page.goto('/de/kontakt/')
  await isAwake(page)
  await footerLink(page).hover()
  await expect.poll(() => aheadOf(page)).toContain('/de/impressum/')
  await page.waitForTimeout(1000)
  await footerLink(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Impressum')
  const bytes = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation')
    return entry instanceof PerformanceNavigationTiming ? entry.transferSize : -1
  })
  expect(bytes, 'the click asked the network').toBe(0)
})

test('a document that is fetched ahead may be used for two minutes, any other is checked', async ({
  request,
}) => {
  const cachingOf = async (headers: Record<string, string>) =>
    (await request.get('/de/impressum/', { headers })).headers()['cache-control']
  expect(await cachingOf({ 'Sec-Purpose': 'prefetch' })).toBe('private, max-age=120')
  expect(await cachingOf({})).toBe('public, no-cache')
})

test('nothing private is fetched ahead, no file, and no page in the other language', async ({
  page,
}) => {
  await page.goto('/de/kontakt/')
  await isAwake(page)
  await page.evaluate(() => {
    for (const href of [
      '/de/intranet/',
      '/de/anfragestatus/abc/',
      '/de/veranstaltungen.ics',
      '/en/',
    ]) {
      const link = Object.assign(document.createElement('a'), { href, textContent: href })
      document.querySelector('main')?.prepend(link)
      link.dispatchEvent(new TouchEvent('touchstart', { bubbles: true }))
    }
  })
  await page.waitForTimeout(1000)
  const ahead = await aheadOf(page)
  expect(ahead.filter((path) => /intranet|anfragestatus|\.ics|^\/en/.test(path))).toEqual([])
})

const slow = [
  ['on 2G', { effectiveType: '2g' }, true],
  ['on slow 2G', { effectiveType: 'slow-2g' }, true],
  ['with a data saver', { effectiveType: '4g', saveData: true }, true],
  ['offline', { effectiveType: '4g' }, false],
] as const

test('not on 2G or slow 2G, with a data saver, or offline', async ({ context }) => {
  const expectNothing = async ([name, connection, isOnline]: (typeof slow)[number]) => {
    const page = await context.newPage()
    await page.addInitScript(
      ([connection, onLine]) => {
        Object.defineProperty(Navigator.prototype, 'connection', { get: () => connection })
        Object.defineProperty(Navigator.prototype, 'onLine', { get: () => onLine })
      },
      [connection, isOnline] as const,
    )
    await page.goto('/de/kontakt/')
    await isAwake(page)
    await footerLink(page).hover()
    await page.waitForTimeout(2500)
    expect(await aheadOf(page), name).toEqual([])
  }
  await Promise.all(slow.map(expectNothing))
})

test('the focus fetches at once', async ({ page }) => {
  await page.goto('/de/kontakt/')
  await isAwake(page)
  await footerLink(page).evaluate((link) => link.focus({ preventScroll: true }))
  await expect.poll(() => aheadOf(page)).toContain('/de/impressum/')
})
