import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { forgetUsedCodes, shownBy } from '../support/accounts.ts'
import { enter, openAccount, openView } from '../support/editor.ts'
import { unknownViolations } from '../support/payload-violations.ts'

// 17.3: an editor sets a second factor up, and the login of the back office asks for it.

const account = {
  name: 'Hannes Ulmer',
  email: `${randomUUID()}@kurstadt.example`,
  password: 'Wassertreten-im-Morgentau-4',
  rollen: ['tourismus'],
}

/** Sends address and password; what the login still asks for comes next. */
async function enterPassword(page: Page) {
  await openView(page, 'login')
  await page.getByLabel('E-Mail').fill(account.email)
  await page.locator('input[name="password"]').fill(account.password)
  await page.keyboard.press('Enter')
}

test('an editor sets it up by keyboard, and logs in with a code from then on', async ({
  page,
  request,
}) => {
  await openAccount(request, account)
  await enter(page, account)
  await openView(page, 'account')
  const factor = page.getByRole('region', { name: 'Zweiter Faktor' })
  await factor.getByLabel('Ihr Passwort').fill('falsch')
  await page.keyboard.press('Enter')
  await expect(factor.getByRole('alert')).toHaveText('Das Passwort stimmt nicht.')
  await factor.getByLabel('Ihr Passwort').fill(account.password)
  await page.keyboard.press('Enter')
  await expect(factor.getByRole('img', { name: /QR-Code/ })).toBeVisible()
  expect(await unknownViolations(page)).toEqual([])
  const key = (await factor.locator('code').textContent()) ?? ''
  await factor.getByLabel('Code aus Ihrer App').fill(shownBy(key))
  await page.keyboard.press('Enter')
  const codes = factor.getByRole('list', { name: 'Wiederherstellungscodes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  expect(await unknownViolations(page)).toEqual([])
  await factor.getByRole('button', { name: /aufbewahrt/ }).click()
  await expect(factor.getByText(/Noch 10 Wiederherstellungscodes/)).toBeVisible()
  await page.context().clearCookies()
  await forgetUsedCodes()
  await enterPassword(page)
  const code = page.getByLabel('Code aus Ihrer App')
  await expect(code).toBeFocused()
  expect(await unknownViolations(page)).toEqual([])
  await code.fill('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/stimmt nicht oder wurde schon benutzt/).first()).toBeVisible()
  await code.fill(shownBy(key))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/admin$/)
  // The heading, not the text: Next says the title of a page it moved to in a hidden alert as well.
  await expect(page.getByRole('heading', { name: 'Guten Tag, Hannes Ulmer' })).toBeVisible()
})
