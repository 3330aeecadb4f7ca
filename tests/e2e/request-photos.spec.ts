import { writeFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { isTypable } from '../support/awake.ts'
import { enter, openList, openRequestOf } from '../support/editor.ts'
import { editors } from '../support/editors.ts'
import { giveOwnAddress } from '../support/own-address.ts'
import { scene } from '../support/sample-pictures.ts'

test.beforeEach(giveOwnAddress)

// Photos of damage (spec 2.6, 2.7; T45, T46): chosen, looked at, refused, sent, seen by the office.

const form = '/de/rathaus/schaden-melden/'
const summary = (page: Page) => page.getByRole('region', { name: /^Bitte prüfen Sie/ })
const thanks = (page: Page) => page.getByRole('heading', { name: 'Vielen Dank für Ihre Anfrage!' })
const photos = (page: Page) => page.getByLabel('Fotos auswählen')
const chosen = (page: Page) => page.getByRole('listitem').filter({ has: page.getByText(/MB$/) })
const send = (page: Page) => page.getByRole('button', { name: 'Schaden melden' }).click()

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })

async function fillIn(page: Page, beschreibung: string) {
  await page.getByLabel(/^Was ist betroffen/).selectOption('beleuchtung')
  await page.getByLabel(/^Was ist kaputt/).fill(beschreibung)
  await page.getByLabel(/^Wo ist es/).fill('Badgasse 4')
  await page.getByRole('checkbox', { name: /einverstanden/ }).check()
}

test('T45, T46: photos are seen, taken away and refused before they are sent, and reach the office', async ({
  page,
  context,
}) => {
  const small = await scene(60, 40).jpeg().toBuffer()
  const large = await scene(4_000, 3_000).jpeg({ quality: 100 }).toBuffer()
  expect(large.length).toBeGreaterThan(1_500_000)
  const beschreibung = `Die Lampe flackert ${Date.now()}`
  const nachname = `Leuchtner-${Date.now()}`
  await page.goto(form)
  await isTypable(page)
  await fillIn(page, '')
  await photos(page).setInputFiles([file('gross.jpg', large), file('b.jpg', small)])
  await expect(chosen(page)).toHaveCount(2)
  // A browser gives words back after a reload, files it does not: the form says which.
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.getByLabel(/^Wo ist es/)).toHaveValue('Badgasse 4')
  await expect(page.getByText(/noch einmal aus, .*: gross\.jpg, b\.jpg$/)).toBeVisible()
  await fillIn(page, '')
  await photos(page).setInputFiles([file('gross.jpg', large), file('b.jpg', small)])
  await expect(page.getByText(/noch einmal aus/)).toBeHidden()
  await expect(chosen(page)).toHaveCount(2)
  await expect(chosen(page).first().locator('img')).toBeVisible()
  // What is chosen later comes on top, and what is no picture says so at once.
  const text = { name: 'c.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') }
  await photos(page).setInputFiles(['c', 'd', 'e'].map((name) => file(`${name}.jpg`, small)))
  await photos(page).setInputFiles(text)
  await expect(page.getByText('6 Bilder ausgewählt.')).toBeVisible()
  await expect(chosen(page).last()).toContainText('Bitte wählen Sie ein Bild als JPEG')
  await send(page)
  await expect(summary(page)).toContainText('Bitte wählen Sie höchstens fünf Fotos.')
  await expect(summary(page)).toContainText('Bitte füllen Sie „Was ist kaputt?“ aus.')
  for (const name of ['c.svg', 'd.jpg', 'e.jpg'])
    await page.getByRole('button', { name: `Entfernen ${name}` }).click()
  await expect(page.getByText('3 Bilder ausgewählt.')).toBeVisible()
  await expect(photos(page)).toBeFocused()
  await page.getByLabel(/^Was ist kaputt/).fill(beschreibung)
  await page.getByLabel(/^Vorname/).fill('Ewald')
  await page.getByLabel(/^Nachname/).fill(nachname)
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await send(page)
  await expect(thanks(page)).toBeVisible()
  expect((await (await sent).allHeaders())['content-length']).toMatch(/^\d{5,7}$/)

  const desk = await context.newPage()
  await enter(desk, editors.town)
  await openList(desk, 'anfragen?ansicht=neu')
  await openRequestOf(desk, `Ewald ${nachname}`)
  await expect(desk.getByText(beschreibung)).toBeVisible()
  await expect(desk.getByRole('heading', { name: '3 Bilder dazu' })).toBeVisible()
  const pictures = desk.getByRole('link', { name: /öffnet sich in einem neuen Fenster/ })
  await expect(pictures).toHaveCount(3)
  await pictures.last().scrollIntoViewIfNeeded()
  const widths = () =>
    pictures
      .locator('img')
      .evaluateAll((all) =>
        all.map((one) => (one instanceof HTMLImageElement ? one.naturalWidth : 0)),
      )
  await expect.poll(async () => (await widths()).toSorted((a, b) => b - a)).toEqual([2560, 60, 60])
})

