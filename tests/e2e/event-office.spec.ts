import { expect, type Page, test } from '@playwright/test'
import { enter, openForm, openList, stateOfForm } from '../support/editor.ts'
import { editors } from '../support/editors.ts'
import { photograph } from '../support/handbook.ts'

// What the office does with events beyond writing them, with clicks and the words it sees.

test.describe.configure({ mode: 'serial' })
const year = new Date().getFullYear() + 1
const titel = `Chorprobe ${year}`

const tab = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const find = (page: Page, title: string) =>
  openList(page, `veranstaltungen?search=${encodeURIComponent(title)}`)

async function publish(page: Page): Promise<void> {
  const saved = page.waitForResponse(
    (answer) =>
      /POST|PATCH/.test(answer.request().method()) && answer.url().includes('/api/veranstaltungen'),
  )
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
  const answer = await saved
  expect(answer.ok(), await answer.text()).toBe(true)
}

test.beforeEach(({ page }) => enter(page, editors.guests))

test('E2: a day is taken as Germans write it, and what no calendar has is refused and kept', async ({
  page,
}) => {
  await openForm(page, 'veranstaltungen/create')
  await page.getByLabel('Titel').fill('Tage, wie man sie schreibt')
  await tab(page, 'Wann').click()
  const day = page.locator('#field-datum_von')
  const status = page.locator('#field-datum_von ~ div output')
  await day.fill('5.12.26')
  await expect(status).toHaveText('Samstag, 5. Dezember 2026')
  await day.fill('5. Dezember 2027')
  await expect(status).toHaveText('Sonntag, 5. Dezember 2027')
  await day.press('Tab')
  await expect(day).toHaveValue('05.12.2027')
  await day.fill('31.02.2027')
  await day.press('Tab')
  await expect(status).toHaveText('Diesen Tag hat kein Kalender. Bitte so schreiben: 24.12.2026')
  await page.locator('#action-save-draft').click()
  await expect(page.getByText('Das folgende Feld ist nicht korrekt: Beginn')).toBeVisible()
  await expect(day).toHaveValue('31.02.2027')
  await photograph(page, 'veranstaltung-tag')
})

test('a series says its rule and its days while it is written', async ({ page }) => {
  await openForm(page, 'veranstaltungen/create')
  await page.getByLabel('Titel').fill(titel)
  await tab(page, 'Wann').click()
  const day = page.locator('#field-datum_von')
  await day.fill(`1.6.${String(year).slice(2)}`)
  await day.press('Tab')
  await expect(day).toHaveValue(`01.06.${year}`)
  await page.locator('#field-timeFrom').fill('23:30')
  await page.locator('#field-timeTo').fill('01:00')
  await expect(page.getByText('Geht über Mitternacht')).toBeVisible()
  await page.locator('#field-timeTo').fill('09:00')
  await expect(page.getByText('Das Ende liegt vor dem Beginn')).toBeVisible()
  await page.locator('#field-timeFrom').fill('19:30')
  // A row that is added while the server still answers for the last sign stays empty.
  const state = stateOfForm(page)
  await page.locator('#field-timeTo').fill('21:00')
  await state
  await page.waitForLoadState('networkidle')
  await tab(page, 'Wiederholung').click()
  await page.getByRole('button', { name: 'Wiederholung hinzufügen' }).click()
  await page.locator('#field-serie__0__rhythmus').click()
  await page.getByRole('option', { name: /selben Wochentag/ }).click()
  const preview = page.getByRole('region', { name: 'Vorschau der Termine' })
  await expect(preview.getByText('bis wann oder wie oft')).toBeVisible()
  await page.locator('#field-serie__0__anzahl').fill('6')
  await expect(preview.getByText(/^jeden 1\. \S+ im Monat, 6 Termine:$/)).toBeVisible()
  await expect(preview.getByRole('listitem')).toHaveCount(6)
  await page.waitForLoadState('networkidle')
  await photograph(page, 'veranstaltung-reihe')
  // W5: from June to December lie two public holidays, or three where Corpus Christi is late.
  await page.locator('#field-serie__0__rhythmus').click()
  await page.getByRole('option', { name: 'Täglich' }).click()
  await page.locator('#field-serie__0__anzahl').fill('200')
  await page.getByLabel('Nicht an Feiertagen').check()
  await expect(preview.getByText(/^jeden Tag, nicht an Feiertagen, 19[78] Termine:$/)).toBeVisible()
  await page.getByLabel('Nicht an Feiertagen').uncheck()
  await page.locator('#field-serie__0__rhythmus').click()
  await page.getByRole('option', { name: /selben Wochentag/ }).click()
  await page.locator('#field-serie__0__anzahl').fill('6')
  await expect(preview.getByRole('listitem')).toHaveCount(6)
  await page.waitForLoadState('networkidle')
  await publish(page)
  await page.waitForURL(/veranstaltungen\/[0-9a-f-]{36}/)
})

