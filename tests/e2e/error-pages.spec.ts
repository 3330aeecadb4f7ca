import { expect, test } from '@playwright/test'
import { footerLink, isAwake } from '../support/awake.ts'

// Spec 2.3: error screens. What a service worker fetches could not be led astray.

test.use({ serviceWorkers: 'block' })

test('an unknown address answers 404 with title, explanation and the way home', async ({
  page,
}) => {
  const answer = await page.goto('/de/gibt-es-nicht/')
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveTitle('404 - Seite nicht gefunden')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Seite nicht gefunden')
  await expect(page.getByText('ist nicht oder nicht mehr verfügbar')).toBeVisible()
  await page.getByRole('link', { name: 'Zurück zur Startseite' }).first().click()
  await expect(page).toHaveURL('/de/')
})

test('the English page says Page not found and leads back to home', async ({ page }) => {
  const answer = await page.goto('/en/does-not-exist/')
  expect(answer?.status()).toBe(404)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await expect(page.getByRole('link', { name: 'Back to home' }).first()).toHaveAttribute(
    'href',
    '/en/',
  )
})

test('a mail reports the outdated link with its address', async ({ page }) => {
  await page.goto('/de/gibt-es-nicht/')
  const href = await page.getByRole('link', { name: 'Veralteten Link melden' }).getAttribute('href')
  expect(href).toMatch(/^mailto:[^?]+@[^?]+\?subject=/)
  expect(decodeURIComponent(href ?? '')).toContain('/de/gibt-es-nicht/')
})

test('an error page keeps header and footer', async ({ page }) => {
  await page.goto('/de/gibt-es-nicht/')
  await expect(page.getByRole('button', { name: 'Menü', exact: true })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeAttached()
})

test('a link that leads nowhere shows the same page, with its title', async ({ page }) => {
  await page.goto('/de/')
  await isAwake(page)
  await footerLink(page).evaluate((link) => link.setAttribute('href', '/de/gibt-es-nicht/'))
  await footerLink(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Seite nicht gefunden')
  await expect(page).toHaveTitle(/404 - Seite nicht gefunden/)
})

test('search engines are told not to keep error pages', async ({ page }) => {
  await page.goto('/de/gibt-es-nicht/')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

test('an address outside both languages gets a static page in both, with telephone numbers', async ({
  page,
}) => {
  const answer = await page.goto('/gibt-es-nicht')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Seite nicht gefunden')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Page not found')
  await expect(page.locator('a[href^="tel:+49"]').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/en/')
})

for (const [path, title] of [
  ['/de/gibt-es-nicht/', '404 - Seite nicht gefunden'],
  ['/en/does-not-exist/', 'Page not found'],
] as const)
  test(`without JavaScript ${path} says the same`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(
      page.getByRole('link', { name: /Zurück zur Startseite|Back to home/ }).first(),
    ).toBeVisible()
    await context.close()
  })
