import { expect, type Locator, type Page, test } from '@playwright/test'
import { enter, openForm } from '../support/editor.ts'
import { editors } from '../support/editors.ts'
import { violationsOf } from '../support/in-page.ts'
import { scene } from '../support/sample-pictures.ts'

// E15: the windows in which Payload takes files, for who hears them: whatever is there has a name,
// in German.

/** What can be pressed or filled in, or is a window, and has no name. */
const nameless =
  /^\s*- (?:button|textbox|combobox|spinbutton|checkbox|link|dialog)(?! ")(?: \[[^\]]*\])*:?.*$/gm
/** Words that only an English name has. */
const english =
  /\b(?:add|close|crop|drawer|edit|file|focal|next|previous|remove|required|select|slug|upload)\b/gi

/** Expects of the window that lies on top that everything in it has a German name, and this one itself. */
async function expectNamed(page: Page, name: string | RegExp): Promise<Locator> {
  await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible()
  const window = page.getByRole('dialog').last()
  // Names are given once a frame.
  await expect(async () => {
    const heard = await window.ariaSnapshot()
    expect(heard.match(nameless) ?? []).toEqual([])
    expect(heard.replaceAll(/\/url:.*/g, '').match(english) ?? []).toEqual([])
    await expect(window.locator('img:not([alt])')).toHaveCount(0)
  }).toPass({ timeout: 10_000 })
  return window
}

async function chooseFiles(page: Page): Promise<void> {
  const drawer = page.getByRole('dialog')
  const files = ['Brunnen', 'Lampions'].map(async (name, place) => {
    const buffer = await scene(300 + place, 200)
      .jpeg()
      .toBuffer()
    return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer }
  })
  const chooser = page.waitForEvent('filechooser')
  await drawer.getByRole('button', { name: 'Datei auswählen' }).click()
  await (await chooser).setFiles(await Promise.all(files))
  await expect(drawer.getByRole('textbox', { name: 'Alternativtext' })).toBeVisible()
}

test('E15: whatever is in the windows for many files has a German name', async ({ page }) => {
  await enter(page, editors.guests)
  await openForm(page, 'galerien/create')
  await page.getByRole('button', { name: 'Neue Bilder hochladen' }).click()
  await expectNamed(page, 'Dateien hinzufügen')
  await chooseFiles(page)
  const files = await expectNamed(page, 'Datei')
  await expect(files.getByRole('button', { name: 'Lampions.jpg entfernen' })).toBeVisible()
  await files.getByRole('button', { name: 'Nächste Datei' }).click()
  await files.getByRole('button', { name: 'Alle bearbeiten' }).click()
  const many = await expectNamed(page, /2 Bilder und Dateien/)
  const choice = many.getByRole('combobox', { name: 'Zu bearbeitende Felder auswählen' })
  for (const field of ['Rechte > Copyright', 'Rechte > Lizenz']) {
    await choice.click()
    await many.getByRole('option', { name: field }).click()
  }
  await expect(many.getByRole('combobox', { name: 'Lizenz' })).toBeVisible()
  await expectNamed(page, /2 Bilder und Dateien/)
  expect(await violationsOf(page, '.edit-many-bulk-uploads__main')).toEqual([])
})

test('E15: the window of the focal point has German names and takes numbers', async ({ page }) => {
  await enter(page, editors.guests)
  await openForm(page, 'medien/create')
  const buffer = await scene(300, 200).jpeg().toBuffer()
  const file = { name: 'Brunnen.jpg', mimeType: 'image/jpeg', buffer }
  await page.locator('input[type="file"]').setInputFiles(file)
  const name = page.getByRole('textbox', { name: 'Name der Datei' })
  await expect(name).toHaveValue('Brunnen.jpg')
  await expect(page.getByRole('button', { name: 'Datei entfernen' })).toBeVisible()
  await page.getByRole('button', { name: 'Bild bearbeiten' }).click()
  const window = await expectNamed(page, /Brunnen\.jpg/)
  await window.getByRole('spinbutton', { name: 'X %: Abstand von links' }).fill('30')
  await window.getByRole('spinbutton', { name: 'Y %: Abstand von oben' }).fill('70')
  expect(await violationsOf(page, '.edit-upload')).toEqual([])
  await window.getByRole('button', { name: 'Änderungen anwenden' }).click()
  await expect(window).toBeHidden()
  await name.fill('')
  await page.getByRole('textbox', { name: /^Alternativtext/ }).fill('Der Brunnen')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Bitte geben Sie der Datei einen Namen.')).toBeVisible()
})
