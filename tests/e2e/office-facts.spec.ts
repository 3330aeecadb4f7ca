import { expect, test } from '@playwright/test'
import { backOffice, logIn } from '../support/editor.ts'
import { editors } from '../support/editors.ts'

// W14: an editor puts a fact of an office into a text instead of writing it down.

test('an editor picks the telephone of an office by keyboard, and sees it in the text', async ({
  page,
}) => {
  await logIn(page, editors.town)
  await page.goto(`${backOffice}/admin/collections/aktuelles/create`, { waitUntil: 'networkidle' })
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.click()
  await page.keyboard.type('Rufen Sie an: /Angabe')
  await expect(page.getByText('Angabe eines Amtes')).toBeVisible()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog')
  for (const [place, words] of ['Bürgerbüro', 'Telefon'].entries()) {
    await drawer.getByRole('combobox').nth(place).fill(words)
    await expect(page.getByRole('option', { name: words }).first()).toBeVisible()
    await page.keyboard.press('Enter')
  }
  await drawer.getByRole('button', { name: 'Änderungen speichern' }).click()
  await expect(text).toContainText('030 23125-110')
  await expect(text).toContainText('Bürgerbüro')
})
