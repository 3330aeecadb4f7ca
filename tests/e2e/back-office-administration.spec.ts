import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { enter, openView } from '../support/editor.ts'
import { editors } from '../support/editors.ts'
import { inDatabase } from '../support/in-database.ts'
import { giveOwnAddress } from '../support/own-address.ts'

// Issue 25: what only the administration may do with a person's data, and what visits tell editors.

test.beforeEach(giveOwnAddress)

test('the data of a person is found by their address, handed out and erased', async ({ page }) => {
  const email = `lioba.${Date.now()}@post.example`
  await page.goto('/de/anfragen/')
  await page.getByLabel(/^Worum/).fill('Parkausweis')
  await page.getByLabel(/^Nachricht/).fill('Wo bekomme ich einen Parkausweis?')
  await page.getByLabel(/^Vorname/).fill('Lioba')
  await page.getByLabel(/^Nachname/).fill('Tritschler')
  await page.locator('form [name=email]').first().fill(email)
  await page.getByRole('checkbox', { name: /einverstanden/ }).check()
  await page.getByRole('button', { name: 'Nachricht absenden' }).click()
  await expect(page.getByText(/Vielen Dank/).first()).toBeVisible()
  await enter(page, editors.deputy)
  await openView(page, 'personendaten')
  await page.getByLabel('E-Mail-Adresse der Person').fill(email.toUpperCase())
  await page.getByRole('button', { name: 'Suchen' }).click()
  await expect(page.getByRole('heading', { name: 'Anfragen (1)' })).toBeVisible()
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Auskunft herunterladen' }).click()
  const archive = await readFile(await (await coming).path())
  expect(archive.subarray(0, 2).toString()).toBe('PK')
  await page.getByRole('button', { name: 'Löschen …' }).click()
  await page.getByRole('button', { name: 'Endgültig löschen' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Anfragen' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Anfragen (1)' })).toHaveCount(0)
})

test('editors see what is looked for in vain, and which pages nobody reads', async ({ page }) => {
  const words = `eislaufhalle ${Date.now()}`
  await inDatabase(`insert into besuche values (current_date, 'suche', $1, 'de', 7)`, [words])
  await inDatabase(
    `update seiten set created_at = now() - interval '100 days' where id in (
       select _parent_id from seiten_locales where pfad = '/de/open-data/')`,
  )
  await enter(page, editors.guests)
  await openView(page, 'besuche')
  const row = (words: string) => page.getByRole('row').filter({ hasText: words })
  await expect(page.getByRole('heading', { name: /gesucht und nicht gefunden wird/ })).toBeVisible()
  await expect(row(words)).toContainText('7')
  await page.getByRole('heading', { name: 'Seiten, die niemand liest' }).waitFor()
  await row('/de/open-data/').getByRole('link').first().click()
  await page.waitForURL(/\/admin\/collections\/seiten\//)
})
