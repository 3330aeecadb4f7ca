import { expect, test } from '@playwright/test'
import { violationsOf } from '../support/in-page.ts'
import { account, filesWith, heading, keptIn, logIn, untilWatched } from '../support/intranet.ts'
import { giveOwnAddress } from '../support/own-address.ts'
import { invalidIn } from '../support/valid-html.ts'

// Spec 2.2, 4, 6: the staff intranet behind its login, with and without JavaScript.

test.beforeEach(giveOwnAddress)

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('somebody logs in, reads, opens a file and logs out', async ({ page }) => {
      const answer = await page.goto('/de/intranet/')
      expect(answer?.status()).toBe(401)
      await logIn(page, 'falsch geraten')
      await expect(page.getByText(/passen nicht zusammen/).first()).toBeVisible()
      await expect(page.getByLabel('E-Mail-Adresse').first()).toHaveValue(account.email)
      await expect(page.getByLabel('E-Mail-Adresse').first()).toBeFocused()
      await logIn(page)
      await expect(heading(page, 'Intranet')).toBeVisible()
      await expect(page.getByText('Angemeldet als Jule Haberstroh')).toBeVisible()
      const parts = page.getByRole('navigation', { name: 'Bereiche des Intranets' })
      await parts.getByRole('link').nth(1).click()
      const first = page.getByRole('main').getByRole('listitem').getByRole('heading').first()
      const title = (await first.textContent()) ?? ''
      await first.getByRole('link').click()
      await expect(heading(page, title)).toBeVisible()
      await page.getByRole('link', { name: 'Dokumente', exact: true }).click()
      await expect(heading(page, 'Dokumente')).toBeVisible()
      const file = page.getByRole('main').getByRole('link', { name: 'Mobiles Arbeiten' }).first()
      const href = (await file.getAttribute('href')) ?? ''
      const opened = await page.request.get(href)
      expect(opened.headers()['content-type']).toBe('application/pdf')
      expect(opened.headers()['cache-control']).toBe('private, no-store')
      expect((await opened.body()).subarray(0, 5).toString()).toBe('%PDF-')
      const part = await page.request.get(href, { headers: { Range: 'bytes=1-3' } })
      expect([part.status(), await part.text()]).toEqual([206, 'PDF'])
      await page.getByRole('button', { name: 'Abmelden' }).click()
      await expect(heading(page, 'Anmelden im Intranet')).toBeVisible()
      expect((await page.request.get(href)).status()).toBe(404)
    })
  })

test('somebody changes their password, and what is wrong with it stands at the field', async ({
  page,
}) => {
  const next = 'sieben Tannen im Nebel'
  await page.goto('/de/intranet/')
  await logIn(page)
  await page.getByRole('link', { name: 'Passwort ändern' }).click()
  const change = async (from: string, to: string) => {
    await page.getByLabel('Bisheriges Passwort').fill(from)
    await page.getByLabel('Neues Passwort').fill(to)
    await page.getByRole('button', { name: 'Passwort speichern' }).click()
  }
  await change('falsch geraten', next)
  await expect(page.getByLabel('Bisheriges Passwort')).toBeFocused()
  await expect(page.getByText('Das bisherige Passwort stimmt nicht.').first()).toBeVisible()
  await change(account.password, 'kurz')
  await expect(page.getByLabel('Neues Passwort')).toBeFocused()
  expect(await violationsOf(page)).toEqual([])
  await change(account.password, next)
  await expect(page.getByText(/Ihr Passwort ist geändert/)).toBeVisible()
  await page.getByRole('link', { name: 'Passwort ändern' }).click()
  await change(next, account.password)
  await expect(page.getByText(/Ihr Passwort ist geändert/)).toBeVisible()
})

