import { expect, type Page, test } from '@playwright/test'
import { slugOf } from '../../packages/contract/src/index.ts'
import { backOffice, Hand, openDashboard } from '../support/editor.ts'
import { editors } from '../support/editors.ts'
import { photograph } from '../support/handbook.ts'
import { expectOnSite } from '../support/on-site.ts'
import { slowdown } from '../support/processor-time.ts'
import { scene } from '../support/sample-pictures.ts'

// What editors come for, with real clicks and the words they see; the time is a person's.

test.describe.configure({ mode: 'serial' })
const day = (days: number) => {
  const format = new Intl.DateTimeFormat('de-DE', {
    dateStyle: 'medium',
    timeZone: 'Europe/Berlin',
  })
  return format.format(new Date(Date.now() + days * 86_400_000))
}

/** Presses «Veröffentlichen» and waits until the server has said yes. */
async function publish(page: Page, hand: Hand): Promise<void> {
  const saved = page.waitForResponse(
    (answer) =>
      /POST|PATCH/.test(answer.request().method()) &&
      /\/api\/(?:veranstaltungen|aemter|hinweise)[/?]/.test(answer.url()),
  )
  await hand.click(page.getByRole('button', { name: 'Veröffentlichen', exact: true }))
  const answer = await saved
  expect(answer.ok(), await answer.text()).toBe(true)
}

async function uploadPicture(page: Page, hand: Hand): Promise<void> {
  await hand.click(page.locator('#field-bild').getByRole('button', { name: 'Neu anlegen' }))
  const drawer = page.getByRole('dialog')
  const chooser = page.waitForEvent('filechooser')
  await hand.click(drawer.getByRole('button', { name: 'Datei auswählen' }))
  const buffer = await scene(900, 600).jpeg().toBuffer()
  await (await chooser).setFiles({ name: 'orgel.jpg', mimeType: 'image/jpeg', buffer })
  await hand.type(drawer.locator('#field-alt'), 'Die Orgel der Stadtkirche')
  // Payload draws what lies below only once somebody has scrolled there.
  await drawer.getByText('Rechte', { exact: true }).scrollIntoViewIfNeeded()
  await hand.type(drawer.locator('#field-copyright'), 'Foto: Stadt Bad Silberbronn')
  await hand.click(drawer.locator('#field-lizenz'))
  await hand.click(drawer.getByRole('option').first())
  await photograph(page, 'bild-hochladen')
  await hand.click(drawer.getByRole('button', { name: 'Speichern', exact: true }))
  await expect(drawer).toBeHidden()
}

test('an event with picture, price and venue is public within three minutes', async ({
  page,
  request,
}) => {
  await openDashboard(page, editors.guests)
  await photograph(page, 'start')
  const hand = new Hand(page)
  await hand.click(page.getByRole('link', { name: 'Veranstaltung anlegen' }))
  await hand.type(page.getByLabel('Titel'), 'Orgelmusik zur Marktzeit')
  await hand.type(page.getByLabel('Kurztext'), 'Dreißig Minuten Bach und Buxtehude.')
  await uploadPicture(page, hand)
  const tab = (name: string) => page.getByRole('button', { name, exact: true })
  await hand.click(tab('Wann'))
  await hand.type(page.locator('#field-datum_von'), day(3))
  await hand.type(page.locator('#field-timeFrom'), '11:00')
  await hand.type(page.locator('#field-timeTo'), '11:30')
  await photograph(page, 'veranstaltung-wann')
  await hand.click(tab('Wo'))
  await hand.type(page.locator('#field-brancheneintrag_veranstaltungsort input'), 'Stadtk')
  await hand.click(page.getByRole('option', { name: 'Stadtkirche am Marktplatz' }).first())
  await hand.click(tab('Eintritt'))
  await hand.click(page.getByRole('button', { name: 'Preis hinzufügen' }))
  await hand.type(page.getByLabel('Für wen'), 'Erwachsene')
  await hand.type(page.getByLabel('Euro'), '8')
  await photograph(page, 'veranstaltung-preis')
  await publish(page, hand)
  const needed = hand.seconds()
  await page.waitForURL(/veranstaltungen\/[0-9a-f-]{36}/)
  const number = await page.locator('#field-nummer').inputValue()
  const path = `/de/veranstaltungen/${slugOf('Orgelmusik zur Marktzeit')}-id_${number}/`
  await expectOnSite(request, path, [
    'Orgelmusik zur Marktzeit',
    'Stadtkirche am Marktplatz',
    'Erwachsene',
    '<img',
  ])
  test.info().annotations.push({ type: 'seconds', description: needed.toFixed(0) })
  expect(needed).toBeLessThan(180)
})

