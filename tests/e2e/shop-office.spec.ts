import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { backOffice, enter, openList } from '../support/editor.ts'
import { editors } from '../support/editors.ts'
import { excessWidth, violationsOf } from '../support/in-page.ts'
import { giveOwnAddress } from '../support/own-address.ts'

// Issue 20: what the office takes along of the orders, to pack and to book them.

test.beforeEach(giveOwnAddress)

/** Buys two jars of honey on invoice; answers the order's number. */
async function buy(page: Page): Promise<string> {
  await page.goto('/de/shop/')
  const article = page.locator('a[href*="tannenhonig"]').first()
  await page.goto((await article.getAttribute('href')) ?? '')
  await page.getByLabel(/^Menge/).fill('2')
  await page.getByRole('button', { name: 'In den Warenkorb' }).click()
  await page.getByRole('link', { name: 'Weiter zur Kasse' }).click()
  await page.getByRole('radio', { name: /Versand mit der Post/ }).check()
  await page.getByRole('radio', { name: /Rechnung/ }).check()
  await page.getByLabel(/^Vorname/).fill('Renate')
  await page.getByLabel(/^Nachname/).fill('Packer')
  await page.getByRole('textbox', { name: /^E-Mail/ }).fill('renate@post.example')
  await page.getByLabel(/^Straße/).fill('Am Hang 3')
  await page.getByLabel(/^Postleitzahl/).fill('78375')
  await page.getByLabel(/^Ort/).fill('Bad Silberbronn')
  await page.getByRole('button', { name: 'Weiter zur Prüfung' }).click()
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
  await expect(page).toHaveURL(/\/de\/shop\/bestellung\//)
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  return /B-\d+/.exec(heading ?? '')?.[0] ?? ''
}

test('the office prints what to pack, and takes along what to book', async ({ page }) => {
  const nummer = await buy(page)
  await enter(page, editors.guests)
  await openList(page, 'bestellungen')

  await page.getByRole('button', { name: 'Tabelle für die Kämmerei' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tabelle für die Kämmerei' })
  const [from, to] = [dialog.getByLabel('Erster Tag'), dialog.getByLabel('Letzter Tag')]
  await expect(from).toHaveValue(/-01$/)
  expect(await violationsOf(page, 'dialog')).toEqual([])
  await from.fill('2099-12-31')
  await to.fill('2020-01-01')
  await dialog.getByRole('button', { name: 'Tabelle holen' }).click()
  await expect(dialog.getByRole('alert')).toContainText('liegt vor dem ersten')
  await from.fill('2020-01-01')
  await to.fill('2099-12-31')
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Tabelle holen' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('kaemmerei-2020-01-01-bis-2099-12-31.csv')
  expect(await readFile(await file.path(), 'utf8')).toContain(`;"${nummer}";"Renate Packer";`)
  await expect(dialog).toHaveCount(0)

  await page.getByRole('link', { name: 'Packliste' }).click()
  await expect(page.getByRole('heading', { name: 'Packliste', level: 1 })).toBeVisible()
  const parcel = page.getByRole('region', { name: nummer })
  await expect(parcel).toContainText('Renate Packer')
  await expect(parcel.getByRole('row', { name: /^2 Tannenhonig/ })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await excessWidth(page)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Drucken' })).toBeHidden()
  await expect(parcel.getByText('Am Hang 3')).toBeVisible()
})

test('who keeps no orders gets no packing list', async ({ page }) => {
  await enter(page, editors.town)
  await page.goto(`${backOffice}/admin/packliste`)
  await expect(page.getByText('Dazu ist Ihr Konto nicht berechtigt.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Drucken' })).toHaveCount(0)
})
