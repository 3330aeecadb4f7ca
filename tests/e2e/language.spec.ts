import { expect, type Page, test } from '@playwright/test'
import { hrefOf, named, sentPage } from '../support/sent-page.ts'

// Spec 4, language: the URL prefix decides.

const switchOf = (page: Page) =>
  page.getByRole('navigation', { name: /^(Sprache|Language)$/ }).locator('a[hreflang]')

const switchSelector = ':is(nav[aria-label="Sprache"], nav[aria-label="Language"]) a[hreflang]'

/** The switch of a page as it was sent. */
function switchIn(document: Document): HTMLAnchorElement {
  const found = document.querySelectorAll<HTMLAnchorElement>(switchSelector)
  expect(found).toHaveLength(1)
  const [only] = found
  if (!only) throw new Error('no switch')
  return only
}

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

test('the URL prefix decides, whatever was chosen before', async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: { Cookie: 'i18n_redirected=en' },
  })
  const { document } = await sentPage(request, '/de/thermalbad/')
  expect(document.documentElement.lang).toBe('de')
  expect(switchIn(document).textContent.trim()).toBe('English')
  await request.dispose()
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
  test(`switching on ${from} goes to the home page of the other language`, async ({ request }) => {
    const { document } = await sentPage(request, from)
    expect(switchIn(document).getAttribute('href')).toBe(to)
    const there = await sentPage(request, to)
    expect([there.path, there.document.documentElement.lang]).toEqual([to, to.slice(1, 3)])
  })

for (const [from, to] of [
  ['/de/rossini/', '/en/rossini/'],
  ['/de/rossini/team/', '/en/rossini/'],
  ['/en/rossini/festivalhistory/', '/de/rossini/'],
  ['/de/rossini/gibt-es-nicht/', '/en/rossini/'],
] as const)
  test(`switching on ${from} goes to the festival home of the other language`, async ({
    request,
  }) => {
    const { document } = await sentPage(request, from)
    expect(switchIn(document).getAttribute('href')).toBe(to)
    const there = await sentPage(request, to)
    expect([there.path, there.document.documentElement.dataset.theme]).toEqual([to, 'rossini'])
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

test('the quick links of the festival follow the language too', async ({ request }) => {
  for (const [path, name, entry] of [
    ['/de/rossini/', 'Das Festival', 'Spielorte'],
    ['/en/rossini/', 'The festival', 'Venues'],
  ] as const) {
    const { document } = await sentPage(request, path)
    expect(named(document, 'footer nav', name).textContent).toContain(entry)
  }
})

test('search is offered in German only', async ({ request }) => {
  const buttonsOn = async (path: string) => {
    const { document } = await sentPage(request, path)
    return Array.from(document.querySelectorAll('header button'), (one) => one.textContent.trim())
  }
  expect(await buttonsOn('/de/')).toContain('Suche')
  expect(await buttonsOn('/en/')).toEqual(['Menu'])
  expect((await sentPage(request, '/en/')).document.querySelector('#suche')).toBeNull()
})

for (const [de, en] of [
  ['/de/', '/en/'],
  ['/de/thermalbad/', '/en/thermal-bath/'],
  ['/de/rossini/', '/en/rossini/'],
  ['/de/rossini/team/', '/en/rossini/rossini-team/'],
] as const)
  test(`${de} leads to its counterpart ${en} and back, and names both to search engines`, async ({
    request,
  }) => {
    const german = await sentPage(request, de)
    const english = await sentPage(request, en)
    for (const { document, address } of [german, english])
      for (const [hreflang, path] of Object.entries({ de, en }))
        expect(
          document
            .querySelector(`link[rel="alternate"][hreflang="${hreflang}"]`)
            ?.getAttribute('href'),
        ).toBe(new URL(path, address).href)
    expect(hrefOf(german.document, 'This page in English')).toBe(en)
    expect(hrefOf(english.document, 'Diese Seite auf Deutsch')).toBe(de)
  })

test('words in the other language say so to a screen reader', async ({ request }) => {
  const { document } = await sentPage(request, '/de/thermalbad/')
  expect(switchIn(document).lang).toBe('en')
  expect(switchIn(document).hreflang).toBe('en')
  const counterpart = named(document, 'a', 'This page in English')
  expect(counterpart.getAttribute('lang')).toBe('en')
})

test('the authority pilot has no language switch; its pages know each other', async ({
  request,
}) => {
  const { document } = await sentPage(request, '/de/behoerdenlotse/')
  expect(document.documentElement.dataset.theme).toBe('behoerdenlotse')
  expect(document.querySelector(switchSelector)).toBeNull()
  const english = document.querySelector('link[rel="alternate"][hreflang="en"]')
  expect(english?.getAttribute('href')).toMatch(/\/en\/authorities\/$/)
})
