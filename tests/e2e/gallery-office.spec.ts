import { calls } from '@kurstadt/contract'
import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test'
import { contentOf } from '../support/content-of.ts'
import { dragRow, enter, openForm } from '../support/editor.ts'
import { editors } from '../support/editors.ts'
import { scene } from '../support/sample-pictures.ts'

// Spec 2.6: a gallery is made in the back office, many pictures at once, in an order, with captions in
// both languages.

const shown = ['Feuerwerk', 'Lampions', 'Brunnen'] as const
/** Captions in the order that the pictures get. */
const texts = {
  de: ['Er leuchtet bis Mitternacht', 'Tausend an der Zahl', 'Zum Schluss um elf'],
  en: ['It glows until midnight', 'A thousand of them', 'The end, at eleven'],
} as const
const titel = `Lichterfest am See ${Date.now()}`

/** Chooses several files at once in the window that is open. */
async function chooseFiles(page: Page, drawer: Locator): Promise<void> {
  const files = shown.map(async (name, place) => {
    const buffer = await scene(300 + place, 200)
      .jpeg()
      .toBuffer()
    return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer }
  })
  const chooser = page.waitForEvent('filechooser')
  await drawer.getByRole('button', { name: 'Datei auswählen' }).click()
  await (await chooser).setFiles(await Promise.all(files))
}

/** Fills in once for all files whose they are and with what right they are shown. */
async function fillInRights(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Alle bearbeiten' }).click()
  const many = page.getByRole('dialog').last()
  for (const field of ['Rechte > Copyright', 'Rechte > Lizenz']) {
    await many.getByRole('combobox').first().click()
    await many.getByRole('option', { name: field }).click()
  }
  await many.getByRole('textbox', { name: 'Copyright' }).fill('Foto: Stadt Bad Silberbronn')
  await many.getByRole('combobox', { name: 'Lizenz' }).click()
  // The list of fields closes on its own time: its options are not those that are meant.
  await many.getByRole('option', { name: 'Eigene Aufnahme der Stadt' }).click()
  await expect(many.getByRole('option')).toHaveCount(0)
  await expect(many.getByText('Eigene Aufnahme der Stadt').first()).toBeVisible()
  await many.getByRole('button', { name: 'Änderungen anwenden' }).click()
  await expect(many.getByRole('button', { name: 'Änderungen anwenden' })).toBeHidden()
}

async function uploadAtOnce(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Neue Bilder hochladen' }).click()
  const drawer = page.getByRole('dialog')
  await chooseFiles(page, drawer)
  const alt = drawer.getByRole('textbox', { name: 'Alternativtext' })
  await expect(alt).toBeVisible()
  await fillInRights(page)
  for (const name of shown) {
    // Beside it stands «Brunnen.jpg entfernen».
    await drawer.getByRole('button', { name: new RegExp(`^${name}\\.jpg(?! entfernen)`) }).click()
    await expect(drawer.locator(`input[value="${name}.jpg"]`)).toBeVisible()
    await alt.fill(`${name} am Abend`)
  }
  await drawer.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(drawer).toBeHidden()
}

const captionIn = (within: Locator) => within.getByRole('textbox', { name: /^Bildtext/ })
const row = (page: Page, place: number) => page.locator(`#bilder-row-${place}`)

async function expectOrder(page: Page, names: readonly string[]): Promise<void> {
  for (const [place, name] of names.entries())
    await expect(row(page, place).locator('.collapsible__header-wrap')).toContainText(name)
}

/** Moves a row up in its menu, by keys alone. */
async function moveUpByKeys(page: Page, place: number): Promise<void> {
  await row(page, place).locator('.array-actions__button').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Nach oben verschieben' }).press('Enter')
}

/** Writes the captions of all rows, which may be folded. */
async function writeCaptions(page: Page, texts: readonly string[]): Promise<void> {
  for (const [place, text] of texts.entries()) {
    const caption = captionIn(row(page, place))
    // An answer of the server to what was changed before folds the rows once more.
    await expect(async () => {
      if (!(await caption.isVisible()))
        await page.getByRole('button', { name: 'Alle anzeigen' }).click()
      // Payload draws what lies below the window only once it is scrolled to.
      await row(page, place).scrollIntoViewIfNeeded()
      await caption.fill(text, { timeout: 2_000 })
    }).toPass()
  }
}

async function publish(page: Page, name: string): Promise<void> {
  const saved = page.waitForResponse((answer) => {
    const isChange = /POST|PATCH/.test(answer.request().method())
    return isChange && /\/api\/galerien[/?]/.test(answer.url())
  })
  await page.getByRole('button', { name, exact: true }).click()
  const answer = await saved
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** On the website the pictures stand in their order, with their captions in each language. */
async function expectBothLanguages(page: Page, request: APIRequestContext): Promise<void> {
  const { data } = await contentOf(request, 'galerien?pro_seite=500', calls.galerien.answer)
  await page.goto(data.find((one) => one.titel === titel)?.detailURL ?? '')
  const english = await page.locator('link[hreflang="en"]').getAttribute('href')
  const tiles = page.locator('main a[id^="bild-"]')
  await expect(tiles).toHaveCount(shown.length)
  for (const [place, name] of ['Brunnen', 'Lampions', 'Feuerwerk'].entries()) {
    const tile = tiles.nth(place)
    await expect(tile.getByRole('img', { name: `${name} am Abend` })).toBeVisible()
    const href = (await tile.getAttribute('href')) ?? ''
    const german = await (await request.get(href)).text()
    expect(german).toContain(texts.de[place])
    const answer = await request.get(`${english}${new URL(href, page.url()).search}`)
    expect(await answer.text()).toContain(texts.en[place])
  }
}

test('many pictures come into a gallery at once, are put in order and get captions in both languages', async ({
  page,
  request,
}) => {
  await enter(page, editors.guests)
  await openForm(page, 'galerien/create')
  await page.locator('#field-titel').fill(titel)
  await page.locator('#field-datum').fill('03.01.2020')
  await uploadAtOnce(page)
  await expectOrder(page, shown)
  await dragRow(page, row(page, 0), row(page, 2))
  await expectOrder(page, ['Lampions', 'Brunnen', 'Feuerwerk'])
  await moveUpByKeys(page, 1)
  await expectOrder(page, ['Brunnen', 'Lampions', 'Feuerwerk'])
  await writeCaptions(page, texts.de)
  await publish(page, 'Veröffentlichen')
  await page.waitForURL(/galerien\/[\w-]{36}/)
  const form = new URL(page.url()).pathname.replace('/admin/collections/', '')
  await openForm(page, `${form}?locale=en`)
  await writeCaptions(page, texts.en)
  await page.locator('#field-titel').fill(`${titel} (English)`)
  await publish(page, 'Englisch veröffentlichen')
  await expectBothLanguages(page, request)
})
