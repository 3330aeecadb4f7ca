import { expect, type Page, test } from '@playwright/test'
import { isTypable } from '../support/awake.ts'
import { day, field, fillIn, form, send, summary, thanks } from '../support/event-form.ts'
import { fillTrap } from '../support/fill-trap.ts'
import { giveOwnAddress } from '../support/own-address.ts'

test.beforeEach(giveOwnAddress)

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('spec 8, T60, L1: a suggested event is thanked for, and a filled honeypot is not the end', async ({
      page,
    }) => {
      await page.goto(form)
      if (javaScriptEnabled) await isTypable(page)
      await fillIn(page, `Konzert ${javaScriptEnabled}`)
      await test.step('T60: a filled honeypot shows the error and nothing is taken', async () => {
        await fillTrap(page)
        await send(page)
        await expect(
          page.getByRole('heading', { name: 'Leider ist ein Fehler bei der Anfrage aufgetreten' }),
        ).toBeVisible()
        await expect(page.getByRole('link', { name: /^tourist-info@/ }).first()).toBeVisible()
        await expect(thanks(page)).toHaveCount(0)
        await expect(field(page, /^Titel der/)).toHaveValue(`Konzert ${javaScriptEnabled}`)
      })
      await test.step('L1, spec 8: the next try is taken and thanked for, with a number', async () => {
        await send(page)
        await expect(thanks(page)).toBeVisible()
        await expect(
          page.getByText('Wir werden Ihre Anfrage so schnell wie möglich bearbeiten.'),
        ).toBeVisible()
        await expect(page.getByText(/^Ihre Vorgangsnummer: A-\d+$/)).toBeVisible()
        await page.getByRole('link', { name: 'zurück zum Formular' }).click()
        await expect(field(page, /^Titel der/)).toHaveValue('')
      })
    })
  })
}

test.describe('what is wrong', () => {
  test('spec 5: an empty form names each field in a summary that has the focus', async ({
    page,
  }) => {
    await page.goto(form)
    await isTypable(page)
    await send(page)
    await expect(summary(page)).toBeFocused()
    for (const message of [
      'Bitte geben Sie Ihren Vornamen an.',
      'Bitte geben Sie Ihren Nachnamen an.',
      'Bitte geben Sie eine gültige E-Mail-Adresse an, zum Beispiel name@beispiel.de.',
      'Bitte stimmen Sie der Verarbeitung Ihrer Angaben zu.',
    ])
      await expect(summary(page).getByRole('link', { name: message })).toBeVisible()
    await summary(page).getByRole('link', { name: 'Bitte geben Sie Ihren Vornamen an.' }).click()
    await expect(field(page, /^Vorname/)).toBeFocused()
  })

  test('spec 5, F27: names have two letters, days are not over; a reload brings back what was typed', async ({
    page,
  }) => {
    await page.goto(form)
    await isTypable(page)
    await fillIn(page, 'Konzert')
    await field(page, /^Vorname/).fill('R')
    await field(page, /^Erster Tag/).fill(day(-1))
    await field(page, /^Letzter Tag/).fill(day(-2))
    await send(page)
    await expect(summary(page)).toContainText('Bitte geben Sie Ihren Vornamen an.')
    await expect(summary(page)).toContainText('„Erster Tag“ liegt in der Vergangenheit.')
    await expect(field(page, /^Titel der/)).toHaveValue('Konzert')
    await field(page, /^Titel der/).fill('Halb fertig')
    await page.reload()
    await expect(field(page, /^Titel der/)).toHaveValue('Halb fertig')
  })

  test('spec 4, 8, F12: without a connection nothing is lost, and a double click is one request', async ({
    context,
    page,
  }) => {
    const sent: string[] = []
    await page.goto(form)
    await isTypable(page)
    await fillIn(page, 'Im Funkloch')
    await context.setOffline(true)
    await send(page)
    await expect(page.getByRole('alert')).toContainText('Leider ist ein Fehler')
    await context.setOffline(false)
    page.on('request', (request) => {
      if (request.url().includes('/api/anfragen/')) sent.push(request.url())
    })
    await page.getByRole('button', { name: 'Veranstaltung vorschlagen' }).dblclick()
    await expect(thanks(page)).toBeVisible()
    expect(sent).toHaveLength(1)
  })
})

test('T45, T46: a picture is taken with its rights, anything else is refused', async ({ page }) => {
  await page.goto(form)
  await isTypable(page)
  await fillIn(page, 'Mit Bild')
  const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
  await field(page, /^Bild auswählen/).setInputFiles({
    name: 'x.png',
    mimeType: 'image/png',
    buffer,
  })
  await field(page, /^Was ist auf dem Bild/).fill('Ein Akkordeon')
  await field(page, /^Wem gehört/).fill('Foto: Renate Hollerbusch')
  await send(page)
  await expect(summary(page)).toContainText(
    'Bitte wählen Sie ein Bild als JPEG, PNG, WebP oder AVIF.',
  )
  const picture = await page.locator('header').screenshot()
  const file = { name: 'plakat.png', mimeType: 'image/png', buffer: picture }
  await field(page, /^Bild auswählen/).setInputFiles(file)
  await send(page)
  await expect(thanks(page)).toBeVisible()
})

