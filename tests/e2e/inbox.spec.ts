import { expect, type Page, test } from '@playwright/test'
import { enter, openList, openRequestOf, openView } from '../support/editor.ts'
import { editors } from '../support/editors.ts'
import { giveOwnAddress } from '../support/own-address.ts'

test.beforeEach(giveOwnAddress)

// A request from the form to its answer (spec 2.7): what its sender sees, and what the office does.

async function ask(page: Page, betreff: string): Promise<string> {
  await page.goto('/de/anfragen/')
  await page.getByLabel(/^Worum/).fill(betreff)
  await page.getByLabel(/^Nachricht/).fill('Wann ist das Bürgerbüro offen?\n\nVielen Dank!')
  await page.getByLabel(/^Vorname/).fill('Ayşe')
  await page.getByLabel(/^Nachname/).fill('Öztaş')
  await page.locator('form [name=email]').first().fill('ayse@post.example')
  await page.getByRole('checkbox', { name: /einverstanden/ }).check()
  await page.getByRole('button', { name: 'Nachricht absenden' }).click()
  const link = page.getByRole('link', { name: 'Sehen, wie es um Ihre Anfrage steht' })
  return (await link.getAttribute('href')) ?? ''
}

const state = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('T65: the thank-you leads to a page that says how the request stands', async ({
      page,
    }) => {
      const path = await ask(page, `Öffnungszeiten ${javaScriptEnabled}`)
      expect(path).toMatch(/^\/de\/anfragestatus\/[\w-]{22}\/$/)
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      expect(response?.headers()['cache-control']).toBe('private, no-store')
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer')
      await expect(state(page, 'Eingegangen')).toBeVisible()
      await expect(page.getByText('Stadtverwaltung').first()).toBeVisible()
      await expect(page.getByText('Bürgerbüro offen')).toHaveCount(0)
      await page.goto(path.replace('/de/anfragestatus/', '/en/request-status/'))
      await expect(state(page, 'Received')).toBeVisible()
    })

    test('T65: an unknown link is not found, and says what to do', async ({ page }) => {
      for (const [path, title] of [
        [`/de/anfragestatus/${'x'.repeat(22)}/`, 'Diese Anfrage finden wir nicht'],
        ['/en/request-status/short/', 'We cannot find this request'],
      ] as const) {
        const response = await page.goto(path)
        expect(response?.status()).toBe(404)
        expect(response?.headers()['cache-control']).toBe('private, no-store')
        await expect(page.getByRole('heading', { name: title })).toBeVisible()
      }
    })
  })
}

test('the office answers from its inbox, and the sender reads it on the page', async ({
  page,
  context,
}) => {
  const betreff = `Frage ${Date.now()}`
  const path = await ask(page, betreff)
  const desk = await context.newPage()
  await enter(desk, editors.town)
  await openList(desk, 'anfragen?ansicht=neu')
  await openRequestOf(desk, 'Ayşe Öztaş')
  await expect(desk.getByText(betreff)).toBeVisible()
  await expect(desk.getByText('Betreff', { exact: true }).first()).toBeVisible()
  await desk.getByRole('button', { name: 'Antworten …' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Antworten' })
  await dialog.getByLabel('Vorlage').selectOption({ label: 'Eine Rückfrage' })
  await expect(dialog.getByLabel('Betreff')).toHaveValue(/^Eine Frage zu Ihrer Anfrage \(A-\d+\)$/)
  await dialog.getByLabel('Text').fill('Montag bis Freitag von 8 bis 12 Uhr.')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Antwort senden' }).click()
  await expect(dialog.getByText(/geht gleich hinaus/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Schließen' }).click()
  await expect(desk.getByText('Montag bis Freitag von 8 bis 12 Uhr.')).toBeVisible()
  await expect(desk.getByText('geantwortet', { exact: false })).toBeVisible()
  await page.goto(path)
  await expect(state(page, 'Erledigt')).toBeVisible()
  await expect(page.getByText('Montag bis Freitag von 8 bis 12 Uhr.')).toBeVisible()
})

/** Opens the answer to the request that is shown and writes it, without sending it. */
async function write(desk: Page, text: string) {
  await desk.getByRole('button', { name: 'Antworten …' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Antworten' })
  await dialog.getByLabel('Betreff').fill('Ihre Frage')
  await dialog.getByLabel('Text').fill(text)
  return { dialog, send: dialog.getByRole('button', { name: 'Antwort senden' }) }
}

test('of two who answer at once the second reads the first answer, and keeps their own words', async ({
  page,
  context,
}) => {
  await ask(page, `Frage ${Date.now()}`)
  await enter(page, editors.town)
  await openList(page, 'anfragen?ansicht=neu')
  await openRequestOf(page, 'Ayşe Öztaş')
  const other = await context.newPage()
  await openView(other, page.url().split('/admin/')[1] ?? '')
  const first = await write(page, 'Ja, bis 12 Uhr.')
  const second = await write(other, 'Nein, erst am Montag.')
  await first.send.click()
  await expect(first.dialog.getByText(/geht gleich hinaus/)).toBeVisible()
  await second.send.click()
  await expect(second.dialog.getByText(/schon beantwortet worden/)).toBeVisible()
  await expect(second.dialog.getByText('Ja, bis 12 Uhr.')).toBeVisible()
  await expect(second.dialog.getByLabel('Text')).toHaveValue('Nein, erst am Montag.')
  // Who has read it may add something.
  await second.send.click()
  await expect(second.dialog.getByText(/geht gleich hinaus/)).toBeVisible()
})
