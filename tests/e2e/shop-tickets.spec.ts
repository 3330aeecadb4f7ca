import { expect, type Page, test } from '@playwright/test'
import { backOffice, enter, openList, openRow, openView } from '../support/editor.ts'
import { editors } from '../support/editors.ts'
import { excessWidth, violationsOf } from '../support/in-page.ts'
import { giveOwnAddress } from '../support/own-address.ts'
import { readCodes } from '../support/read-codes.ts'

// Issue 20, line 6: a ticket from the shop to the door, and back when its event is cancelled.

test.beforeEach(giveOwnAddress)

/** Orders two tickets by mail, without a postal address; answers the order's number. */
async function buyTickets(page: Page): Promise<string> {
  await page.goto('/de/shop/')
  const article = page.locator('a[href*="stadtchor"]').first()
  await page.goto((await article.getAttribute('href')) ?? '')
  await expect(page.getByText(/^Eintrittskarte als PDF/)).toBeVisible()
  await page.getByLabel(/^Menge/).fill('2')
  await page.getByRole('button', { name: 'In den Warenkorb' }).click()
  await page.getByRole('link', { name: 'Weiter zur Kasse' }).click()
  await page.getByRole('radio', { name: /^Per E-Mail/ }).check()
  await page.getByRole('radio', { name: /^Vorkasse/ }).check()
  await page.getByLabel(/^Vorname/).fill('Karla')
  await page.getByLabel(/^Nachname/).fill('Kartenfreund')
  await page.getByRole('textbox', { name: /^E-Mail/ }).fill('karla@post.example')
  await page.getByRole('button', { name: 'Weiter zur Prüfung' }).click()
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
  await expect(page).toHaveURL(/\/de\/shop\/bestellung\//)
  await expect(page.getByText(/schicken wir Ihnen per E-Mail, sobald/)).toBeVisible()
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  return /B-\d+/.exec(heading ?? '')?.[0] ?? ''
}

/** Notes in the back office that the money is there. */
async function notePayment(page: Page, nummer: string): Promise<void> {
  await openList(page, 'bestellungen?ansicht=alle')
  const row = page.getByRole('link', { name: new RegExp(`^(B-)?${nummer.slice(2)}$`) })
  await openRow(page, row.first())
  await page.getByRole('button', { name: 'Zahlung ist da' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: /^Bezahlt/ })).toBeVisible()
}

/** Types a code at the door as a scanner does. */
async function scan(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code der Karte').fill(code)
  await page.keyboard.press('Enter')
}

test('two tickets are bought, paid, and let in once each', async ({ page }) => {
  const nummer = await buyTickets(page)
  const order = page.url()
  await enter(page, editors.guests)
  await notePayment(page, nummer)
  await page.goto(order)
  expect(await violationsOf(page)).toEqual([])
  const link = page.getByRole('link', { name: 'Eintrittskarten öffnen (PDF)' })
  const file = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(file.headers()['content-type']).toBe('application/pdf')
  const [first = '', second = ''] = (await readCodes(await file.body())).map((code) => code ?? '')

  await openView(page, 'einlass')
  const choice = page.getByLabel('Veranstaltung')
  const concert = choice.getByRole('option', { name: /Stadtchor/ })
  await choice.selectOption((await concert.getAttribute('value')) ?? '')
  await page.getByRole('button', { name: 'Wechseln' }).click()
  await expect(page.getByRole('heading', { level: 2 })).toContainText('Stadtchor')
  await page.waitForLoadState('networkidle')
  await expect(page.getByLabel('Code der Karte')).toBeFocused()
  const answer = page.getByRole('main').getByRole('status')
  await scan(page, first)
  await expect(answer).toContainText('Gültig')
  await expect(answer).toContainText('Karla Kartenfreund')
  expect(await violationsOf(page)).toEqual([])
  await scan(page, first)
  await expect(answer).toContainText('Schon eingelassen')
  await expect(answer).toContainText(editors.guests.name)
  await scan(page, second.toLowerCase().replaceAll('-', ''))
  await expect(answer).toContainText('Gültig')
  await scan(page, first.slice(0, -2))
  await expect(answer).toContainText('Kein gültiger Code')
  await expect(page.getByText(/^Eingelassen: \d+ von \d+/)).toBeVisible()
  await expect(page.getByLabel('Code der Karte')).toBeFocused()
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await excessWidth(page)).toBeLessThanOrEqual(0)
})

test('who keeps no orders stands at no door and reads no list', async ({ page }) => {
  await enter(page, editors.town)
  for (const path of ['einlass', 'abgesagte-karten']) {
    await page.goto(`${backOffice}/admin/${path}`)
    await expect(page.getByText('Dazu ist Ihr Konto nicht berechtigt.')).toBeVisible()
  }
})
