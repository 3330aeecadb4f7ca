import { brotliCompressSync } from 'node:zlib'
import { expect, type Page, type Response, test } from '@playwright/test'
import { isAwake, isTypable } from '../support/awake.ts'
import { observeShift, shiftOf } from '../support/in-page.ts'

// What the first page costs a visitor.

/** Most bytes (brotli) of JavaScript on pages where nobody types, and on pages with a form. */
const budget = { plain: 20_000, form: 95_000 }
/** Fields alone; photos and a map beside them; another language. */
const forms = ['/de/kontakt/', '/de/rathaus/schaden-melden/', '/en/enquiries/guided-tour/']
/** Most bytes (brotli) of a document. */
const documents = { '/de/': 14_336, '/de/behoerdenlotse/wegweiser/': 22_528 }

async function loadFirstPage(page: Page, path: string): Promise<Response[]> {
  const answers: Response[] = []
  page.on('response', (answer) => answers.push(answer))
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  return answers
}

async function scriptsOf(page: Page, path: string) {
  const answers = await loadFirstPage(page, path)
  await isTypable(page)
  const scripts = answers.filter((answer) => answer.request().resourceType() === 'script')
  const bodies = await Promise.all(scripts.map((script) => script.body()))
  const bytes = bodies.reduce((sum, body) => sum + brotliCompressSync(body).byteLength, 0)
  return { count: scripts.length, bytes, bodies }
}

for (const path of ['/de/', '/en/', '/de/veranstaltungen/', '/de/behoerdenlotse/wegweiser/'])
  test(`${path} needs at most 20 KB of JavaScript in one file`, async ({ page }) => {
    const { count, bytes, bodies } = await scriptsOf(page, path)
    expect(count).toBe(1)
    expect(bodies.some((body) => /ZodError|hydrateRoot/.test(body.toString()))).toBe(false)
    expect(bytes).toBeLessThanOrEqual(budget.plain)
  })

for (const path of forms)
  test(`${path} with its request form needs at most 95 KB of JavaScript; A10: it tries nothing that its policy refuses, such as eval`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        document.documentElement.dataset.refused = `${effectiveDirective} ${blockedURI}`
      })
    })
    const { bytes } = await scriptsOf(page, path)
    expect(bytes).toBeGreaterThan(budget.plain)
    expect(bytes).toBeLessThanOrEqual(budget.form)
    // What was typed is looked at by the schema.
    await page.getByRole('main').locator('form:has(input) button[type="submit"]').last().click()
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
    expect(await page.locator('html').getAttribute('data-refused')).toBeNull()
  })

for (const [path, most] of Object.entries(documents))
  test(`${path} is a document of at most ${most} bytes`, async ({ request }) => {
    const answer = await request.get(path, { headers: { 'Accept-Encoding': 'br' } })
    expect(answer.headers()['content-encoding']).toBe('br')
    expect(Number(answer.headers()['content-length'])).toBeLessThanOrEqual(most)
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

test('the code of a page holds up neither its first paint nor its first picture', async ({
  page,
}) => {
  let arrive: () => unknown = () => null
  const isHere = new Promise((resolve) => {
    arrive = () => resolve(null)
  })
  await page.route('**/assets/*.js', async (route) => {
    await isHere
    await route.continue()
  })
  await page.goto('/de/', { waitUntil: 'commit' })
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1)
  await expect(page.locator('main img').first()).toHaveJSProperty('complete', true)
  await expect(page.locator('html')).not.toHaveAttribute('data-is-live')
  arrive()
  await isAwake(page)
})

/**
 * Runs in the page: how long it takes to style and lay out all of it, against how long with more rules.
 * In turns, and the fastest of each: other work on the machine only ever adds.
 */
function shareOfLayout(rules: string): number {
  const own = [...document.adoptedStyleSheets]
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  const timeWith = (sheets: CSSStyleSheet[], size: string) => {
    document.adoptedStyleSheets = sheets
    document.body.getBoundingClientRect()
    const begin = performance.now()
    document.documentElement.style.fontSize = size
    document.body.getBoundingClientRect()
    return performance.now() - begin
  }
  const times = Array.from({ length: 31 }, (_, round) => {
    const size = round % 2 === 0 ? '101%' : ''
    const more = timeWith([...own, sheet], size)
    document.documentElement.style.fontSize = size === '' ? '101%' : ''
    return [timeWith(own, size), more] as const
  })
  document.adoptedStyleSheets = own
  document.documentElement.style.fontSize = ''
  const fastest = (which: 0 | 1) => Math.min(...times.map((both) => both[which]))
  return fastest(0) / fastest(1)
}

for (const path of ['/de/', '/de/veranstaltungen/'])
  test(`no grid of ${path} asks its parts how wide they could be`, async ({ page }) => {
    await page.goto(path)
    await isAwake(page)
    const asked = '@layer reset { * { grid-auto-columns: auto } }'
    // Half and less.
    expect(await page.evaluate(shareOfLayout, asked)).toBeLessThan(0.8)
  })
