import { expect, type Page, test } from '@playwright/test'

const backOffice = process.env.BACK_OFFICE_URL ?? ''
const email = process.env.ADMIN_EMAIL ?? ''
const oneTimePassword = process.env.ADMIN_PASSWORD ?? ''
const ownPassword = 'Silbertanne-am-Bach-2026'

test.describe.configure({ mode: 'serial' })

async function logIn(page: Page, password: string) {
  await page.goto(`${backOffice}/admin/login`, { waitUntil: 'networkidle' })
  await page.getByLabel('E-Mail').fill(email)
  await page.locator('input[name="password"]').fill(password)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await page.waitForURL(/\/admin(\/account)?$/)
  await page.waitForLoadState('networkidle')
}

async function changePassword(page: Page) {
  await page.getByRole('button', { name: 'Passwort ändern' }).click()
  await page.locator('input[name="password"]').fill(ownPassword)
  await page.locator('input[name="confirm-password"]').fill(ownPassword)
  // The form checks what was typed a moment later; until then «Speichern» refuses.
  await expect(async () => {
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByText(/erfolgreich/i).first()).toBeVisible({ timeout: 3000 })
  }).toPass()
}

test('nobody registers as the first administrator', async ({ request }) => {
  const answer = await request.post(`${backOffice}/api/benutzer/first-register`, {
    data: { email: 'fremd@stadt.example', password: 'lang-genug-fuer-alles' },
  })
  expect(answer.status()).toBe(403)
})

test('the one-time password has to be changed first', async ({ page }) => {
  await logIn(page, oneTimePassword)
  await expect(page.getByText('Sie sind mit einem Einmal-Passwort angemeldet.')).toBeVisible()
  await page.goto(`${backOffice}/admin/collections/seiten`)
  await expect(page.getByRole('link', { name: 'Thermalbad', exact: true })).toHaveCount(0)
  await page.goto(`${backOffice}/admin/account`, { waitUntil: 'networkidle' })
  await changePassword(page)
  await page.goto(`${backOffice}/admin`)
  await expect(page.getByText('Einmal-Passwort')).toHaveCount(0)
})

test('a changed title is published and stands on the site within a second', async ({
  page,
  request,
}) => {
  const before = await request.get('/de/bergbahn/')
  expect(await before.text()).toContain('<title>Bergbahn')
  await logIn(page, ownPassword)
  await page.goto(`${backOffice}/admin/collections/seiten`, { waitUntil: 'networkidle' })
  await page.getByRole('table').getByRole('link', { name: 'Bergbahn', exact: true }).click()
  await page.waitForLoadState('networkidle')
  const title = page.locator('#field-titel')
  await expect(title).toHaveValue('Bergbahn')
  await title.fill('Bergbahn auf den Hohen Stein')

  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
  expect((await saved).status()).toBe(200)
  await expect(async () => {
    const text = await (await request.get('/de/bergbahn/')).text()
    expect(text).toContain('<title>Bergbahn auf den Hohen Stein')
  }).toPass({ timeout: 1000, intervals: [20] })
})

test('a draft does not show on the site', async ({ page, request }) => {
  await logIn(page, ownPassword)
  await page.goto(`${backOffice}/admin/collections/seiten`, { waitUntil: 'networkidle' })
  await page.getByRole('table').getByRole('link', { name: 'Familien', exact: true }).click()
  await page.waitForLoadState('networkidle')
  await page.locator('#field-titel').fill('Nur ein Entwurf')
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await page.getByRole('button', { name: 'Entwurf speichern' }).click()
  expect((await saved).status()).toBe(200)
  await page.waitForTimeout(1000)
  expect(await (await request.get('/de/familien/')).text()).not.toContain('Nur ein Entwurf')
})
