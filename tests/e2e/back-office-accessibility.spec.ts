import { expect, type Page, test } from '@playwright/test'
import { administrator, backOffice, logIn } from '../support/editor.ts'
import { excessWidth } from '../support/in-page.ts'
import { unknownViolations } from '../support/payload-violations.ts'

// WCAG 2.2 AA in the back office: what axe finds in the views that editors work in every day.

test.setTimeout(90_000)

const lists = `${backOffice}/admin/collections`

const open = (page: Page, path: string) =>
  page.goto(`${lists}/${path}`, { waitUntil: 'networkidle' })

/** Opens the first entry of a list. */
async function openFirst(page: Page, path: string) {
  await open(page, path)
  await page.locator('tbody').getByRole('link').first().click()
  await page.waitForURL(/\/[\w-]{36}/)
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveTitle(/./)
}

const views: [name: string, show: (page: Page) => Promise<unknown>][] = [
  ['the inbox', (page) => open(page, 'anfragen')],
  ['a request', (page) => openFirst(page, 'anfragen?ansicht=alle')],
  ['the list of events', (page) => open(page, 'veranstaltungen')],
  ['the form of an event', (page) => openFirst(page, 'veranstaltungen')],
  ['the form of an office', (page) => openFirst(page, 'aemter')],
  ['the media library', (page) => open(page, 'medien')],
  ['a picture', (page) => openFirst(page, 'medien')],
  ['the menus', (page) => openFirst(page, 'menus')],
  ['the mails', (page) => open(page, 'mails')],
]

for (const [name, show] of views)
  test(`${name}: no violation of ours and nothing wider than the window`, async ({ page }) => {
    await logIn(page, administrator)
    await show(page)
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 900 })
      await page.waitForLoadState('networkidle')
      expect.soft(await unknownViolations(page), `${width} px`).toEqual([])
      expect.soft(await excessWidth(page), `${width} px`).toBeLessThanOrEqual(0)
    }
  })

test('an editor of texts tells its label, its help and what is wrong with it', async ({ page }) => {
  await logIn(page, administrator)
  await openFirst(page, 'aemter')
  const tasks = page.getByRole('textbox', { name: 'Zuständigkeiten', exact: true })
  await expect(tasks).toHaveAccessibleDescription(/Als Liste: eine Aufgabe je Zeile/)
  await expect(tasks).toHaveAttribute('aria-invalid', 'false')
  await open(page, 'seiten/create')
  await page.locator('#field-titel').fill('Ohne Text')
  await page.getByRole('button', { name: 'Baustein hinzufügen' }).first().click()
  // A new row is open until the server has named it, and folded afterwards.
  const named = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await page.getByRole('button', { name: /^Überschrift und Fließtext/ }).click()
  await named
  const row = page.locator('.blocks-field__row .collapsible').first()
  await expect(row).toHaveClass(/collapsible--collapsed/)
  await row.locator('.collapsible__toggle').first().click()
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await expect(text).toHaveAttribute('aria-required', 'true')
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
  await expect(text).toHaveAttribute('aria-invalid', 'true')
  await expect(text).toHaveAccessibleDescription(/./)
})
