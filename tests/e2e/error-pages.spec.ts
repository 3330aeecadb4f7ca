import { expect, test } from '@playwright/test'

// Spec 2.3: error screens.

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

test('an error met while leafing through the site shows the same page', async ({ page }) => {
  await page.goto('/de/')
  await page.waitForLoadState('networkidle')
  const broken = page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' })
  await page.route('**/*.data*', (route) =>
    route.continue({ url: new URL('/de/gibt-es-nicht/_.data', page.url()).href }),
  )
  await broken.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Seite nicht gefunden')
})

test('search engines are told not to keep error pages', async ({ page }) => {
  await page.goto('/de/gibt-es-nicht/')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})
