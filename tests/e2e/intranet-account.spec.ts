import { expect, type Page, test } from '@playwright/test'
import {
  forgetUsedCodes,
  inviteColleague,
  keyOn,
  linkInMail,
  shownBy,
} from '../support/accounts.ts'
import { violationsOf } from '../support/in-page.ts'
import { heading } from '../support/intranet.ts'
import { giveOwnAddress } from '../support/own-address.ts'
import { invalidIn } from '../support/valid-html.ts'

// 18.3, 18.7: an account from its invitation to its second factor, with and without JavaScript.

test.beforeEach(giveOwnAddress)

const password = 'sieben Tannen im Nebel'

/** Follows the invitation and sets a password. */
async function acceptInvitation(page: Page, email: string) {
  await page.goto(await linkInMail(email))
  await page.getByLabel('Neues Passwort').fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Ihr Passwort ist gespeichert.')).toBeVisible()
  await page.getByRole('link', { name: 'Zur Anmeldung' }).click()
}

async function logIn(page: Page, email: string) {
  await page.getByLabel('E-Mail-Adresse').first().fill(email)
  await page.getByLabel('Passwort').fill(password)
  await page.keyboard.press('Enter')
}

async function enterCode(page: Page, code: string) {
  const field = page.getByLabel(/^Code aus Ihrer App/)
  await expect(field).toBeFocused()
  await field.fill(code)
  await page.keyboard.press('Enter')
}

/** Nothing wrong with a page in any width, and its HTML valid. */
async function expectSound(page: Page) {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await violationsOf(page), `at ${width} px`).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide, `at ${width} px`).toBeLessThanOrEqual(width)
  }
}

test('somebody is invited, logs in, secures the account and loses the telephone', async ({
  page,
  request,
}) => {
  const email = await inviteColleague(request, 'Öztaş')
  await acceptInvitation(page, email)
  await logIn(page, email)
  await expect(page.getByText('Angemeldet als Ayşe Öztaş')).toBeVisible()
  await page.getByRole('link', { name: 'Zweiter Faktor' }).click()
  await expectSound(page)
  await page.getByLabel('Ihr Passwort').fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: /QR-Code/ })).toBeVisible()
  await expectSound(page)
  const key = await keyOn(page)
  await page.getByLabel('Code aus Ihrer App').fill('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/stimmt nicht oder wurde schon benutzt/).first()).toBeVisible()
  expect(await keyOn(page)).toBe(key)
  await expectSound(page)
  await page.getByLabel('Code aus Ihrer App').fill(shownBy(key))
  await page.keyboard.press('Enter')
  const codes = page.getByRole('list', { name: 'Wiederherstellungscodes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  await expectSound(page)
  const [first = ''] = await codes.allTextContents()
  await page.getByRole('link', { name: /aufbewahrt/ }).click()
  await expect(page.getByText(/Sie haben noch 10 Wiederherstellungscodes/)).toBeVisible()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await page.goto('/de/intranet/dokumente/?gueltig_am=2026-12-01')
  await logIn(page, email)
  await expect(page.getByLabel(/^Code aus Ihrer App/)).toBeFocused()
  await expectSound(page)
  await page.getByText('Das Gerät mit der App ist nicht zur Hand?').click()
  await page.getByLabel(/^Wiederherstellungscode/).fill(first.toLowerCase())
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Gültig am')).toHaveValue('2026-12-01')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('somebody secures the account, logs in with a code, and switches it off', async ({
    page,
    request,
  }) => {
    const email = await inviteColleague(request, 'Ahl')
    await acceptInvitation(page, email)
    await logIn(page, email)
    await page.getByRole('link', { name: 'Zweiter Faktor' }).click()
    await page.getByLabel('Ihr Passwort').fill(password)
    await page.keyboard.press('Enter')
    const key = await keyOn(page)
    await page.getByLabel('Code aus Ihrer App').fill(shownBy(key))
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Zweiter Faktor')).toBeVisible()
    await page.getByRole('button', { name: 'Abmelden' }).click()
    await forgetUsedCodes()
    await logIn(page, email)
    await enterCode(page, '000000')
    await expect(page.getByText(/stimmt nicht oder wurde schon benutzt/).first()).toBeVisible()
    const code = shownBy(key)
    await enterCode(page, `${code.slice(0, 3)} ${code.slice(3)}`)
    await expect(page.getByText('Angemeldet als Ayşe Ahl')).toBeVisible()
    await forgetUsedCodes()
    await page.getByRole('link', { name: 'Zweiter Faktor' }).click()
    await page.getByText('Zweiten Faktor abschalten').click()
    await page
      .getByLabel(/^Code aus Ihrer App/)
      .last()
      .fill(shownBy(key))
    await page.getByRole('button', { name: 'Abschalten' }).click()
    await expect(page.getByText(/Der zweite Faktor ist abgeschaltet/)).toBeVisible()
  })
})

test('the page of the second factor is valid, and nothing of it is stored', async ({
  page,
  request,
}) => {
  const email = await inviteColleague(request, 'Gültig')
  await acceptInvitation(page, email)
  await logIn(page, email)
  await expect(page.getByText('Angemeldet als')).toBeVisible()
  const path = '/de/intranet/zweiter-faktor/'
  const forms: Record<string, string>[] = [
    { tun: 'codes', code: '' },
    { tun: 'einrichten', passwort: password },
  ]
  for (const form of forms) {
    const answer = await page.request.post(path, {
      form,
      headers: { Origin: new URL(page.url()).origin },
    })
    expect(answer.headers()['cache-control']).toBe('private, no-store')
    expect(await invalidIn(path, await answer.text())).toEqual([])
  }
})
