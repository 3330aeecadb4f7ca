import { expect, type Locator, type Page, test } from '@playwright/test'
import { enter, openList, openRow } from '../support/editor.ts'
import { editors } from '../support/editors.ts'
import { excessWidth, violationsOf } from '../support/in-page.ts'
import { giveOwnAddress } from '../support/own-address.ts'

// Spec 2.7, 4, 9, § 312j and § 356a BGB: from an article to an order, and back out of it.

test.beforeEach(giveOwnAddress)

/** Presses something: by the mouse, or by the keyboard where nothing else may be used. */
type Press = (target: Locator) => Promise<void>

const byKeyboard: Press = async (target) => {
  await target.focus()
  await target.press('Enter')
}
const byMouse: Press = (target) => target.click()

/** What every page of the shop has: nothing that axe finds, nothing too wide, the way to withdraw. */
async function look(page: Page): Promise<void> {
  expect(await excessWidth(page)).toBeLessThanOrEqual(0)
  await expect(page.getByRole('link', { name: 'Vertrag widerrufen' }).first()).toBeVisible()
}

async function fillIn(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /Versand mit der Post/ }).check()
  await page.getByRole('radio', { name: /^Vorkasse/ }).check()
  await page.getByLabel(/^Vorname/).fill('Renate')
  await page.getByLabel(/^Nachname/).fill('Probe')
  await page.getByRole('textbox', { name: /^E-Mail/ }).fill('renate@post.example')
  await page.getByLabel(/^Straße/).fill('Am Hang 3')
  await page.getByLabel(/^Postleitzahl/).fill('78375')
  await page.getByLabel(/^Ort/).fill('Bad Silberbronn')
}

/** From the list to the page of the order; answers the order's number. */
async function order(page: Page, press: Press, menge = '1'): Promise<string> {
  await page.goto('/de/shop/')
  await look(page)
  const article = page.locator('a[href*="tannenhonig"]').first()
  await page.goto((await article.getAttribute('href')) ?? '')
  await look(page)
  await page.getByLabel(/^Menge/).fill(menge)
  await press(page.getByRole('button', { name: 'In den Warenkorb' }))
  await expect(page).toHaveURL(/\/de\/shop\/warenkorb\//)
  await look(page)
  await press(page.getByRole('link', { name: 'Weiter zur Kasse' }))
  await look(page)
  await press(page.getByRole('button', { name: 'Weiter zur Prüfung' }))
  await expect(
    page.getByRole('link', { name: 'Bitte wählen Sie, wie Sie bezahlen.' }),
  ).toBeVisible()
  await fillIn(page)
  await press(page.getByRole('button', { name: 'Weiter zur Prüfung' }))
  await expect(page.getByText('Gesamtpreis')).toBeVisible()
  await look(page)
  await press(page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }))
  await expect(page).toHaveURL(/\/de\/shop\/bestellung\//)
  await look(page)
  await expect(page.getByRole('img', { name: /GiroCode/ })).toBeVisible()
  return (
    /B-\d+/.exec((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')?.[0] ?? ''
  )
}

async function withdraw(page: Page, press: Press, nummer: string, umfang = ''): Promise<void> {
  await press(page.getByRole('link', { name: 'Vertrag widerrufen' }).first())
  await expect(page.getByLabel(/^Bestellnummer/)).toHaveValue(nummer)
  await press(page.getByRole('button', { name: 'Widerruf bestätigen' }))
  await expect(page.getByRole('link', { name: 'Bitte geben Sie Ihren Namen an.' })).toBeVisible()
  await page.getByLabel(/^Ihr Name/).fill('Renate Probe')
  await page.getByRole('textbox', { name: /^E-Mail/ }).fill('renate@post.example')
  await page.getByLabel(/^Umfang/).fill(umfang)
  await press(page.getByRole('button', { name: 'Widerruf bestätigen' }))
  await expect(page.getByText(/Ihr Widerruf ist am .* Uhr bei uns eingegangen/)).toBeVisible()
}

test('by keyboard from an article to an order and out of it again', async ({ page }) => {
  const nummer = await order(page, byKeyboard)
  expect(nummer).toMatch(/^B-\d+$/)
  expect(await violationsOf(page)).toEqual([])
  const status = page.url()
  await withdraw(page, byKeyboard, nummer)
  expect(await violationsOf(page)).toEqual([])
  await page.goto(status)
  await expect(page.getByText(/Ihr Widerruf ist am/)).toBeVisible()
})

test('large text on a telephone: price, quantity and sum of an article lie beside each other', async ({
  page,
}) => {
  await page.goto('/de/shop/')
  const article = page.locator('a[href*="tannenhonig"]').first()
  await page.goto((await article.getAttribute('href')) ?? '')
  await page.getByRole('button', { name: 'In den Warenkorb' }).click()
  await expect(page).toHaveURL(/\/de\/shop\/warenkorb\//)
  await page.setViewportSize({ width: 375, height: 812 })
  const values = page.locator('main dl:has(input)').first()
  await values.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const cut = await values.evaluate(
    (list) =>
      [...list.children].filter((one) => {
        const { right } = one.getBoundingClientRect()
        const parts = [...one.querySelectorAll('dt, dd, input')]
        return parts.some((part) => {
          const isWide = part.scrollWidth > part.clientWidth + 1
          return isWide || part.getBoundingClientRect().right > right + 1
        })
      }).length,
  )
  expect(cut).toBe(0)
  expect((await values.locator('dt').first().boundingBox())?.height).toBeLessThan(70)
  expect(await excessWidth(page)).toBeLessThanOrEqual(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } })

  test('an order and its withdrawal need no script', async ({ page }) => {
    await withdraw(page, byMouse, await order(page, byMouse))
  })
})

test('the office takes back the part that somebody means, and the order goes on with the rest', async ({
  page,
}) => {
  const nummer = await order(page, byMouse, '2')
  const status = page.url()
  await withdraw(page, byMouse, nummer, 'Nur ein Glas')
  await enter(page, editors.guests)
  await openList(page, 'bestellungen?ansicht=widerruf')
  await openRow(page, page.getByRole('row').getByRole('link').first())
  await page.getByRole('button', { name: 'Widerruf annehmen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Widerruf annehmen?' })
  await expect(dialog.getByText('Nur ein Glas')).toBeVisible()
  const pieces = dialog.getByLabel(/Tannenhonig/)
  await expect(pieces).toHaveValue('')
  expect(await violationsOf(page)).toEqual([])
  await pieces.fill('3')
  await dialog.getByRole('button', { name: 'Widerruf annehmen' }).click()
  await expect(dialog.getByRole('alert')).toContainText('sind nur noch 2 offen')
  await pieces.fill('1')
  await dialog.getByRole('button', { name: 'Widerruf annehmen' }).click()
  await expect(page.getByText('noch 1 von 2')).toBeVisible()
  await page.goto(status)
  await expect(page.getByText('davon 1 widerrufen')).toBeVisible()
  await expect(page.getByRole('img', { name: /GiroCode/ })).toBeVisible()
})
