import { expect, type Page, test } from '@playwright/test'
import { enter, openForm } from '../support/editor.ts'
import { editors } from '../support/editors.ts'

// W14: an editor puts a fact of an office into a text instead of writing it down.

/** Begins an entry, and in its text a fact of an office; returns the text and the fact's drawer. */
async function beginFact(page: Page) {
  await enter(page, editors.town)
  await openForm(page, 'aktuelles/create')
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.click()
  await page.keyboard.type('Rufen Sie an: /Angabe')
  await expect(page.getByText('Angabe eines Amtes')).toBeVisible()
  await page.keyboard.press('Enter')
  return { text, drawer: page.getByRole('dialog') }
}

type Drawer = Awaited<ReturnType<typeof beginFact>>['drawer']

async function pick(page: Page, drawer: Drawer, choices: readonly string[]) {
  for (const [place, words] of choices.entries()) {
    await drawer.getByRole('combobox').nth(place).fill(words)
    await expect(page.getByRole('option', { name: words }).first()).toBeVisible()
    await page.keyboard.press('Enter')
  }
}

test('an editor picks the telephone of an office and a fare by keyboard, and sees both in the text', async ({
  page,
}) => {
  const { text, drawer } = await beginFact(page)
  await pick(page, drawer, ['Bürgerbüro', 'Telefon'])
  await drawer.getByRole('button', { name: 'Änderungen speichern' }).click()
  await expect(text).toContainText('030 23125-110')
  await expect(text).toContainText('Bürgerbüro')
  // They go on where they were, with what the railway costs.
  await expect(drawer).toBeHidden()
  await page.keyboard.type(' Kinder zahlen /Preis')
  await expect(page.getByRole('option', { name: 'Preis', exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await pick(page, drawer, ['Sommerfahrplan', 'Fahrpreis für Kinder'])
  await drawer.getByRole('button', { name: 'Änderungen speichern' }).click()
  await expect(text).toContainText('2,50')
  await expect(text).toContainText('Sommerfahrplan')
  await expect(text).toContainText('030 23125-110')
})

test('on a slow line the text shows what was saved, and not what was picked and left', async ({
  page,
}) => {
  const { text, drawer } = await beginFact(page)
  await pick(page, drawer, ['Bürgerbüro', 'Telefon'])
  // The back office answers forms late, and each change overtakes the answer before it.
  await page.route(/\/admin\/collections\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  await drawer.getByRole('button', { name: 'Änderungen speichern' }).click()
  await expect(text).toContainText('030 23125-110')
  await text.locator('button').first().click()
  await pick(page, drawer, ['Bürgerbüro', 'E-Mail'])
  await drawer.getByRole('button', { name: 'Schließen' }).last().click()
  await expect(drawer).toBeHidden()
  await expect(text).toContainText('030 23125-110')
})
