import { expect, type Locator, type Page, test } from '@playwright/test'
import { z } from 'zod'
import { backOffice, enter, openView, stateOfForm } from '../support/editor.ts'
import { editors } from '../support/editors.ts'
import { excessWidth, violationsOf } from '../support/in-page.ts'
import { unknownViolations } from '../support/payload-violations.ts'

// WCAG 2.2 AA in the back office: what axe finds in the views that editors work in every day.

/** Opens a view; the menus of a form have no name until Payload says that it may be used. */
async function open(page: Page, path: string) {
  await openView(page, `collections/${path}`)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('form[data-form-ready=false]')).toHaveCount(0)
}

const found = z.object({ docs: z.tuple([z.object({ id: z.string() })]) })

/** Opens the form of an entry of a list: the one that the API names first. */
async function openFirst(page: Page, list: string) {
  const url = `${backOffice}/api/${list}?locale=de&depth=0&limit=1`
  const answer = await page.request.get(url, { headers: { Origin: backOffice } })
  const [{ id }] = found.parse(await answer.json()).docs
  await open(page, `${list}/${id}`)
  await expect(page).toHaveTitle(/./)
}

const views: [name: string, show: (page: Page) => Promise<unknown>][] = [
  ['the inbox', (page) => open(page, 'anfragen')],
  ['a request', (page) => openFirst(page, 'anfragen')],
  ['the list of events', (page) => open(page, 'veranstaltungen')],
  ['the form of an event', (page) => openFirst(page, 'veranstaltungen')],
  ['the form of an office', (page) => openFirst(page, 'aemter')],
  ['the media library', (page) => open(page, 'medien')],
  ['a new picture', (page) => open(page, 'medien/create')],
  ['a new event', (page) => open(page, 'veranstaltungen/create')],
  ['a picture', (page) => openFirst(page, 'medien')],
  ['the menus', (page) => openFirst(page, 'menus')],
  ['the mails', (page) => open(page, 'mails')],
  ['errors of the website', (page) => open(page, 'fehler')],
  ['visits', (page) => openView(page, 'besuche')],
  ['the data of a person', (page) => openView(page, 'personendaten')],
]

test('no view has a violation of ours or is wider than the window', async ({ page }) => {
  await enter(page, editors.deputy)
  for (const [name, show] of views)
    await test.step(name, async () => {
      await page.setViewportSize({ width: 1280, height: 900 })
      await show(page)
      for (const width of [1280, 375]) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await unknownViolations(page), `${name} at ${width} px`).toEqual([])
        expect.soft(await excessWidth(page), `${name} at ${width} px`).toBeLessThanOrEqual(0)
      }
    })
})

/** Contrast of a field's border to the white around it (WCAG 1.4.11). */
const borderContrast = (field: Locator) =>
  field.evaluate((element) => {
    const parts = getComputedStyle(element).borderTopColor.match(/[\d.]+/g) ?? []
    const [red = 0, green = 0, blue = 0] = parts.map((part) => {
      const share = Number(part) / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
  })

test('an editor of texts tells its label, its help and what is wrong with it', async ({ page }) => {
  await enter(page, editors.deputy)
  await openFirst(page, 'aemter')
  const tasks = page.getByRole('textbox', { name: 'Zuständigkeiten', exact: true })
  await expect(tasks).toHaveAccessibleDescription(/Als Liste: eine Aufgabe je Zeile/)
  await expect(tasks).toHaveAttribute('aria-invalid', 'false')
  await open(page, 'seiten/create')
  // A row that is added while the form waits for an answer hears of it with the next change only.
  const state = stateOfForm(page)
  await page.locator('#field-titel').fill('Ohne Text')
  await state
  await page.getByRole('button', { name: 'Baustein hinzufügen' }).first().click()
  await page.getByRole('button', { name: /^Überschrift und Fließtext/ }).click()
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await expect(text).toHaveAttribute('aria-required', 'true')
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
  await expect(text).toHaveAttribute('aria-invalid', 'true')
  await expect(text).toHaveAccessibleDescription(/./)
})

test('A5: the login says what is wrong at its fields, and the focus is there', async ({ page }) => {
  await openView(page, 'login')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  const [email, password] = [
    page.getByLabel('E-Mail'),
    page.getByLabel('Passwort', { exact: true }),
  ]
  await expect(email).toHaveAttribute('autocomplete', 'username')
  await expect(password).toHaveAttribute('autocomplete', 'current-password')
  await page.getByRole('button', { name: 'Anmelden' }).focus()
  await page.keyboard.press('Enter')
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription('Bitte geben Sie Ihre E-Mail-Adresse an.')
  await expect(password).toHaveAccessibleDescription('Bitte geben Sie Ihr Passwort ein.')
  await email.fill('niemand@kurstadt.example')
  await password.fill('falsch-geraten')
  await page.keyboard.press('Enter')
  await expect(password).toBeFocused()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expect(password).toHaveAccessibleDescription(
    'Die E-Mail-Adresse oder das Passwort stimmt nicht.',
  )
  await expect(password).toHaveValue('falsch-geraten')
  await expect(email).toHaveAttribute('aria-invalid', 'false')
  expect(await violationsOf(page)).toEqual([])
  expect(await borderContrast(email)).toBeGreaterThanOrEqual(3)
})
