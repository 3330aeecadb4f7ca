import { expect, type Page, test } from '@playwright/test'
import {
  giveFirstPassword,
  internal,
  logIn,
  openMeeting,
  ownPassword as own,
  setOwnPassword,
} from '../support/council.ts'
import { violationsOf } from '../support/in-page.ts'
import { filesWith, heading, keptIn } from '../support/intranet.ts'
import { giveOwnAddress } from '../support/own-address.ts'
import { invalidIn } from '../support/valid-html.ts'

// Spec 2.6, 3, 4, 6: the council's pages for members behind their login, with and without JavaScript.

test.beforeEach(giveOwnAddress)

/** Words that are marked in the title of a hit and stand in a column of their own beside the rest. */
const piecesApart = (page: Page) =>
  page
    .locator('h3 a:has(mark)')
    .evaluateAll((links) =>
      links.flatMap((link) =>
        /flex|grid/.test(getComputedStyle(link).display) ? [link.textContent] : [],
      ),
    )

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('T09: a member sets a password, reads what is not public, leaves, and comes back', async ({
      page,
      request,
    }) => {
      const first = await giveFirstPassword(request, javaScriptEnabled ? 0 : 1)
      await page.goto('/de/')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Für Ratsmitglieder' }).click()
      await expect(heading(page, 'Anmelden für Ratsmitglieder')).toBeVisible()
      await logIn(page, { ...first, password: 'falsch geraten' })
      await expect(page.getByText(/passen nicht zusammen/).first()).toBeVisible()
      await logIn(page, first)
      await expect(heading(page, 'Eigenes Passwort setzen')).toBeVisible()
      const elsewhere = await page.goto(`${internal}sitzungen/`)
      expect(elsewhere?.status()).toBe(403)
      await expect(heading(page, 'Eigenes Passwort setzen')).toBeVisible()
      await setOwnPassword(page, first.password, 'kurz')
      await expect(page.getByText(/weniger als 12 Zeichen/).first()).toBeVisible()
      await setOwnPassword(page, first.password, own)
      await expect(heading(page, 'Alle Sitzungen')).toBeVisible()
      await page.getByRole('link', { name: 'Übersicht' }).click()
      await expect(page.getByRole('heading', { name: 'Ihre nächsten Sitzungen' })).toBeVisible()
      await openMeeting(page)
      const file = page.getByRole('main').locator('a[href*="/intern/dokumente/"]').first()
      const href = (await file.getAttribute('href')) ?? ''
      const opened = await page.request.get(href)
      expect(opened.headers()['content-type']).toBe('application/pdf')
      expect(opened.headers()['cache-control']).toBe('private, no-store')
      await page.getByRole('button', { name: 'Abmelden' }).click()
      await expect(heading(page, 'Anmelden für Ratsmitglieder')).toBeVisible()
      expect((await page.request.get(href)).status()).toBe(404)
      await logIn(page, { ...first, password: own })
      await expect(page.getByRole('heading', { name: /^Neu seit Ihrem/ })).toBeVisible()
    })
  })

