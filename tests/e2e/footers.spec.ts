import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { hrefOf, sentPage, textOf } from '../support/sent-page.ts'

// Spec 2.4 and 2.5: site layouts and their footers; spec 5 and 7: newsletter.

const provider = 'https://newsletter.bad-silberbronn.example'
const booking = 'https://buchen.bad-silberbronn.example'
const foot = (page: Page) => page.getByRole('contentinfo')

/** The foot of a page as it was sent. */
async function footOf(request: APIRequestContext, path: string): Promise<Element> {
  const { document } = await sentPage(request, path)
  const found = document.querySelector('footer')
  if (!found) throw new Error(`no foot on ${path}`)
  return found
}

/** Stands in for the newsletter provider; returns what was posted to it. */
async function fakeProvider(page: Page) {
  const posts: { url: string; body: string | null }[] = []
  await page.context().route(`${provider}/**`, async (route) => {
    const request = route.request()
    if (request.method() === 'POST') posts.push({ url: request.url(), body: request.postData() })
    await route.fulfill({ contentType: 'text/html', body: '<title>Angemeldet</title>' })
  })
  return posts
}

async function subscribe(page: Page, email: string): Promise<Page> {
  const box = page.locator('#newsletter')
  await box.getByRole('textbox').fill(email)
  const opened = page.context().waitForEvent('page')
  await box.getByRole('button').click()
  const answer = await opened
  await expect(answer).toHaveTitle('Angemeldet')
  return answer
}

for (const path of ['/de/', '/de/rossini/', '/en/rossini/'])
  test(`on ${path} the newsletter form posts the field email in a new tab`, async ({ page }) => {
    const posts = await fakeProvider(page)
    await page.goto(path)
    const answer = await subscribe(page, 'gast@beispiel.example')
    expect(posts).toEqual([{ url: `${provider}/anmelden`, body: 'email=gast%40beispiel.example' }])
    expect(await answer.evaluate(() => window.opener === null)).toBe(true)
    await expect(page, 'the page itself stays').toHaveURL(path)
  })

test('it still may after leafing to it from a page without it', async ({ page }) => {
  const posts = await fakeProvider(page)
  await page.goto('/en/')
  await page.getByRole('link', { name: 'Diese Seite auf Deutsch' }).click()
  await expect(page.locator('html[lang="de"]')).toBeAttached()
  await subscribe(page, 'gast@beispiel.example')
  expect(posts).toHaveLength(1)
})

test('forms may lead to this site, that provider and where rooms are booked, and nowhere else', async ({
  request,
}) => {
  for (const path of ['/de/', '/de/', '/en/', '/de/gibt-es-nicht/']) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? ''
    expect(policy.split('; ')).toContain(`form-action 'self' ${provider} ${booking}`)
  }
})

test('an empty or broken address is not sent', async ({ page }) => {
  const posts = await fakeProvider(page)
  await page.goto('/de/')
  const box = page.locator('#newsletter')
  for (const address of ['', 'gast']) {
    await box.getByRole('textbox').fill(address)
    await box.getByRole('button').click()
    await expect(box.locator('input:invalid')).toBeFocused()
  }
  expect(posts).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the newsletter form is sent', async ({ page }) => {
    const posts = await fakeProvider(page)
    await page.goto('/de/')
    await subscribe(page, 'gast@beispiel.example')
    expect(posts).toHaveLength(1)
  })

  test('the opening hours open', async ({ page }) => {
    await page.goto('/de/')
    const hours = foot(page).locator('details').first()
    await hours.locator('summary').click()
    await expect(hours.getByText('Montag bis Freitag')).toBeVisible()
  })
})

test('footer: topics, contact blocks, information and legal links', async ({ page }) => {
  await page.goto('/de/')
  for (const name of ['Themen', 'Informationen', 'Rechtliches'])
    await expect(foot(page).getByRole('navigation', { name })).toBeVisible()
  for (const number of ['030 23125-200', '030 23125-100'])
    await expect(foot(page).getByRole('link', { name: number })).toBeVisible()
  await foot(page).getByRole('link', { name: 'Inhaltsverzeichnis' }).click()
  await expect(page).toHaveURL('/de/inhaltsverzeichnis/')
})