test('one day of a series is cancelled from the list, by the keyboard', async ({
  page,
  request,
}) => {
  await find(page, titel)
  await page.getByRole('button', { name: `Absagen: ${titel}` }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Welcher Termin?').selectOption({ index: 3 })
  await photograph(page, 'veranstaltung-absagen')
  await dialog.getByRole('button', { name: 'Jetzt auf die Website stellen' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('Absagen oder verschieben')
  await expect(dialog.getByText('Gespeichert')).toBeHidden()
  await dialog.getByLabel('Grund', { exact: false }).first().fill('Der Saal wird gestrichen.')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(/^Gespeichert/)).toBeVisible()
  const api = `${process.env.CONTENT_API_URL}/api/cms/veranstaltungen?sprache=de&q=Chorprobe`
  await expect(async () => {
    const text = await (await request.get(api)).text()
    expect(text).toContain('"abgesagt"')
  }).toPass({ timeout: 15_000 })
  await page.keyboard.press('Escape')
})

test('Escape leaves a dialog and gives the focus back', async ({ page }) => {
  await find(page, titel)
  const button = page.getByRole('button', { name: `Duplizieren: ${titel}` })
  await button.click()
  await expect(page.getByLabel('Wann findet sie statt?')).toHaveValue(/^\d{4}-\d{2}-\d{2}$/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('a copy is a draft on the day that is asked for', async ({ page }) => {
  await find(page, titel)
  await page.getByRole('button', { name: `Duplizieren: ${titel}` }).click()
  await page.getByLabel('Wann findet sie statt?').fill(`${year}-09-07`)
  await photograph(page, 'veranstaltung-duplizieren')
  await page.getByRole('button', { name: 'Entwurf anlegen' }).click()
  await page.waitForURL(/veranstaltungen\/[0-9a-f-]{36}/)
  await expect(page.locator('.status')).toContainText('Entwurf')
  await tab(page, 'Wann').click()
  await expect(page.locator('#field-datum_von')).toHaveValue(`07.09.${year}`)
  await page.locator('.doc-controls__popup button').first().click()
  await expect(page.locator('#action-archive')).toBeVisible()
  await expect(page.getByText(/^Duplizieren/).filter({ visible: true })).toHaveCount(1)
})

test('a file is looked at, then made drafts of; a second time nothing is new', async ({ page }) => {
  const rows = [
    'Titel;Datum;Uhrzeit;Ort',
    `Frühlingsfest;24.05.${year};15:00;Kurpark`,
    `Lesung;30.02.${year};19:30;Bücherei`,
    `Fackelwanderung;03.06.${year};20:00;Marktbrunnen`,
  ]
  const file = {
    name: 'verein.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\r\n'), 'latin1'),
  }
  await openList(page, 'veranstaltungen')
  await page.getByRole('link', { name: /aus einer Datei einlesen/ }).click()
  await page.waitForURL(/veranstaltungen-einlesen/)
  await page.waitForLoadState('networkidle')
  const choose = page.getByLabel(/Kalender \(\.ics\)/)
  await choose.setInputFiles(file)
  await expect(page.getByText('Windows-1252: 2 neu, 1 fehlerhaft.')).toBeVisible()
  await expect(page.getByText(/30\.02\.\d{4} gibt es im Kalender nicht/)).toBeVisible()
  await photograph(page, 'veranstaltungen-einlesen')
  await page.getByRole('button', { name: '2 Entwürfe anlegen' }).click()
  await expect(page.getByRole('heading', { name: 'Eingelesen' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Frühlingsfest' })).toBeVisible()
  await choose.setInputFiles([])
  await choose.setInputFiles(file)
  await expect(page.getByText('2 unverändert, 1 fehlerhaft.')).toBeVisible()
  await expect(page.getByRole('button', { name: /Entw(?:urf|ürfe) anlegen/ })).toHaveCount(0)
})
