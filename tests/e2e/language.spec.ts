import { expect, type Page, test } from '@playwright/test'

// Spec 4, language: the URL prefix decides.

const switchOf = (page: Page) =>
  page.getByRole('navigation', { name: /^(Sprache|Language)$/ }).getByRole('link')

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

test('the URL prefix decides, whatever was chosen before', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'i18n_redirected', value: 'en', url: baseURL ?? '' }])
  await page.goto('/de/thermalbad/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(switchOf(page)).toHaveText('English')
})

test('the choice is remembered in a cookie named i18n_redirected for 365 days', async ({
  page,
  context,
}) => {
  await page.goto('/de/')
  await switchOf(page).click()
  await expect(page).toHaveURL('/en/')
  const named = async () => (await context.cookies()).find(({ name }) => name === 'i18n_redirected')
  await expect.poll(async () => (await named())?.value).toBe('en')
  const days = ((await named())?.expires ?? 0) / 86_400 - Date.now() / 86_400_000
  expect(Math.round(days)).toBe(365)
  await page.goto('/')
  await expect(page).toHaveURL('/en/')
})

for (const [from, to] of [
  ['/de/', '/en/'],
  ['/de/thermalbad/', '/en/'],
  ['/en/events/', '/de/'],
] as const)
  test(`switching on ${from} goes to the home page of the other language`, async ({ page }) => {
    await page.goto(from)
    await switchOf(page).click()
    await expect(page).toHaveURL(to)
    await expect(page.locator('html')).toHaveAttribute('lang', to.slice(1, 3))
  })

for (const [from, to] of [
  ['/de/rossini/', '/en/rossini/'],
  ['/de/rossini/team/', '/en/rossini/'],
  ['/en/rossini/festivalhistory/', '/de/rossini/'],
  ['/de/rossini/gibt-es-nicht/', '/en/rossini/'],
] as const)
  test(`switching on ${from} goes to the festival home of the other language`, async ({ page }) => {
    await page.goto(from)
    await switchOf(page).click()
    await expect(page).toHaveURL(to)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'rossini')
  })

test('menu and footer lists reload on a language change', async ({ page }) => {
  await page.goto('/de/')
  const foot = page.getByRole('contentinfo')
  await expect(foot.getByRole('navigation', { name: 'Themen' })).toContainText('Bergbahn')
  await switchOf(page).click()
  await expect(page).toHaveURL('/en/')
  await expect(foot.getByRole('navigation', { name: 'Topics' })).toContainText('Funicular')
  await expect(foot.getByRole('navigation', { name: 'Legal' })).toContainText('Legal notice')
  await expect(foot).not.toContainText('Bergbahn')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Main menu' })
  await expect(menu).toContainText('Spa & health')
  await expect(menu).not.toContainText('Kur & Gesundheit')
})

test('the quick links of the festival follow the language too', async ({ page }) => {
  await page.goto('/de/rossini/')
  const foot = page.getByRole('contentinfo')
  await expect(foot.getByRole('navigation', { name: 'Das Festival' })).toContainText('Spielorte')
  await switchOf(page).click()
  await expect(foot.getByRole('navigation', { name: 'The festival' })).toContainText('Venues')
})

test('search is offered in German only', async ({ page }) => {
  await page.goto('/de/')
  await expect(page.getByRole('button', { name: 'Suche', exact: true })).toBeVisible()
  await page.goto('/en/')
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toHaveCount(0)
})

for (const [de, en] of [
  ['/de/', '/en/'],
  ['/de/thermalbad/', '/en/thermal-bath/'],
  ['/de/rossini/', '/en/rossini/'],
  ['/de/rossini/team/', '/en/rossini/rossini-team/'],
] as const)
  test(`${de} leads to its counterpart ${en} and back, and names both to search engines`, async ({
    page,
  }) => {
    await page.goto(de)
    for (const [hreflang, path] of [
      ['de', de],
      ['en', en],
    ] as const)
      await expect(page.locator(`link[rel="alternate"][hreflang="${hreflang}"]`)).toHaveAttribute(
        'href',
        new RegExp(`^https?://[^/]+${path}$`),
      )
    await page.getByRole('link', { name: 'This page in English' }).click()
    await expect(page).toHaveURL(en)
    await page.getByRole('link', { name: 'Diese Seite auf Deutsch' }).click()
    await expect(page).toHaveURL(de)
  })

test('words in the other language say so to a screen reader', async ({ page }) => {
  await page.goto('/de/thermalbad/')
  await expect(switchOf(page)).toHaveAttribute('lang', 'en')
  await expect(switchOf(page)).toHaveAttribute('hreflang', 'en')
  const counterpart = page.getByRole('link', { name: 'This page in English' })
  await expect(counterpart).toHaveAttribute('lang', 'en')
})

test('the authority pilot has no language switch; its pages know each other', async ({ page }) => {
  await page.goto('/de/behoerdenlotse/')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'behoerdenlotse')
  await expect(switchOf(page)).toHaveCount(0)
  const english = page.locator('link[rel="alternate"][hreflang="en"]')
  await expect(english).toHaveAttribute('href', /\/en\/authorities\/$/)
})
