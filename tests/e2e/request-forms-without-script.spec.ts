import { expect, test } from '@playwright/test'
import { day, field, fillIn, form, send, summary, thanks } from '../support/event-form.ts'
import { giveOwnAddress } from '../support/own-address.ts'
import { jpegWithPlace } from '../support/sample-pictures.ts'

// Spec 5, fault F27: a form that is refused without JavaScript keeps what can be kept.

test.beforeEach(giveOwnAddress)

test.use({ javaScriptEnabled: false })

test('spec 5: a refused form keeps all it can and says that the picture is gone', async ({
  page,
}) => {
  await page.goto(form)
  await fillIn(page, 'Ohne Skript')
  await field(page, /^Vorname/).fill('R')
  await field(page, /^Beginn/).fill('19:30')
  await field(page, /^Was ist auf dem Bild/).fill('Ein Akkordeon')
  await field(page, /^Wem gehört/).fill('Foto: Renate Hollerbusch')
  const buffer = await jpegWithPlace()
  const file = { name: 'plakat.jpg', mimeType: 'image/jpeg', buffer }
  await field(page, /^Bild auswählen/).setInputFiles(file)
  await send(page)
  await expect(summary(page).getByRole('link')).toHaveText([
    'plakat.jpg: Bitte wählen Sie das Bild noch einmal aus; Ihr Browser behält es nicht.',
    'Bitte geben Sie Ihren Vornamen an.',
  ])
  await expect(field(page, /^Wiederholt/)).toHaveValue('jeden zweiten Freitag im Monat')
  await expect(field(page, /^Erster Tag/)).toHaveValue(day(30))
  await expect(field(page, /^Beginn/)).toHaveValue('19:30')
  await expect(page.getByRole('checkbox', { name: /einverstanden/ })).toBeChecked()
  await field(page, /^Bild auswählen/).setInputFiles(file)
  await field(page, /^Vorname/).fill('Renate')
  await send(page)
  await expect(thanks(page)).toBeVisible()
})