test('W7: the contact form asks for a way to answer, and takes both', async ({ page }) => {
  await page.goto('/de/anfragen/')
  await isTypable(page)
  await field(page, /^Worum/).fill('Umzug')
  await field(page, /^Nachricht/).fill('Wir ziehen um.')
  await field(page, /^Vorname/).fill('Ayşe')
  await field(page, /^Nachname/).fill('Öztaş')
  await page.getByRole('checkbox', { name: /einverstanden/ }).check()
  const button = page.getByRole('button', { name: 'Nachricht absenden' })
  await button.click()
  await expect(summary(page)).toContainText('eine E-Mail-Adresse oder eine Telefonnummer')
  await page.getByRole('textbox', { name: 'Telefon' }).fill('030 23125-911')
  await page
    .getByRole('textbox', { name: /^E-Mail-Adresse/ })
    .first()
    .fill('a@post.example')
  await button.click()
  await expect(thanks(page)).toBeVisible()
})

test('spec 7: a call takes JSON from our own pages and answers in JSON', async ({ request }) => {
  const url = '/api/anfragen/kontakt'
  const data = { vorname: 'A' }
  const origin = new URL(process.env.WEBSITE_URL ?? 'http://localhost:3000').origin
  const foreign = await request.post(url, { data, headers: { Origin: 'https://evil.example' } })
  const nobody = await request.post(url, { data })
  const wrongType = await request.post(url, {
    data: 'x',
    headers: { Origin: origin, 'Content-Type': 'text/plain' },
  })
  const look = await request.get(url)
  expect([foreign.status(), nobody.status(), wrongType.status(), look.status()]).toEqual([
    403, 403, 415, 405,
  ])
  const ours = await request.post(url, { data, headers: { Origin: origin } })
  expect(ours.status()).toBe(400)
  expect(await ours.json()).toMatchObject({ error: { fields: { vorname: 'kurz' } } })
})

async function askForPackage(page: Page, address: string, hasJavaScript: boolean) {
  await page.goto(address)
  if (hasJavaScript) await isTypable(page)
  await expect(field(page, /^Anreise/)).toHaveValue(day(0))
  await expect(page.getByLabel(/^Anzahl der Personen/)).toHaveValue('2')
  await field(page, /^Abreise/).fill(day(3))
  await field(page, /^Vorname/).fill('Eberhard')
  await field(page, /^Nachname/).fill('Wollmann')
  await field(page, /^Straße/).fill('Gerbergasse 3')
  await field(page, /^Postleitzahl/).fill('00375')
  await page.getByRole('textbox', { name: /^Ort/ }).fill('Silbertal')
  await page
    .getByRole('textbox', { name: /^E-Mail-Adresse/ })
    .first()
    .fill('w@post.example')
  await page.getByRole('checkbox', { name: /einverstanden/ }).check()
  await page.getByRole('button', { name: 'Anfrage absenden' }).click()
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'a package with JavaScript' : 'a package without', () => {
    test.use({ javaScriptEnabled })

    test('spec 4: with package and hotel in the address it is sent', async ({ page }) => {
      const address = '/de/angebote/anfrage/?pauschale=tannen-und-thermen&hotel=waldhorn'
      await askForPackage(page, address, javaScriptEnabled)
      await expect(thanks(page)).toBeVisible()
    })

    test('spec 4: without them it goes to error, with a way to the offers', async ({ page }) => {
      const address = '/de/angebote/anfrage/?pauschale=tannen-und-thermen'
      await askForPackage(page, address, javaScriptEnabled)
      await expect(page.getByRole('alert')).toContainText('Leider ist ein Fehler bei der Anfrage')
      await expect(page.getByRole('link', { name: 'Zu den Pauschalangeboten' })).toBeVisible()
    })
  })

test('spec 5: the tour form begins with today and two people, and its messages are exact', async ({
  page,
}) => {
  await page.goto('/de/anfragen/fuehrung/')
  await isTypable(page)
  await expect(page.getByLabel(/^Tag/)).toHaveValue(day(0))
  await page.getByLabel(/^Tag/).fill('')
  await page.getByLabel(/^Anzahl der Personen/).fill('0')
  await page.getByRole('button', { name: 'Anfrage absenden' }).click()
  for (const message of [
    'Bitte geben Sie an, an welchem Tag die Führung stattfinden soll.',
    'Bitte geben Sie an, zu welcher Uhrzeit die Führung stattfinden soll.',
    'Die minimale Personenanzahl beträgt 1',
  ])
    await expect(summary(page)).toContainText(message)
})
