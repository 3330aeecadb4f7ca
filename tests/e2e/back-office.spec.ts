import { expect, test } from '@playwright/test'
import {
  administrator,
  backOffice,
  enter,
  logIn,
  openDashboard,
  openForm,
  openList,
  openRow,
} from '../support/editor.ts'
import { editors } from '../support/editors.ts'
import { photograph } from '../support/handbook.ts'
import { violationsOf } from '../support/in-page.ts'
import { unknownViolations } from '../support/payload-violations.ts'

test('the first view has no violation at any width', async ({ page }) => {
  await logIn(page, administrator)
  for (const width of [1440, 1024, 375]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await violationsOf(page), `${width} px`).toEqual([])
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Guten Tag/)
  const parts = page.locator('main').getByRole('heading', { level: 2 })
  await expect(parts).toHaveText([
    /^Meine Entwürfe/,
    /^Zur Prüfung/,
    /^Neue Anfragen/,
    /^Nicht zugestellt/,
    /^Läuft bald ab/,
    /^Gefundene Fehler/,
    /^Erklärung zur Barrierefreiheit/,
  ])
})

test('everybody is offered what they may do, and shown what is theirs', async ({ page }) => {
  await openDashboard(page, editors.guests)
  const tasks = page.getByRole('navigation', { name: 'Häufige Aufgaben' }).getByRole('link')
  await expect(tasks).toHaveText([
    'Veranstaltung anlegen',
    'Hinweis schalten',
    'Öffnungszeiten ändern',
    'Meldung schreiben',
    'Bild hochladen',
    'Besuche ansehen',
  ])
  await expect(page.getByRole('heading', { name: /^Nicht zugestellt/ })).toHaveCount(0)
  await openDashboard(page, editors.author)
  await expect(page.getByRole('heading', { name: 'Guten Tag, Jannik Zeller' })).toBeVisible()
  await expect(tasks.first()).toHaveText('Veranstaltung anlegen')
  await expect(page.getByRole('heading', { name: /^Neue Anfragen/ })).toHaveCount(0)
})

test('the tree of pages leads to a page and to a new one below it', async ({ page }) => {
  await enter(page, editors.guests)
  await openList(page, 'seiten')
  const tree = page.locator('details', { has: page.getByRole('heading', { name: 'Seitenbaum' }) })
  await expect(tree.getByText('/en/thermal-bath/')).toBeVisible()
  await photograph(page, 'seitenbaum')
  await expect(tree.getByRole('link', { name: 'Programm bearbeiten' })).toBeHidden()
  await tree.locator('summary', { hasText: /^\d+ Unterseiten von Rossini-Festival/ }).click()
  await expect(tree.getByRole('link', { name: 'Programm bearbeiten' })).toBeVisible()
  expect(await unknownViolations(page)).toEqual([])
  const inTree = await violationsOf(page, 'details')
  expect(inTree.filter((one) => !one.startsWith('region'))).toEqual([])
  await tree.getByRole('link', { name: 'Unterseite anlegen unter Thermalbad' }).click()
  await expect(page.locator('#field-eltern')).toContainText('Thermalbad')
  await page.goto(`${backOffice}/admin/collections/seiten?search=berg`)
  await expect(page.getByRole('table').getByRole('link', { name: /Bergbahn/ })).toBeVisible()
  await expect(tree.getByText('/en/thermal-bath/')).toBeHidden()
})

test('a block shows what it looks like before it is chosen', async ({ page }) => {
  await enter(page, editors.guests)
  await openForm(page, 'seiten/create')
  expect(await unknownViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Baustein hinzufügen' }).first().click()
  const picture = page.getByRole('img', { name: 'Ein Bild neben einem Text, links oder rechts.' })
  await expect(picture).toBeVisible()
  const width = () => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth)
  await expect.poll(width).toBe(240)
  await photograph(page, 'bausteine')
  await page.getByRole('button', { name: /Bild und Text$/ }).click()
  await expect(page.locator('#bloecke-row-0')).toContainText('Bild und Text')
})

test('new blocks lie open, and the keyboard alone puts them in order', async ({ page }) => {
  await enter(page, editors.guests)
  await openForm(page, 'seiten/create')
  const row = (place: number) => page.locator(`#bloecke-row-${place}`)
  const kindOf = (place: number) => row(place).locator('.collapsible__header-wrap').first()
  for (const [place, name] of ['Bild und Text', 'Downloads'].entries()) {
    await page.getByRole('button', { name: 'Baustein hinzufügen' }).first().click()
    await page.getByRole('button', { name: new RegExp(`${name}$`) }).click()
    await expect(kindOf(place)).toContainText(name)
    await expect(row(place).locator('.collapsible').first()).not.toContainClass(
      'collapsible--collapsed',
    )
    await expect(row(place).locator('.collapsible__content').first()).toBeVisible()
  }
  for (const [place, act, first] of [
    [1, 'Nach oben verschieben', 'Downloads'],
    [0, 'Nach unten verschieben', 'Bild und Text'],
  ] as const) {
    await row(place).locator('.array-actions__button').first().focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: act }).press('Enter')
    await expect(kindOf(0)).toContainText(first)
  }
})

