import { expect, type Page, type Request, test } from '@playwright/test'
import { administrator, backOffice, logIn, openAccount, openView } from '../support/editor.ts'
import { editors } from '../support/editors.ts'

// Before all other tests: afterwards the accounts have passwords of their own.

test.describe.configure({ mode: 'serial' })

async function changePassword(page: Page) {
  await page.getByRole('button', { name: 'Passwort ändern' }).click()
  await page.locator('input[name="password"]').fill(administrator.password)
  await page.locator('input[name="confirm-password"]').fill(administrator.password)
  // The form checks what was typed a moment later; until then «Speichern» refuses. What it has sent is
  // not sent again, however long the answer takes: by then the password is another.
  const isSaving = (request: Request) =>
    request.method() === 'PATCH' && request.url().includes('/api/benutzer/')
  let status: Promise<number | undefined> = Promise.resolve(undefined)
  await expect(async () => {
    const sent = page.waitForRequest(isSaving, { timeout: 5_000 })
    await page.getByRole('button', { name: 'Speichern' }).click()
    const request = await sent
    status = request.response().then((answer) => answer?.status())
  }).toPass()
  expect(await status).toBe(200)
  await expect(page.getByText(/erfolgreich/i).first()).toBeVisible()
}

test('nobody registers as the first administrator', async ({ request }) => {
  const answer = await request.post(`${backOffice}/api/benutzer/first-register`, {
    data: { email: 'fremd@stadt.example', password: 'lang-genug-fuer-alles' },
  })
  expect(answer.status()).toBe(403)
})

test('the one-time password has to be changed first', async ({ page }) => {
  await logIn(page, { email: administrator.email, password: administrator.oneTimePassword })
  await expect(page.getByText('Sie sind mit einem Einmal-Passwort angemeldet.')).toBeVisible()
  await page.goto(`${backOffice}/admin/collections/seiten`)
  await expect(page.getByRole('link', { name: 'Thermalbad', exact: true })).toHaveCount(0)
  await openView(page, 'account')
  await changePassword(page)
  await page.goto(`${backOffice}/admin`)
  await expect(page.getByText('Einmal-Passwort')).toHaveCount(0)
})

test('the administration opens the accounts of the editors', async ({ request }) => {
  for (const account of Object.values(editors)) await openAccount(request, account)
})
