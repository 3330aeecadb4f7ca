import { expect, type Page, test } from '@playwright/test'
import { z } from 'zod'
import { backOffice, enter, openList, openRow, openView } from '../support/editor.ts'
import { editors } from '../support/editors.ts'
import { inDatabase } from '../support/in-database.ts'

// Issue 25, 5: an error of the back office from the page that an editor sees to the list of errors.
// For that a table is away, so nobody else may be there.

const answer = z.object({ fehlernummer: z.string() })
const main = (page: Page) => page.getByRole('main')

const view = 'Diese Ansicht lässt sich gerade nicht zeigen'

/** Opens a view while its table is away, and answers the number that the page says. */
async function openWithout(page: Page, table: string, path: string, title = view): Promise<string> {
  await inDatabase(`alter table ${table} rename to ${table}_weg`)
  await page
    .goto(`${backOffice}/admin/${path}`)
    .finally(() => inDatabase(`alter table ${table}_weg rename to ${table}`))
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(title)
  const number = await main(page).locator('strong').textContent()
  expect(number).toMatch(/^\w{4}-\w{4}$/)
  return number ?? ''
}

async function findError(page: Page, number: string) {
  await expect(async () => {
    await openList(page, `fehler?search=${number}`)
    await expect(page.locator('tbody')).toContainText(number, { timeout: 2_000 })
  }).toPass()
}

test('a view or a list that fails carries a number, by which the administration finds the error', async ({
  page,
}) => {
  await enter(page, editors.deputy)
  const numbers = [await openWithout(page, 'widerrufe', 'collections/widerrufe')]
  numbers.push(await openWithout(page, 'besuche', 'besuche'))
  await main(page).getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Besuche der Website' })).toBeVisible()
  for (const number of numbers) await findError(page, number)
  await page.locator('tbody').getByRole('link').first().click()
  await expect(page.getByLabel('Fassung des Programms')).not.toHaveValue('')
})

test('so does an entry that cannot be read, and so do its versions and settings', async ({
  page,
}) => {
  await enter(page, editors.deputy)
  await openList(page, 'aktuelles')
  const link = page.locator('tbody').getByRole('link').first()
  const entry = ((await link.getAttribute('href')) ?? '').replace('/admin/', '')
  const versions = 'Die früheren Fassungen lassen sich gerade nicht zeigen'
  const numbers = [
    await openWithout(page, '_aktuelles_v', `${entry}/versions`, versions),
    await openWithout(
      page,
      'einstellungen',
      'globals/einstellungen',
      'Diese Einstellungen lassen sich gerade nicht öffnen',
    ),
    await openWithout(page, '_aktuelles_v', entry, 'Dieser Eintrag lässt sich gerade nicht öffnen'),
  ]
  await main(page).getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect(page.locator('form.collection-edit__form')).toBeVisible()
  await openWithout(page, '_aktuelles_v', entry, 'Dieser Eintrag lässt sich gerade nicht öffnen')
  await main(page).getByRole('link', { name: 'Zurück zur Liste' }).click()
  await expect(page).toHaveURL(/\/admin\/collections\/aktuelles\b/)
  for (const number of new Set(numbers)) await findError(page, number)
})

test('an entry that cannot be read in a window above a form says so there, and the form stays', async ({
  page,
}) => {
  await enter(page, editors.deputy)
  await openList(page, 'mitarbeiter')
  await openRow(page, page.locator('tbody').getByRole('link').first())
  const said = /gerade nicht öffnen.*Fehlernummer: \w{4}-\w{4}/
  await page.locator('#field-nachname').fill('Noch nicht gespeichert')
  await inDatabase('alter table _aemter_v rename to _aemter_v_weg')
  await page
    .locator('.relationship--single-value__drawer-toggler')
    .first()
    .click()
    .then(() => expect(page.getByRole('dialog')).toContainText(said))
    .finally(() => inDatabase('alter table _aemter_v_weg rename to _aemter_v'))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('#field-nachname')).toHaveValue('Noch nicht gespeichert')
})

test('an error in the browser of an editor is in the list, with its view and nobody’s words', async ({
  page,
}) => {
  await enter(page, editors.deputy)
  await page.route('**/_next/static/chunks/broken.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'setTimeout(() => { throw new RangeError("broken for kim@kurort.example") })',
    }),
  )
  await openView(page, 'collections/aktuelles')
  const reported = page.waitForResponse('**/api/fehlerberichte')
  await page.addScriptTag({ url: `${backOffice}/_next/static/chunks/broken.js` })
  const { fehlernummer } = answer.parse(await (await reported).json())
  await findError(page, fehlernummer)
  await expect(page.locator('tbody')).toContainText('broken for …')
  await page.locator('tbody').getByRole('link').first().click()
  await expect(page.getByLabel('Stelle im Programm')).toHaveValue('/admin/collections/aktuelles')
  await expect(page.getByText('Redaktion im Browser')).toBeVisible()
})
