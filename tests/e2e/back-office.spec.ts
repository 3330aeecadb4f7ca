import { expect, type Page, test } from '@playwright/test'
import { administrator, backOffice, logIn } from '../support/editor.ts'
import { editors } from '../support/editors.ts'
import { photograph } from '../support/handbook.ts'
import { violationsOf } from '../support/in-page.ts'

test.setTimeout(90_000)

/**
 * What axe finds in Payload's own views, which we neither write nor style; each with its reason.
 * Anything else is ours.
 */
const known: Record<string, string> = {
  'color-contrast': 'Payload’s greys for placeholders and disabled fields',
  'aria-input-field-name': 'react-select’s inputs inside Payload’s selects have no name',
  label: 'Payload’s checkboxes in tables and its editor of text have no label',
  'button-name': 'Payload’s buttons to sort, to drag and of date pickers are icons without a name',
  'aria-allowed-attr': 'aria-disabled and others on Payload’s wrappers',
  'heading-order': 'Payload’s fields begin with h3',
  region: 'Payload’s header and form stand outside landmarks',
  'nested-interactive': 'Payload’s drag handles hold buttons',
  'scrollable-region-focusable': 'Payload’s panes scroll without being focusable',
  'page-has-heading-one': 'Payload’s forms have their heading outside the landmark',
  'landmark-one-main': 'Payload’s lists and forms have no main',
  'svg-img-alt': 'Payload’s icons',
  'link-name': 'Payload’s icon for the account',
  'empty-table-header': 'Payload’s column of checkboxes',
  'aria-required-parent': 'Payload’s rows for dragging',
  list: 'Payload’s step navigation',
}

async function ours(page: Page): Promise<string[]> {
  const found = await violationsOf(page)
  return found.filter((one) => known[one.split(':')[0] ?? ''] === undefined)
}

test('the first view has no violation of ours, nor has the part of it that is ours any', async ({
  page,
}) => {
  await logIn(page, administrator)
  for (const width of [1440, 1024, 375]) {
    await page.setViewportSize({ width, height: 900 })
    const own = (await violationsOf(page)).filter((one) => one.includes('dashboard'))
    expect([...own, ...(await ours(page))], `${width} px`).toEqual([])
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
  ])
})

test('everybody is offered what they may do, and shown what is theirs', async ({ page }) => {
  await logIn(page, editors.guests)
  const tasks = page.getByRole('navigation', { name: 'Häufige Aufgaben' }).getByRole('link')
  await expect(tasks).toHaveText(['Veranstaltung anlegen', 'Meldung schreiben', 'Bild hochladen'])
  await expect(page.getByRole('heading', { name: /^Nicht zugestellt/ })).toHaveCount(0)
  await page.context().clearCookies()
  await logIn(page, editors.author)
  await expect(page.getByRole('heading', { name: /^Neue Anfragen/ })).toHaveCount(0)
  await expect(tasks.first()).toHaveText('Veranstaltung anlegen')
})

test('the tree of pages leads to a page and to a new one below it', async ({ page }) => {
  await logIn(page, editors.guests)
  await page.goto(`${backOffice}/admin/collections/seiten`, { waitUntil: 'networkidle' })
  const tree = page.locator('details', { has: page.getByRole('heading', { name: 'Seitenbaum' }) })
  await expect(tree.getByText('/en/thermal-bath/')).toBeVisible()
  await photograph(page, 'seitenbaum')
  await expect(tree.getByRole('link', { name: 'Programm bearbeiten' })).toBeHidden()
  await tree.getByText('8 Unterseiten').click()
  await expect(tree.getByRole('link', { name: 'Programm bearbeiten' })).toBeVisible()
  expect(await ours(page)).toEqual([])
  await tree.getByRole('link', { name: 'Unterseite von Thermalbad anlegen' }).click()
  await expect(page.locator('#field-eltern')).toContainText('Thermalbad')
  await page.goto(`${backOffice}/admin/collections/seiten?search=berg`)
  await expect(page.getByRole('table').getByRole('link', { name: /Bergbahn/ })).toBeVisible()
  await expect(tree.getByText('/en/thermal-bath/')).toBeHidden()
})

test('a block shows what it looks like before it is chosen', async ({ page }) => {
  await logIn(page, editors.guests)
  await page.goto(`${backOffice}/admin/collections/seiten/create`, { waitUntil: 'networkidle' })
  expect(await ours(page)).toEqual([])
  await page.getByRole('button', { name: 'Baustein hinzufügen' }).first().click()
  const picture = page.getByRole('img', { name: 'Ein Bild neben einem Text, links oder rechts.' })
  await expect(picture).toBeVisible()
  expect(await picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth)).toBe(
    240,
  )
  await photograph(page, 'bausteine')
  await page.getByRole('button', { name: /Bild und Text$/ }).click()
  await expect(page.getByText('Anordnung')).toBeVisible()
})
