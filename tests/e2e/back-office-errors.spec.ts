import { expect, type Page, test } from '@playwright/test'
import { backOffice, enter, openList } from '../support/editor.ts'
import { editors } from '../support/editors.ts'
import { inDatabase } from '../support/in-database.ts'

// Issue 25, 5: an error of the back office from the page that an editor sees to the list of errors.
// For that a table is away, so nobody else may be there.

const main = (page: Page) => page.getByRole('main')

/** Opens a view while its table is away, and answers the number that the page says. */
async function openWithout(page: Page, table: string, view: string): Promise<string> {
  await inDatabase(`alter table ${table} rename to ${table}_weg`)
  await page
    .goto(`${backOffice}/admin/${view}`)
    .finally(() => inDatabase(`alter table ${table}_weg rename to ${table}`))
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(
    'Diese Ansicht lässt sich gerade nicht zeigen',
  )
  const number = await main(page).locator('strong').textContent()
  expect(number).toMatch(/^\w{4}-\w{4}$/)
  return number ?? ''
}

test('a view or a list that fails carries a number, by which the administration finds the error', async ({
  page,
}) => {
  await enter(page, editors.deputy)
  const numbers = [await openWithout(page, 'widerrufe', 'collections/widerrufe')]
  numbers.push(await openWithout(page, 'besuche', 'besuche'))
  await main(page).getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Besuche der Website' })).toBeVisible()
  for (const number of numbers)
    await expect(async () => {
      await openList(page, `fehler?search=${number}`)
      await expect(page.locator('tbody')).toContainText(number, { timeout: 2_000 })
    }).toPass()
  await page.locator('tbody').getByRole('link').first().click()
  await expect(page.getByLabel('Fassung des Programms')).not.toHaveValue('')
})
