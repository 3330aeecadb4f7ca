import { expect, type Page, test } from '@playwright/test'
import { enter, openList } from '../support/editor.ts'
import { editors } from '../support/editors.ts'

// The calendar of a district is read in by the town hall (spec 2.6): looked at first, then entered.

test.describe.configure({ mode: 'serial' })
const year = new Date().getFullYear() + 1

const table = {
  name: 'abfuhr.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Datum;Abfallart;Bezirk',
      `07.02.${year};Restmüll;1`,
      `31.02.${year};Restmüll;1`,
      `14.02.${year};Restmüll;2`,
    ].join('\r\n'),
    'latin1',
  ),
}

const corrected = {
  ...table,
  buffer: Buffer.from(
    ['Datum;Abfallart;Bezirk', `07.02.${year};Restmüll;1`, `14.02.${year};Restmüll;2`].join('\r\n'),
  ),
}

const calendar = {
  name: 'bezirk.ics',
  mimeType: 'text/calendar',
  buffer: Buffer.from(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Zweckverband Silbertal//Abfuhr//DE',
      ...[`${year}0221`, `${year}0307`].flatMap((day) => [
        'BEGIN:VEVENT',
        `UID:${day}@zweckverband.example`,
        'DTSTAMP:20261101T080000Z',
        `DTSTART;VALUE=DATE:${day}`,
        'SUMMARY:Restmüll',
        'END:VEVENT',
      ]),
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  ),
}

/** Opens the view from the list, and chooses the year. */
async function openImport(page: Page) {
  await enter(page, editors.town)
  await openList(page, 'abfuhrtermine')
  await page.getByRole('link', { name: 'Abfuhrtermine aus einer Datei einlesen' }).press('Enter')
  await page.waitForURL(/abfuhrtermine-einlesen/)
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Jahr').selectOption(String(year))
  return page.getByLabel(/Kalender \(\.ics\)/)
}

/** Days of a district in the new year that visitors see. */
async function daysOf(page: Page, bezirk: number): Promise<string> {
  const query = `bezirk=${bezirk}&datum_von=${year}-02-01&datum_bis=${year}-03-31&pro_seite=100`
  const api = `${process.env.CONTENT_API_URL}/api/cms/abfuhrtermine?${query}`
  return (await page.request.get(api)).text()
}

test('a table is looked at, refused while a line is wrong, then entered and public', async ({
  page,
}) => {
  const choose = await openImport(page)
  await choose.setInputFiles(table)
  await expect(
    page.getByRole('heading', { name: 'Fehler: So wird nichts eingetragen' }),
  ).toBeVisible()
  await expect(page.getByText(/\(Zeile 3\)/)).toBeVisible()
  await expect(page.getByRole('button', { name: /eintragen$/ })).toHaveCount(0)
  await choose.setInputFiles(corrected)
  const changes = page.getByRole('region', { name: 'Was sich ändert' })
  await expect(changes.getByRole('row', { name: new RegExp(`07\\.02\\.${year}`) })).toContainText(
    /neu|verschoben/,
  )
  expect(await daysOf(page, 1)).not.toContain(`${year}-02-07`)
  await page.getByRole('button', { name: '2 Änderungen eintragen' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Eingelesen' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Eingelesen' })).toContainText(
    /^EingelesenEingetragen und auf der Website: \d/,
  )
  expect(await daysOf(page, 1)).toContain(`${year}-02-07`)
  await choose.setInputFiles([])
  await choose.setInputFiles(corrected)
  await expect(page.getByText('2 Termine waren schon eingetragen.')).toBeVisible()
  await expect(page.getByRole('button', { name: /eintragen$/ })).toHaveCount(0)
})

test('a calendar without districts is entered in the one that is chosen', async ({ page }) => {
  const choose = await openImport(page)
  await choose.setInputFiles(calendar)
  await expect(page.getByText(/Es fehlt, in welchem Bezirk/)).toBeVisible()
  await expect(page.getByRole('button', { name: /eintragen$/ })).toHaveCount(0)
  await page.getByLabel('Abfuhrbezirk').selectOption({ label: 'Bezirk 2' })
  const changes = page.getByRole('region', { name: 'Was sich ändert' })
  await expect(changes.getByRole('row', { name: new RegExp(`21\\.02\\.${year}`) })).toBeVisible()
  await page.getByRole('button', { name: '2 Änderungen eintragen' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Eingelesen' })).toBeVisible()
  expect(await daysOf(page, 2)).toContain(`${year}-03-07`)
})