for (const [path, name] of [
  ['/de/', 'Barrierefreiheit'],
  ['/en/', 'Accessibility'],
  ['/de/rossini/', 'Barrierefreiheit'],
  ['/en/rossini/', 'Accessibility'],
  ['/de/behoerdenlotse/', 'Barrierefreiheit'],
] as const)
  test(`the foot of ${path} leads to the declaration on accessibility`, async ({ request }) => {
    const foot = await footOf(request, path)
    const declaration = await sentPage(request, hrefOf(foot, name))
    expect(declaration.status).toBe(200)
    expect(textOf(declaration.document, 'h1')).toContain(name)
  })

test('the festival footer shows the shop link only in German', async ({ request }) => {
  expect(hrefOf(await footOf(request, '/de/rossini/'), 'Zum Shop')).toBe('/de/shop/')
  const english = await footOf(request, '/en/rossini/')
  expect(english.querySelectorAll('a[href]').length).toBeGreaterThan(3)
  expect(english.querySelectorAll('a[href*="shop"]')).toHaveLength(0)
  const links = Array.from(english.querySelectorAll('a'), (link) => link.textContent.trim())
  expect(links).not.toContain('The festival')
})

for (const [sprache, names] of [
  ['de', ['Impressum', 'Datenschutz']],
  ['en', [/legal notice/i, /privacy notice/i]],
] as const)
  test(`the festival (${sprache}) has imprint and privacy pages of its own`, async ({
    request,
  }) => {
    const legal = [...(await footOf(request, `/${sprache}/rossini/`)).querySelectorAll('nav')].at(
      -1,
    )
    for (const name of names) {
      const there = await sentPage(request, legal ? hrefOf(legal, new RegExp(name)) : '')
      expect(there.path).toMatch(new RegExp(`/${sprache}/rossini/.*rossini`))
      expect(there.status).toBe(200)
      expect(there.document.documentElement.dataset.theme).toBe('rossini')
      expect(textOf(there.document, 'h1')).not.toContain('404')
    }
  })

test('the season of the ticket hotline that holds now is marked', async ({ page }) => {
  await page.clock.setFixedTime('2027-07-01T10:00:00Z')
  await page.goto('/de/rossini/')
  const hotline = foot(page).getByRole('region', { name: 'Karten und Auskunft' })
  const marked = hotline.locator('p', {
    has: page.locator('strong:visible', { hasText: 'gilt jetzt' }),
  })
  await expect(marked).toContainText('April bis September')
  await expect(hotline).toContainText('Samstag und Sonntag')
  await expect(hotline).toContainText('10:00 bis 15:00 Uhr')
})

for (const [path, theme, name, home] of [
  ['/de/rossini/gibt-es-nicht/', 'rossini', 'Zurück zum Festival', '/de/rossini/'],
  ['/en/rossini/nothing/', 'rossini', 'Back to the festival', '/en/rossini/'],
  ['/de/behoerdenlotse/x/', 'behoerdenlotse', 'Zurück zum Behördenlotsen', '/de/behoerdenlotse/'],
  ['/de/gibt-es-nicht/', 'default', 'Zurück zur Startseite', '/de/'],
] as const)
  test(`the error page ${path} keeps the theme of its area and leads to its home`, async ({
    request,
  }) => {
    const { status, document } = await sentPage(request, path)
    expect(status).toBe(404)
    expect(document.documentElement.dataset.theme).toBe(theme)
    const main = document.querySelector('main') ?? document.createElement('main')
    expect(hrefOf(main, name)).toBe(home)
    const there = await sentPage(request, home)
    expect([there.status, there.document.documentElement.dataset.theme]).toEqual([200, theme])
  })

test('in the authority pilot everything in the foot is at least 44 px high', async ({ page }) => {
  await page.goto('/de/behoerdenlotse/')
  const targets = foot(page).locator('a, summary')
  expect(await targets.count()).toBeGreaterThan(4)
  const low = await targets.evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 44)
      .map(({ textContent }) => textContent),
  )
  expect(low).toEqual([])
})

test('«Nach oben» leads back to the top of the page', async ({ page }) => {
  await page.goto('/de/')
  await foot(page).getByRole('link', { name: 'Nach oben' }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  // A10: whoever goes on by Tab goes on from the top, not from the foot.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('footer') ?? null))
    .toBeNull()
  await page.keyboard.press('Tab')
  expect(
    await page.evaluate(() => document.activeElement?.closest('main, footer') ?? null),
  ).toBeNull()
})
