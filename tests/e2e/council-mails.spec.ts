import { expect, test } from '@playwright/test'
import { linkInMail } from '../support/accounts.ts'
import { excessWidth, violationsOf } from '../support/in-page.ts'
import { heading } from '../support/intranet.ts'
import { giveOwnAddress } from '../support/own-address.ts'

// Issue 19: mails about new papers of the council, from the search to the last word that is ended.

test.beforeEach(giveOwnAddress)

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('somebody waits for a word, confirms it by keyboard, and ends it again', async ({
      page,
    }) => {
      const email = `leserin-${javaScriptEnabled ? 'mit' : 'ohne'}@post.example`
      await page.goto('/de/gemeinderat/suche/?q=Talstra%C3%9Fe')
      await page.getByRole('link', { name: 'E-Mail bei neuen Vorlagen mit „Talstraße“' }).click()
      await expect(heading(page, 'Nachricht bei neuen Vorlagen')).toBeVisible()
      await expect(page.getByLabel('Wort oder Straße')).toHaveValue('Talstraße')
      await page.getByRole('textbox', { name: /^E-Mail/ }).fill('leserin@')
      await page.keyboard.press('Enter')
      await expect(page.getByText(/prüfen Sie die E-Mail-Adresse/).first()).toBeVisible()
      await expect(page.getByLabel('Wort oder Straße')).toHaveValue('Talstraße')
      await page.getByRole('textbox', { name: /^E-Mail/ }).fill(email)
      await page.keyboard.press('Enter')
      await expect(heading(page, 'Bitte sehen Sie in Ihre E-Mails')).toBeVisible()
      const link = await linkInMail(email, '/benachrichtigungen/')
      const shown = await page.goto(link)
      expect(shown?.headers()['cache-control']).toBe('private, no-store')
      await expect(page.getByText('Wartet auf Ihre Bestätigung')).toBeVisible()
      const confirm = page.getByRole('button', { name: 'Bestätigen: Talstraße' })
      await confirm.focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('status')).toContainText('Bestätigt')
      await expect(page.getByText(/^Seit /)).toBeVisible()
      await page.getByRole('button', { name: 'Beenden: Talstraße' }).press('Enter')
      await expect(heading(page, 'Hier ist nichts (mehr) eingetragen')).toBeVisible()
      expect((await page.goto(link))?.status()).toBe(404)
    })
  })

test('T64: a mail program ends it by one click from wherever it is (RFC 8058), a look does not', async ({
  page,
  request,
}) => {
  const email = 'klick@post.example'
  await page.goto('/de/gemeinderat/benachrichtigung/')
  await page.getByLabel('Wort oder Straße').fill('Marktplatz')
  await page.getByRole('textbox', { name: /^E-Mail/ }).fill(email)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Bitte sehen Sie in Ihre E-Mails')).toBeVisible()
  const link = await linkInMail(email, '/benachrichtigungen/')
  const end = link.replace('/de/benachrichtigungen/', '/api/benachrichtigungen/').concat('ende')
  expect((await request.get(end)).status()).toBe(405)
  expect((await request.get(link)).status()).toBe(200)
  const form = { 'List-Unsubscribe': 'One-Click' }
  expect((await request.post(end, { form })).status()).toBe(200)
  expect((await request.get(link)).status()).toBe(404)
  expect((await request.post(end, { form })).status()).toBe(200)
})

test('its pages are accessible at four widths, with the longest words', async ({ page }) => {
  const email = `${'x'.repeat(60)}@post.example`
  const word = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenkasse Talst'
  await page.goto('/de/gemeinderat/benachrichtigung/')
  await page.getByLabel('Wort oder Straße').fill(word)
  await page.getByRole('textbox', { name: /^E-Mail/ }).fill(email)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Bitte sehen Sie in Ihre E-Mails')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  const link = await linkInMail(email, '/benachrichtigungen/')
  for (const path of ['/de/gemeinderat/benachrichtigung/?q=die', link]) {
    await page.goto(path)
    for (const width of [320, 768, 1280, 1600]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await violationsOf(page), `${path} at ${width} px`).toEqual([])
      expect(await excessWidth(page), `${path} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
})
