import { type Browser, expect, test } from '@playwright/test'
import { autofill, launchWithAutofill } from '../support/autofill.ts'

// What browsers fill in by themselves (L1): with a filled honeypot a person would be taken for a program.

let browser: Browser

test.beforeAll(async () => {
  browser = await launchWithAutofill()
})
test.afterAll(() => browser.close())

const pages: Record<string, string> = {
  veranstaltung: '/de/veranstaltungseintrag/',
  kontakt: '/de/anfragen/',
  fuehrung: '/de/anfragen/fuehrung/',
  pauschale: '/de/angebote/anfrage/?pauschale=tannen-und-thermen&hotel=waldhorn',
  schaden: '/de/rathaus/schaden-melden/',
  barriere: '/de/barrierefreiheit/',
  verein: '/de/anfragen/verein/',
  brancheneintrag: '/de/anfragen/brancheneintrag/',
  'schwarzes-brett': '/de/anfragen/schwarzes-brett/',
  'aushang-melden': '/de/anfragen/aushang-melden/',
  corona: '/de/anfragen/kontaktdaten/',
}

for (const [form, path] of Object.entries(pages))
  test(`L1: the browser fills in ${form} and leaves the honeypot empty`, async ({ baseURL }) => {
    const page = await browser.newPage(baseURL === undefined ? {} : { baseURL })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const filled = await autofill(page, `#formular-${form} [name=vorname]`)
    expect(filled).toContain('nachname')
    expect(filled).not.toContain('firma')
    await expect(page.locator('main [name=vorname]')).toHaveValue('Renate')
    await expect(page.locator('main [name=firma]')).toHaveValue('')
    await page.close()
  })
