import { type FormName, formNames } from '@kurstadt/contract/forms'
import { type Browser, expect, test } from '@playwright/test'
import { autofill, launchWithAutofill } from '../support/autofill.ts'

// What browsers fill in by themselves (L1): with a filled honeypot a person would be taken for a program.

let browser: Browser

test.beforeAll(async () => {
  browser = await launchWithAutofill()
})
test.afterAll(() => browser.close())

/** Where a form stands that is not at `/de/anfragen/<name>/`, where a new one begins. */
const elsewhere: Partial<Record<FormName, string>> = {
  veranstaltung: '/de/veranstaltungseintrag/',
  kontakt: '/de/anfragen/',
  pauschale: '/de/angebote/anfrage/?pauschale=tannen-und-thermen&hotel=waldhorn',
  schaden: '/de/rathaus/schaden-melden/',
  barriere: '/de/barrierefreiheit/',
  corona: '/de/anfragen/kontaktdaten/',
}

for (const form of formNames)
  test(`L1: the browser fills in ${form} and leaves the honeypot empty`, async ({ baseURL }) => {
    const page = await browser.newPage(baseURL === undefined ? {} : { baseURL })
    await page.goto(elsewhere[form] ?? `/de/anfragen/${form}/`)
    await page.waitForLoadState('networkidle')
    const filled = await autofill(page, `#formular-${form} [name=vorname]`)
    expect(filled).toContain('nachname')
    expect(filled).not.toContain('firma')
    await expect(page.locator('main [name=vorname]')).toHaveValue('Renate')
    await expect(page.locator('main [name=firma]')).toHaveValue('')
    await page.close()
  })

test('L1: the browser fills in an answer to a notice and leaves the honeypot empty', async ({
  baseURL,
}) => {
  const page = await browser.newPage(baseURL === undefined ? {} : { baseURL })
  await page.goto('/de/schwarzes-brett/')
  await page.getByRole('link', { name: /^Mitfahrgelegenheit nach Tannheim/ }).click()
  await page.getByRole('link', { name: 'Antwort schreiben' }).click()
  await page.locator('main [name=firma]').waitFor({ state: 'attached' })
  const filled = await autofill(page, 'main [name=email]')
  expect(filled).toContain('email')
  expect(filled).not.toContain('firma')
  await expect(page.locator('main [name=firma]')).toHaveValue('')
  await page.close()
})