test('18.5: somebody finds a rule by the words inside of its PDF, and a colleague by room', async ({
  page,
}) => {
  await page.goto('/de/intranet/')
  await logIn(page)
  const field = page.getByRole('searchbox', { name: 'Im Intranet suchen' })
  await field.fill('Arbeitsplatz')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Suche')).toBeVisible()
  await expect(field).toHaveValue('Arbeitsplatz')
  await expect(page.getByRole('status')).toContainText('für „Arbeitsplatz“')
  expect(await violationsOf(page)).toEqual([])
  await field.fill('gibtesnicht')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText('steht nichts im Intranet')
  await page.getByRole('link', { name: 'Personen', exact: true }).click()
  await expect(heading(page, 'Personen')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  const people = page.getByRole('main').getByRole('heading', { level: 2 })
  const all = await people.count()
  await page.getByRole('searchbox', { name: /^Name, Amt/ }).fill('Bürgermeister')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Alle Personen zeigen' })).toBeVisible()
  expect(await people.count()).toBeLessThan(all)
})

test('WCAG 2.2.1: two minutes before the end somebody is asked, and stays', async ({ page }) => {
  await page.clock.install()
  await page.goto('/de/intranet/')
  await untilWatched(page, () => logIn(page))
  await expect(heading(page, 'Intranet')).toBeVisible()
  const notice = page.getByRole('dialog')
  const logInAgain = notice.getByRole('link', { name: 'In einem neuen Fenster anmelden' })
  await page.clock.fastForward('57:50')
  await expect(notice).toBeHidden()
  await page.clock.fastForward('00:15')
  await expect(notice).toBeVisible()
  await expect(notice.getByRole('heading')).toHaveText('Sie werden in zwei Minuten abgemeldet')
  await expect(logInAgain).toBeHidden()
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(notice).toBeHidden()
  await page.clock.fastForward('01:00:00')
  await expect(notice.getByRole('heading')).toHaveText('Sie sind abgemeldet')
  await expect(logInAgain).toBeFocused()
  await expect(notice.getByRole('button', { name: 'Angemeldet bleiben' })).toBeHidden()
})

test('after the login one is where one wanted to be, and back shows nothing after the logout', async ({
  page,
}) => {
  await page.goto('/de/intranet/dokumente/?gueltig_am=2026-12-01')
  await logIn(page)
  await expect(heading(page, 'Dokumente')).toBeVisible()
  await expect(page.getByLabel('Gültig am')).toHaveValue('2026-12-01')
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(heading(page, 'Anmelden im Intranet')).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Anmelden im Intranet')).toBeVisible()
  await expect(page.getByText('Jule Haberstroh')).toHaveCount(0)
})

test('18.8: what stands behind the login is in no store, snapshot, log, search, feed or sitemap', async ({
  page,
}) => {
  await page.goto('/de/intranet/')
  await logIn(page)
  const link = page.getByRole('main').locator('h3 a').first()
  const title = (await link.textContent()) ?? ''
  await link.click()
  await expect(heading(page, title)).toBeVisible()
  expect(title.length).toBeGreaterThan(5)
  expect(await keptIn(page)).not.toContain(title)
  await page.getByRole('button', { name: 'Abmelden' }).click()
  const open = ['/', '/sitemap.xml', `/de/suche/?q=${encodeURIComponent(title)}`, '/de/aktuelles/']
  for (const path of open) {
    const text = await (await page.request.get(path)).text()
    expect(text.replaceAll(/(?:value|content|href)="[^"]*"/g, ''), path).not.toContain(`>${title}<`)
    expect(text, path).not.toContain('/de/intranet/dokumente/')
  }
  expect(filesWith('"Startseite"').length, 'the snapshot holds public pages').toBeGreaterThan(0)
  expect(filesWith(title)).toEqual([])
  expect(filesWith(account.email)).toEqual([])
})

test('every page of the intranet is accessible at four widths', async ({ page }) => {
  await page.goto('/de/intranet/')
  expect(await violationsOf(page)).toEqual([])
  await logIn(page)
  await expect(heading(page, 'Intranet')).toBeVisible()
  const text = await page.getByRole('main').locator('h3 a').first().getAttribute('href')
  const places = ['', 'dokumente/', 'personen/', 'suche/?q=Arbeit', 'passwort/', 'zweiter-faktor/']
  for (const path of [text ?? '', ...places.map((place) => `/de/intranet/${place}`)]) {
    const html = await (await page.request.get(path)).text()
    expect(html).toContain('Angemeldet als')
    expect(await invalidIn(path, html)).toEqual([])
    await page.goto(path)
    for (const width of [320, 768, 1280, 1600]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await violationsOf(page), `${path} at ${width} px`).toEqual([])
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide, `${path} at ${width} px`).toBeLessThanOrEqual(width)
    }
  }
})