/** A browser that draws no WebGL: the moving map does not come. */
async function withoutWebGl(page: Page): Promise<void> {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
}

const chooseOnMap = (page: Page) =>
  page.getByRole('button', { name: 'Ort auf der Karte wählen' }).press('Enter')

test('the place is shown on the town’s own map by click and by keys, and nobody else is asked', async ({
  page,
}) => {
  await withoutWebGl(page)
  const foreign: string[] = []
  const own = new URL(process.env.WEBSITE_URL ?? 'http://localhost:3000').host
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url())
    if (host !== own && protocol !== 'data:') foreign.push(request.url())
  })
  await page.goto(form)
  await isTypable(page)
  await chooseOnMap(page)
  const map = page.getByRole('slider', { name: 'Stelle auf der Karte' })
  const place = page.locator('input[name=standort]')
  await expect(map).toHaveAttribute('aria-valuetext', 'kein Punkt gesetzt')
  const box = await map.boundingBox()
  await map.click({ position: { x: (box?.width ?? 0) / 4, y: (box?.height ?? 0) / 2 } })
  await expect(place).toHaveValue(/^48\.69\d{3}, 8\.45\d{3}$/)
  await expect(map).toHaveAttribute('aria-valuetext', /^\d{3} Meter westlich der Kartenmitte$/)
  const clicked = await place.inputValue()
  await map.press('ArrowUp')
  expect(await place.inputValue()).not.toBe(clicked)
  await map.press('Delete')
  await expect(place).toHaveValue('')
  await page.getByLabel(/^Was ist betroffen/).selectOption('beleuchtung')
  await page.getByLabel(/^Was ist kaputt/).fill('Eine Lampe mitten in der Stadt')
  await page.getByRole('checkbox', { name: /einverstanden/ }).check()
  await send(page)
  const either = 'schreiben Sie eine Adresse, oder zeigen Sie die Stelle auf der Karte.'
  await expect(summary(page)).toContainText(either)
  await map.press('Enter')
  await expect(summary(page)).toBeHidden()
  await page.reload({ waitUntil: 'networkidle' })
  await chooseOnMap(page)
  await expect(map).toHaveAttribute('aria-valuetext', 'in der Mitte der Karte')
  await page.getByRole('checkbox', { name: /einverstanden/ }).check()
  await send(page)
  await expect(thanks(page)).toBeVisible()
  expect(foreign).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('T46: what is refused is said, what was typed stays, and what is gone is asked for again', async ({
    page,
  }, testInfo) => {
    const small = await scene(60, 40).jpeg().toBuffer()
    const some = (count: number) =>
      Array.from({ length: count }, (_, at) => file(`${at}.jpg`, small))
    await page.goto(form)
    await expect(page.getByLabel(/^Wo ist es/)).toHaveAttribute('required')
    await fillIn(page, 'Die Lampe flackert')
    await photos(page).setInputFiles(some(6))
    await send(page)
    await expect(summary(page)).toContainText('Bitte wählen Sie höchstens fünf Fotos.')
    await expect(page.getByLabel(/^Was ist kaputt/)).toHaveValue('Die Lampe flackert')
    await page.getByLabel(/^Was ist kaputt/).fill('https://a.example '.repeat(4))
    await photos(page).setInputFiles(some(2))
    await send(page)
    await expect(summary(page)).toContainText('0.jpg, 1.jpg: Bitte wählen Sie die Fotos noch')
    await page.getByLabel(/^Was ist kaputt/).fill('Sie flackert noch')
    await page.getByRole('checkbox', { name: /einverstanden/ }).check()
    // Files of megabytes are handed over by their place.
    const large = ['0.jpg', '1.jpg', '2.jpg'].map((name) => testInfo.outputPath(name))
    for (const place of large) writeFileSync(place, Buffer.alloc(9_000_000, 0xff))
    await photos(page).setInputFiles(large)
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await send(page)
    expect((await answered).status()).toBe(413)
    await expect(summary(page)).toContainText('Die Fotos sind zusammen zu groß: höchstens 25 MB.')
    await expect(page.getByLabel(/^Was ist kaputt/)).toHaveValue('Sie flackert noch')
    await expect(page.getByLabel(/^Wo ist es/)).toHaveValue('Badgasse 4')
    await photos(page).setInputFiles(some(2))
    await page.getByRole('checkbox', { name: /einverstanden/ }).check()
    await send(page)
    await expect(thanks(page)).toBeVisible()
  })
})