test.describe('of one member', () => {
  test.describe.configure({ mode: 'serial' })

  let member = { email: '', password: '' }

  test.beforeAll(async ({ request, browser }) => {
    const first = await giveFirstPassword(request, 2)
    member = { email: first.email, password: own }
    const page = await browser.newPage()
    await page.goto(internal)
    await logIn(page, first)
    await setOwnPassword(page, first.password, own)
    await expect(page.getByText('Angemeldet als')).toBeVisible()
    await page.close()
  })

  test('T20, T51: what is not public is in no store, snapshot, log, search, feed or sitemap', async ({
    page,
  }) => {
    await page.goto(internal)
    await logIn(page, member)
    const title = await openMeeting(page)
    expect(title.length).toBeGreaterThan(5)
    const { cookies } = await page.context().storageState()
    const kept = cookies.filter(({ name }) => name.startsWith('ratsinfoauth'))
    expect(kept.map(({ name, httpOnly, sameSite }) => [name, httpOnly, sameSite])).toEqual([
      ['ratsinfoauth', true, 'Lax'],
      ['ratsinfoauthJWT', true, 'Lax'],
    ])
    expect(await keptIn(page)).not.toContain(title)
    const asked = encodeURIComponent(title)
    const open = [
      '/sitemap.xml',
      `/de/suche/?q=${asked}`,
      `/de/gemeinderat/suche/?q=${asked}`,
      '/de/gemeinderat/sitzungen/',
      '/de/sitzungen.ics',
      '/de/sitzungen.rss',
      new URL(page.url()).pathname.replace('intern/', ''),
    ]
    // Asked while somebody is logged in, and after it: public addresses know nobody.
    for (const path of open) {
      const text = await (await page.request.get(path)).text()
      expect(text.replaceAll(/(?:value|content|href)="[^"]*"/g, ''), path).not.toContain(
        `>${title}`,
      )
      expect(text, path).not.toContain('/intern/dokumente/')
    }
    await page.getByRole('button', { name: 'Abmelden' }).click()
    await expect(heading(page, 'Anmelden für Ratsmitglieder')).toBeVisible()
    await page.goBack()
    await expect(heading(page, 'Anmelden für Ratsmitglieder')).toBeVisible()
    expect(filesWith(title)).toEqual([])
    expect(filesWith(kept[1]?.value ?? '')).toEqual([])
  })

  test('every page for members is accessible at four widths', async ({ page }) => {
    await page.goto(internal)
    expect(await violationsOf(page)).toEqual([])
    await logIn(page, member)
    await expect(heading(page, 'Übersicht')).toBeVisible()
    const links = page.getByRole('main').locator('a[href*="/intern/vorlagen/"]')
    const paper = await links.first().getAttribute('href')
    const meeting = await page.getByRole('main').locator('h3 a').first().getAttribute('href')
    const places = ['', 'sitzungen/', 'suche/?q=Grund', 'passwort/', 'zweiter-faktor/']
    const paths = [paper ?? '', meeting ?? '', ...places.map((place) => internal + place)]
    for (const path of paths) {
      const html = await (await page.request.get(path)).text()
      expect(html).toContain('Angemeldet als')
      expect(await invalidIn(path, html)).toEqual([])
      await page.goto(path)
      for (const width of [320, 768, 1280, 1600]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await violationsOf(page), `${path} at ${width} px`).toEqual([])
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(wide, `${path} at ${width} px`).toBeLessThanOrEqual(width)
        expect(await piecesApart(page), `${path} at ${width} px`).toEqual([])
      }
    }
  })

  test('WCAG 2.2.1: somebody stays logged in for longer, and another site logs nobody out', async ({
    page,
  }) => {
    await page.goto(internal)
    await logIn(page, member)
    await expect(heading(page, 'Übersicht')).toBeVisible()
    const { origin } = new URL(page.url())
    const send = (tun: string, from: string) =>
      page.request.post(internal, { form: { tun }, headers: { Origin: from } })
    expect((await send('abmelden', 'https://evil.example')).status()).toBe(403)
    const stayed = await send('bleiben', origin)
    expect(stayed.status()).toBe(200)
    expect(stayed.headers()['cache-control']).toBe('private, no-store')
    expect(await stayed.text()).toMatch(/"bleibt":3[56]\d\d\b/)
  })
})

const places = ['', 'sitzungen/', 'sitzungen/1/', 'vorlagen/1/', 'suche/?q=x', 'zweiter-faktor/']
const acts = ['passwort', 'code', 'einrichten', 'bestaetigen', 'codes', 'aus', 'bleiben']

test('T12, T20: whoever is not logged in reads and changes nothing, whatever they bring', async ({
  request,
  baseURL,
}) => {
  const unknown = 'ratsinfoauth=1; ratsinfoauthJWT=abcdefghijklmnopqrstu_'
  for (const cookie of ['', 'ratsinfoauth=1', 'intranetauth=x', unknown])
    for (const place of places) {
      const answer = await request.get(internal + place, { headers: { cookie } })
      expect([place, answer.status()]).toEqual([place, 401])
      expect(answer.headers()['cache-control']).toContain('no-store')
      expect(await answer.text()).not.toContain('Angemeldet als')
    }
  for (const tun of acts) {
    const form = { tun, code: '123456', passwort: 'x', vorgang: 'abcdefghijklmnopqrstu_' }
    const headers = { Origin: baseURL ?? '' }
    const answer = await request.post(`${internal}zweiter-faktor/`, { form, headers })
    expect([tun, answer.status()]).toEqual([tun, 401])
  }
  const english = await request.get('/en/gemeinderat/intern/sitzungen/', { maxRedirects: 0 })
  expect([english.status(), english.headers().location]).toEqual([302, internal])
})

test('T04: the page for everybody leads in, and says the same of every address', async ({
  page,
}) => {
  await page.goto('/de/gemeinderat/anmelden/')
  expect(await violationsOf(page)).toEqual([])
  const form = page.locator('form', { hasText: 'Adresse anfordern' })
  await form.getByLabel('E-Mail-Adresse').fill('niemand@rat.example')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Wenn es zu dieser E-Mail-Adresse ein Konto gibt/)).toBeVisible()
})

test('T09: a link that is not good any more leads to another one', async ({ page }) => {
  const answer = await page.goto('/de/gemeinderat/passwort/abcdefghijklmnopqrstu_/')
  expect(answer?.headers()['cache-control']).toBe('private, no-store')
  await page.getByLabel('Neues Passwort').fill(own)
  await page.getByRole('button', { name: 'Passwort speichern' }).click()
  await expect(page.getByText(/Diese Adresse gilt nicht mehr/)).toBeVisible()
  await page.getByRole('link', { name: 'Eine neue Adresse anfordern' }).click()
  await expect(page).toHaveURL(/\/gemeinderat\/intern\/passwort-vergessen\/$/)
  await expect(heading(page, 'Passwort vergessen')).toBeVisible()
})
