import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import {
  endSessionsOf,
  inviteColleague,
  keepFirstPassword,
  linkInMail,
} from '../support/accounts.ts'
import { pressByTab as press, tabTo } from '../support/by-tab.ts'
import { giveFirstPassword, internal } from '../support/council.ts'
import { heading } from '../support/intranet.ts'
import { giveOwnAddress } from '../support/own-address.ts'

// 18, done when: log in, read, expire, log in again, log out, by keyboard alone, with and without
// JavaScript; WCAG 2.1.1, 2.2.5.

test.beforeEach(giveOwnAddress)

type Login = { email: string; password: string }

async function openColleague(request: APIRequestContext): Promise<Login> {
  const email = await inviteColleague(request, 'Reise')
  const link = await linkInMail(email)
  const password = 'sieben Tannen im Nebel'
  const headers = { Origin: new URL(link).origin }
  const set = await request.post(link, { form: { passwort: password }, headers })
  expect(set.status()).toBe(200)
  return { email, password }
}

async function openMember(request: APIRequestContext, place: number): Promise<Login> {
  const login = await giveFirstPassword(request, place)
  await keepFirstPassword(login.email)
  return login
}

const journeys = [
  {
    area: 'intranet',
    start: '/de/intranet/',
    login: 'Anmelden im Intranet',
    home: 'Intranet',
    elsewhere: 'Dokumente',
    typed: 'Arbeitsplatz',
    open: openColleague,
    hidden: (page: Page) => page.getByRole('heading', { level: 1 }),
  },
  {
    area: 'council',
    start: internal,
    login: 'Anmelden für Ratsmitglieder',
    home: 'Übersicht',
    elsewhere: 'Alle Sitzungen',
    typed: 'Grund',
    open: openMember,
    hidden: (page: Page) =>
      page
        .getByRole('region', { name: 'Nichtöffentlicher Teil' })
        .getByRole('heading', { level: 3 }),
  },
] as const

/** Types into the login, which stands where the page is that was asked for. */
async function logIn(page: Page, { email, password }: Login): Promise<void> {
  await tabTo(page, page.getByLabel(/^E-Mail-Adresse/))
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
}

/** The same with a password from somewhere else, which is pasted. */
async function logInByPasting(page: Page, { email, password }: Login): Promise<void> {
  const address = page.getByLabel(/^E-Mail-Adresse/)
  await tabTo(page, address)
  await page.keyboard.type(password)
  for (const key of ['a', 'x']) await page.keyboard.press(`ControlOrMeta+${key}`)
  await expect(address).toHaveValue('')
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+v')
  await page.keyboard.press('Enter')
}

for (const [index, javaScriptEnabled] of [true, false].entries())
  for (const { area, start, login, home, elsewhere, typed, open, hidden } of journeys)
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled })

      test(`${area}: somebody logs in, reads, is logged out by time, goes on, and leaves nothing`, async ({
        page,
        request,
      }) => {
        const account = await open(request, 3 + index)
        const main = page.getByRole('main')
        const places = page.getByRole('navigation', { name: /^Bereiche/ })
        await page.goto(start)
        await expect(heading(page, login)).toBeVisible()
        await logIn(page, account)
        await expect(heading(page, home)).toBeVisible()
        const first = main.locator('h3 a').first()
        const title = (await first.textContent()) ?? ''
        await press(page, first)
        await expect(heading(page, title)).toBeVisible()
        const words = (await hidden(page).first().textContent()) ?? ''
        expect(words.length).toBeGreaterThan(5)

        // Time passes: the next page is asked for, and read after another login.
        await endSessionsOf(account.email)
        await press(page, places.getByRole('link', { name: elsewhere, exact: true }))
        await expect(heading(page, login)).toBeVisible()
        const wanted = page.url()
        await logInByPasting(page, account)
        await expect(heading(page, elsewhere)).toBeVisible()
        expect(page.url()).toBe(wanted)

        // What was typed when it passed is still there.
        await endSessionsOf(account.email)
        await tabTo(page, main.getByRole('searchbox').first())
        await page.keyboard.type(typed)
        await page.keyboard.press('Enter')
        await expect(heading(page, login)).toBeVisible()
        await logIn(page, account)
        await expect(heading(page, 'Suche')).toBeVisible()
        await expect(main.getByRole('searchbox').first()).toHaveValue(typed)

        const left = page.waitForResponse((answer) => answer.status() === 303)
        await press(page, page.getByRole('button', { name: 'Abmelden' }))
        expect((await (await left).allHeaders())['clear-site-data']).toBe('"cache"')
        await expect(heading(page, login)).toBeVisible()
        for (let back = 0; back < 3; back += 1) {
          await page.goBack()
          await expect(heading(page, login)).toBeVisible()
          await expect(page.getByText('Angemeldet als')).toHaveCount(0)
          await expect(page.getByText(words)).toHaveCount(0)
        }
        expect((await page.context().cookies()).filter(({ name }) => /auth/.test(name))).toEqual([])
      })
    })
