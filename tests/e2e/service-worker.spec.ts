import { expect, type Page, test } from '@playwright/test'
import { isAwake } from '../support/awake.ts'

// Spec 4: service worker; reliability T20, T85, F27, F29. Needs a build: there is none in development.

/** The worker is in charge of the page. */
async function withWorker(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve)
    })
  })
}

const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        found.push(new URL(url).pathname)
    return found
  })

test('the service worker is fetched from /sw.js with scope /', async ({ page, request }) => {
  await withWorker(page, '/de/')
  const [scope, script] = await page.evaluate(async () => {
    const { scope: of, active } = await navigator.serviceWorker.ready
    return [new URL(of).pathname, new URL(active?.scriptURL ?? '').pathname]
  })
  expect([scope, script]).toEqual(['/', '/sw.js'])
  const headers = (await request.get('/sw.js')).headers()
  expect(headers['cache-control']).toContain('no-cache')
  expect(headers['service-worker-allowed']).toBe('/')
})

for (const [path, title, hours] of [
  ['/de/kontakt/', 'Keine Verbindung zum Internet', 'Öffnungszeiten wie zuletzt gesehen am'],
  ['/en/contact/', 'No connection to the internet', 'Opening hours as last seen on'],
] as const)
  test(`without a connection ${path} names telephone numbers and opening hours`, async ({
    page,
    context,
  }) => {
    await withWorker(page, '/de/')
    await context.setOffline(true)
    await page.goto(path)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.locator('a[href^="tel:+49"]')).toHaveCount(2)
    await expect(page.getByText(hours)).toBeVisible()
    await expect(page.locator('dl dt').first()).toBeVisible()
    await context.setOffline(false)
  })

test('a link that is followed without a connection leads to the offline page and back', async ({
  page,
  context,
}) => {
  await withWorker(page, '/de/')
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keine Verbindung zum Internet')
  await expect(page).toHaveURL(/impressum/)
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Noch einmal versuchen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Impressum')
})

test('only files of the build and the offline page are kept, no page and nothing private', async ({
  page,
  context,
  baseURL,
}) => {
  await withWorker(page, '/de/')
  await context.addCookies([{ name: 'intranetauth', value: 'x', url: baseURL ?? '' }])
  for (const path of ['/de/rathaus/', '/de/intranet/', '/de/veranstaltungen/?seite=1'])
    await page.goto(path)
  const kept = await keptAddresses(page)
  expect(kept).toContain('/offline/de')
  expect(kept).toContain('/offline/en')
  expect(kept.some((path) => path.startsWith('/assets/'))).toBe(true)
  expect(kept.filter((path) => !/^\/(assets|offline)\//.test(path))).toEqual([])
})

test('what an old version kept is removed, what others kept is not', async ({ page }) => {
  await page.goto('/offline/de')
  await page.evaluate(async () => {
    await caches.open('kurstadt-old')
    await caches.open('of-somebody-else')
  })
  await withWorker(page, '/de/')
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('kurstadt-old')
  expect(await page.evaluate(() => caches.keys())).toContain('of-somebody-else')
})

test('a page under the worker is as new as one without it', async ({ page }) => {
  await withWorker(page, '/de/')
  const answer = await page.goto('/de/')
  expect(answer?.headers()['x-cache']).toMatch(/hit|miss/)
})

for (const [name, spoil] of [
  ['missing', () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')],
  [
    'refused',
    () => {
      ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error('refused'))
    },
  ],
] as const)
  test(`a service worker that is ${name} is ignored`, async ({ page }) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.addInitScript(spoil)
    await page.goto('/de/')
    await isAwake(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Impressum')
    expect(complaints.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([])
  })
