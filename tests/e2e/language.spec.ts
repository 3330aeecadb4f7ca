import { expect, test } from '@playwright/test'

// Spec 4, language: the URL prefix decides.

test('the root path redirects by the language of the browser', async ({ browser }) => {
  for (const [locale, home] of [
    ['de-DE', '/de/'],
    ['en-GB', '/en/'],
  ] as const) {
    const context = await browser.newContext({ locale })
    const page = await context.newPage()
    await page.goto('/')
    await expect(page).toHaveURL(home)
    await expect(page.locator('html')).toHaveAttribute('lang', home.slice(1, 3))
    await context.close()
  }
})

test('switching goes to the home page of the other language', async ({ page }) => {
  await page.goto('/de/')
  await page.getByRole('navigation', { name: 'Sprache' }).getByRole('link').click()
  await expect(page).toHaveURL('/en/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('menus and words follow the language', async ({ page }) => {
  await page.goto('/de/')
  await page.getByRole('navigation', { name: 'Sprache' }).getByRole('link').click()
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible()
})

test('search is offered in German only', async ({ page }) => {
  await page.goto('/de/')
  await expect(page.getByRole('button', { name: 'Suche', exact: true })).toBeVisible()
  await page.goto('/en/')
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toHaveCount(0)
})

test('a page that exists in the other language leads there and says so to search engines', async ({
  page,
}) => {
  await page.goto('/de/')
  await expect(page.locator('link[rel="alternate"][hreflang="en"]')).toHaveAttribute(
    'href',
    /\/en\/$/,
  )
  await page.getByRole('link', { name: 'This page in English' }).click()
  await expect(page).toHaveURL('/en/')
})