test('before an entry leaves the website it says how many places lead to it', async ({ page }) => {
  await enter(page, editors.town)
  await page.goto(`${backOffice}/admin/collections/aemter`)
  const offices = page.getByRole('table')
  await openRow(page, offices.getByRole('link', { name: 'Bürgerbüro', exact: true }))
  await expect(page.getByRole('heading', { name: /^Wird verwendet von/ })).toBeVisible()
  for (const act of ['Zurückziehen', 'Archivieren', 'Löschen']) {
    await page.locator('.doc-controls__dots').click()
    await page.getByRole('button', { name: act, exact: true }).click()
    const question = page.getByRole('dialog').filter({ hasText: 'Abbrechen' })
    await expect(question).toContainText(
      /Achtung: \d+ Stellen der Website verweisen auf diesen Eintrag/,
    )
    await question.getByRole('button', { name: 'Abbrechen' }).click()
    await expect(question).toBeHidden()
  }
})

test('E1, E10: a new entry begins in German; one without English is not called by its number', async ({
  page,
}) => {
  await enter(page, editors.guests)
  const news = `${backOffice}/admin/collections/aktuelles`
  await page.goto(`${news}?locale=en`)
  await openForm(page, 'aktuelles/create')
  await expect(page).toHaveURL(/locale=de/)
  await page.locator('#field-titel').fill('Nur auf Deutsch')
  await page.locator('#action-save-draft').click()
  await page.waitForURL(/aktuelles\/[\w-]{36}/)
  await page.goto(`${page.url().split('?')[0]}?locale=en`, { waitUntil: 'networkidle' })
  const heading = page.locator('.doc-header__title')
  await expect(heading).toBeVisible()
  await expect(heading).not.toHaveText(/[0-9a-f]{8}-/)
})

test('E8: a season takes days as Germans write them; what is wrong is heard at its field', async ({
  page,
}) => {
  await enter(page, editors.town)
  const offices = `${backOffice}/admin/collections/aemter?search=B%C3%BCrgermeisterin`
  await page.goto(offices)
  const office = page
    .getByRole('table')
    .getByRole('link', { name: /Bürgermeisterin/ })
    .first()
  await openRow(page, office)
  await page.getByRole('button', { name: 'Öffnungszeiten', exact: true }).click()
  const add = page.getByRole('button', { name: 'Saison hinzufügen' }).first()
  const season = (row: number) => page.locator(`[id*="saisons-row-${row}"]`).first()
  const day = (row: number, label: string) => season(row).getByLabel(label, { exact: true }).first()
  const type = async (row: number, label: string, text: string, shown: string) => {
    await day(row, label).fill(text)
    await page.keyboard.press('Tab')
    await expect(day(row, label)).toHaveValue(shown)
  }
  await add.press('Enter')
  await expect(day(0, 'Erster Tag')).toBeVisible()
  await type(0, 'Erster Tag', '1. April 2027', '01.04.2027')
  await type(0, 'Letzter Tag', '31.02.2027', '31.02.2027')
  await expect(day(0, 'Letzter Tag')).toHaveAttribute('aria-invalid', 'true')
  await expect(day(0, 'Letzter Tag')).toHaveAccessibleDescription(/^Diesen Tag hat kein Kalender/)
  await type(0, 'Letzter Tag', '31.10.27', '31.10.2027')
  await expect(day(0, 'Letzter Tag')).toHaveAccessibleDescription(/^Sonntag, 31\. Oktober 2027/)
  await page.waitForLoadState('networkidle')
  await add.press('Enter')
  await expect(day(1, 'Erster Tag')).toBeVisible()
  await type(1, 'Erster Tag', '1.10.2027', '01.10.2027')
  const publish = page.getByRole('button', { name: 'Veröffentlichen', exact: true })
  await publish.press('Enter')
  const seasons = page.locator('[id$="__saisons"]').first()
  await expect(seasons.locator('.field-error').first()).toContainText(/überschneiden sich/)
  await expect(season(0).getByLabel('Name').first()).toBeFocused()
  await expect(season(0).getByLabel('Name').first()).toHaveCSS('outline-width', '2px')
  await expect(publish).toBeEnabled()
})