test('an office is closed for a holiday within a minute', async ({ page, request }) => {
  await openDashboard(page, editors.town)
  const hand = new Hand(page)
  await hand.click(page.getByRole('link', { name: 'Öffnungszeiten ändern' }))
  // Payload's list loads itself once more after it has come; a click before that goes nowhere.
  await page.waitForURL(/collections\/aemter/)
  await page.waitForLoadState('networkidle')
  await hand.click(page.getByRole('link', { name: 'Standesamt', exact: true }))
  await hand.click(page.getByRole('button', { name: 'Öffnungszeiten', exact: true }))
  const inRows = (field: string) =>
    page.locator(`[id*="__0__abweichendeZeiten__"][id$="__${field}"]`)
  const add = page.getByRole('button', { name: 'Abweichung hinzufügen' }).first()
  await add.scrollIntoViewIfNeeded()
  const before = await inRows('zusatz').count()
  await hand.click(add)
  await expect(inRows('zusatz')).toHaveCount(before + 1)
  // The row is complete, and keeps what is typed, once the server has named it.
  await expect(page.getByText('Neue Abweichung')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await hand.type(inRows('beginn').last(), `${day(5)} 00:00`)
  await hand.type(inRows('ende').last(), `${day(5)} 23:59`)
  await hand.type(inRows('zusatz').last(), 'Geschlossen: Betriebsausflug')
  await photograph(page, 'oeffnungszeiten')
  await publish(page, hand)
  const needed = hand.seconds()
  const number = await page.locator('#field-nummer').inputValue()
  const path = `/de/behoerdenlotse/standesamt-id_${number}/`
  await expectOnSite(request, path, ['Geschlossen: Betriebsausflug'])
  test.info().annotations.push({ type: 'seconds', description: needed.toFixed(0) })
  expect(needed).toBeLessThan(60)
})

test('an alert is up within thirty seconds', async ({ page, request }) => {
  await openDashboard(page, editors.town)
  const hand = new Hand(page)
  await hand.click(page.getByRole('link', { name: 'Hinweis schalten' }))
  await hand.type(page.getByLabel('Was ist los?'), 'Bergbahn steht wegen Sturm')
  await photograph(page, 'hinweis')
  await publish(page, hand)
  const needed = hand.seconds()
  for (const path of ['/de/', '/en/', '/de/rossini/', '/de/inhaltsverzeichnis/'])
    await expectOnSite(request, path, ['Bergbahn steht wegen Sturm'])
  test.info().annotations.push({ type: 'seconds', description: needed.toFixed(0) })
  expect(needed).toBeLessThan(30)
})

test('lists and forms open in under two seconds', async ({ page }) => {
  await openDashboard(page, editors.town)
  const places = {
    list: [`${backOffice}/admin/collections/veranstaltungen`, 'table'],
    pages: [`${backOffice}/admin/collections/seiten`, 'table'],
    form: [`${backOffice}/admin/collections/hinweise/create`, '#field-titel'],
    dashboard: [`${backOffice}/admin`, 'main h1'],
  } as const
  for (const [name, [address, sign]] of Object.entries(places)) {
    const times: number[] = []
    for (let turn = 0; turn < 3; turn += 1) {
      const begun = performance.now()
      await page.goto(address, { waitUntil: 'commit' })
      await page.locator(sign).first().waitFor()
      times.push((performance.now() - begun) / slowdown())
    }
    const [, middle = Number.NaN] = times.toSorted((a, b) => a - b)
    test.info().annotations.push({ type: name, description: `${middle.toFixed(0)} ms` })
    expect(middle, name).toBeLessThan(2000)
  }
})
