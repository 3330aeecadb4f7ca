import { brotliCompressSync } from 'node:zlib'
import { expect, type Page, type Response, test } from '@playwright/test'
import { observeShift, shiftOf } from '../support/in-page.ts'

// What the first page costs a visitor.

const budget = 110_000
const mostFiles = 8
/** The one file of behaviour that waits (`*.later.ts`). */
const waiting = '/assets/later-'

async function loadFirstPage(page: Page, path: string): Promise<Response[]> {
  const answers: Response[] = []
  page.on('response', (answer) => answers.push(answer))
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  return answers
}

for (const path of ['/de/', '/en/'])
  test(`${path} needs at most 110 KB of JavaScript in at most 8 files`, async ({ page }) => {
    const answers = await loadFirstPage(page, path)
    const all = answers.filter((answer) => answer.request().resourceType() === 'script')
    // What waits for an idle browser is no cost of the first page; the next test watches it.
    const scripts = all.filter((script) => !script.url().includes(waiting))
    const bodies = await Promise.all(scripts.map((script) => script.body()))
    const bytes = bodies.reduce((sum, body) => sum + brotliCompressSync(body).byteLength, 0)
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.length).toBeLessThanOrEqual(mostFiles)
    expect(
      bodies.some((body) => body.includes('ZodError')),
      'zod is in the browser',
    ).toBe(false)
    expect(bytes).toBeLessThanOrEqual(budget)
  })

test('what can wait comes in one file when the page has been shown', async ({ page }) => {
  await loadFirstPage(page, '/de/')
  const [paint, ...files] = await page.evaluate((name) => {
    const [shown] = performance.getEntriesByName('first-contentful-paint')
    const later = performance
      .getEntriesByType('resource')
      .filter((file) => file.name.includes(name))
    return [shown?.startTime ?? Number.POSITIVE_INFINITY, ...later.map((file) => file.startTime)]
  }, waiting)
  expect(files).toHaveLength(1)
  expect(files[0]).toBeGreaterThan(paint ?? 0)
})

test('nothing is fetched from another host', async ({ page, baseURL }) => {
  const answers = await loadFirstPage(page, '/de/')
  const own = new URL(baseURL ?? '').host
  const foreign = answers.map((answer) => answer.url()).filter((url) => new URL(url).host !== own)
  expect(foreign.filter((url) => !url.startsWith('data:'))).toEqual([])
})

test('no line moves while fonts and pictures load', async ({ page }) => {
  await page.addInitScript(observeShift)
  await page.goto('/de/')
  await page.waitForLoadState('networkidle')
  await page.mouse.wheel(0, 4000)
  await page.waitForTimeout(500)
  expect(await shiftOf(page)).toBe(0)
})

test('the page shows itself before it fetches code, and then asks for all of it at once', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/de/')).text()
  expect(html).not.toContain('<link rel="modulepreload"')
  expect(html).toMatch(/data-modules="[^"]*\/assets\/group-inhalt-[^"]+"/)
  await loadFirstPage(page, '/de/')
  const { loaded, firstScript } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    const starts = performance
      .getEntriesByType('resource')
      .filter((file) => file.name.endsWith('.js'))
      .map((file) => file.startTime)
    return {
      loaded: navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : 0,
      firstScript: Math.min(...starts),
    }
  })
  expect(loaded).toBeGreaterThan(0)
  expect(firstScript).toBeGreaterThanOrEqual(loaded)
})

test('a page whose pictures never arrive starts its code after three seconds', async ({ page }) => {
  await page.route('**/media/**', () => new Promise(() => undefined))
  await page.goto('/de/', { waitUntil: 'commit' })
  await expect(page.locator('script[data-modules]')).toHaveCount(0, { timeout: 8000 })
})
