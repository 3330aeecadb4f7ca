import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { z } from 'zod'
import { isAwake } from '../support/awake.ts'

// Spec 4: app mode and service worker; reliability T20, T85, F27, F29.

const root = (page: Page) => page.locator('html')
const app = 'data-app'

const shape = z.looseObject({
  start_url: z.string(),
  icons: z.array(z.looseObject({ src: z.string() })),
  shortcuts: z.array(z.looseObject({ url: z.string() })),
})

async function cookieOf(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === 'isApp')
}

test('app mode is set when the cookie isApp is 1', async ({ page, context, baseURL }) => {
  await page.goto('/de/')
  await expect(root(page)).not.toHaveAttribute(app)
  const bar = page.getByRole('navigation', { name: 'Leiste der App' })
  await expect(bar).toHaveCount(0)
  await context.addCookies([{ name: 'isApp', value: '1', url: baseURL ?? '' }])
  await page.goto('/de/')
  await expect(root(page)).toHaveAttribute(app)
  await test.step('its bar is in sight, and marks where one has gone', async () => {
    await expect(bar).toBeInViewport({ ratio: 1 })
    await bar.getByRole('link', { name: 'Abfall' }).click()
    await expect(page).toHaveURL(/abfall/)
    await expect(bar.locator('[aria-current]')).toHaveText('Abfall')
    await expect(bar).toBeInViewport({ ratio: 1 })
  })
})

test('app mode is set when the query homescreen is present; then the cookie is set', async ({
  page,
  context,
}) => {
  await page.goto('/de/?homescreen')
  await expect(root(page)).toHaveAttribute(app)
  expect(await cookieOf(context)).toMatchObject({ value: '1', sameSite: 'Lax', path: '/' })
  const lifetime = ((await cookieOf(context))?.expires ?? 0) - Date.now() / 1000
  expect(lifetime / 86_400).toBeGreaterThan(360)
  await page.goto('/en/')
  await expect(root(page)).toHaveAttribute(app)
})

test('homescreen is in no canonical address, and nobody hands it on', async ({ page }) => {
  await page.goto('/de/?homescreen')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/de\/$/)
  await expect(page).toHaveURL('/de/')
})

test('app mode is set when the display mode is standalone; then the cookie is set', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const real = window.matchMedia.bind(window)
    window.matchMedia = (query) => real(query.includes('standalone') ? 'all' : query)
  })
  await page.goto('/de/')
  await expect(root(page)).toHaveAttribute(app)
  await expect.poll(async () => (await cookieOf(context))?.value).toBe('1')
})

test('app mode survives a navigation', async ({ page }) => {
  await page.goto('/de/?homescreen')
  await isAwake(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await expect(page).toHaveURL(/impressum/)
  await expect(root(page)).toHaveAttribute(app)
})

test('links to other sites leave the app', async ({ page }) => {
  await page.goto('/de/?homescreen')
  await isAwake(page)
  const target = await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: 'https://karten.example/' })
    link.addEventListener('click', (event) => event.preventDefault())
    document.body.append(link)
    link.click()
    return `${link.target} ${link.rel}`
  })
  expect(target).toBe('_blank noopener')
})

for (const [sprache, file] of [
  ['de', '/manifest.webmanifest'],
  ['en', '/manifest.en.webmanifest'],
] as const)
  test(`the manifest in ${sprache} names the configured town, its icons and shortcuts are there`, async ({
    page,
    request,
  }) => {
    await page.goto(`/${sprache}/`)
    await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', file)
    const answer = await request.get(file)
    expect(answer.headers()['content-type']).toContain('application/manifest+json')
    const manifest = shape.parse(await answer.json())
    const town = await page.locator('meta[property="og:site_name"]').getAttribute('content')
    expect(manifest).toMatchObject({ name: town, lang: sprache, scope: '/' })
    expect(manifest.start_url).toBe(`/${sprache}/?homescreen`)
    expect(manifest.shortcuts.length).toBeGreaterThan(0)
    const addresses = [
      ...manifest.icons.map(({ src }) => src),
      ...manifest.shortcuts.map(({ url }) => url),
    ]
    for (const address of ['/apple-touch-icon.png', '/favicon.ico', ...addresses])
      expect((await request.get(address)).status(), address).toBe(200)
  })

test('the browser finds nothing wrong with the manifest', async ({ page, context }) => {
  await page.goto('/de/')
  const devtools = await context.newCDPSession(page)
  const { errors, url } = await devtools.send('Page.getAppManifest')
  expect(url).toMatch(/\/manifest\.webmanifest$/)
  expect(errors).toEqual([])
})

test('the colour of the browser’s bar is that of the theme', async ({ page }) => {
  const colors = new Set<string | null>()
  for (const path of ['/de/', '/de/rossini/']) {
    await page.goto(path)
    colors.add(await page.locator('meta[name="theme-color"]').getAttribute('content'))
  }
  expect(colors.size).toBe(2)
})
