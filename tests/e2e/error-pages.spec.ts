import { expect, test } from '@playwright/test'
import { footerLink, isAwake } from '../support/awake.ts'
import { hrefOf, named, sentPage, textOf } from '../support/sent-page.ts'

// Spec 2.3: error screens, as they are sent; without JavaScript they say the same. What a service
// worker fetches could not be led astray.

test.use({ serviceWorkers: 'block' })

const robotsOf = (document: Document) =>
  document.querySelector('meta[name="robots"]')?.getAttribute('content')

test('an unknown address answers 404 with title, explanation and the way home; it keeps header and footer, and search engines are told not to keep it', async ({
  request,
}) => {
  const { status, document } = await sentPage(request, '/de/gibt-es-nicht/')
  expect(status).toBe(404)
  expect(document.title).toBe('404 - Seite nicht gefunden')
  expect(textOf(document, 'h1')).toBe('404 - Seite nicht gefunden')
  expect(document.querySelector('main')?.textContent).toContain(
    'ist nicht oder nicht mehr verfügbar',
  )
  expect(hrefOf(document, 'Zurück zur Startseite')).toBe('/de/')
  expect(named(document, 'header button', 'Menü')).toBeDefined()
  expect(document.querySelectorAll('footer a').length).toBeGreaterThan(0)
  expect(robotsOf(document)).toBe('noindex')
})

test('the English page says Page not found and leads back to home', async ({ request }) => {
  const { status, document } = await sentPage(request, '/en/does-not-exist/')
  expect(status).toBe(404)
  expect(document.documentElement.lang).toBe('en')
  expect(textOf(document, 'h1')).toBe('Page not found')
  expect(hrefOf(document, 'Back to home')).toBe('/en/')
})

test('a mail reports the outdated link with its address', async ({ request }) => {
  const { document } = await sentPage(request, '/de/gibt-es-nicht/')
  const href = hrefOf(document, 'Veralteten Link melden')
  expect(href).toMatch(/^mailto:[^?]+@[^?]+\?subject=/)
  expect(decodeURIComponent(href)).toContain('/de/gibt-es-nicht/')
})

test('a link that leads nowhere shows the same page, with its title, and the way home from there', async ({
  page,
}) => {
  await page.goto('/de/kontakt/')
  await isAwake(page)
  await footerLink(page).evaluate((link) => link.setAttribute('href', '/de/gibt-es-nicht/'))
  await footerLink(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Seite nicht gefunden')
  await expect(page).toHaveTitle(/404 - Seite nicht gefunden/)
  await expect(page.getByText('ist nicht oder nicht mehr verfügbar')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Menü', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Zurück zur Startseite' }).first().click()
  await expect(page).toHaveURL('/de/')
})

test('an address outside both languages gets a static page in both, with telephone numbers', async ({
  request,
}) => {
  await request.get('/de/')
  const { status, document } = await sentPage(request, '/gibt-es-nicht')
  expect(status).toBe(404)
  expect(textOf(document, 'h1')).toBe('404 - Seite nicht gefunden')
  expect(textOf(document, 'h2')).toBe('Page not found')
  expect(document.querySelector('a[href^="tel:+49"]')?.textContent).toBeTruthy()
  expect(hrefOf(document, 'Back to home')).toBe('/en/')
})
