import { expect, type Page, test } from '@playwright/test'
import { linkInMail } from '../support/accounts.ts'
import { excessWidth, violationsOf } from '../support/in-page.ts'
import { heading } from '../support/intranet.ts'
import { enlargeText } from '../support/large-text.ts'
import { fillNotice, openNoticeForm } from '../support/noticeboard.ts'
import { giveOwnAddress } from '../support/own-address.ts'

// The noticeboard's whole life for its writers and readers (spec 2.6); what the office does about it
// is in noticeboard-office.spec.ts.

test.beforeEach(giveOwnAddress)

async function putUp(page: Page, email: string, titel: string, hasJavaScript: boolean) {
  await openNoticeForm(page, hasJavaScript)
  await fillNotice(page, { email, titel, text: 'Abends abzuholen, Tel. 030 23125-977' })
  await expect(page.getByText(/Bitte ohne Telefonnummern im Text/).first()).toBeVisible()
  await expect(page.locator('main [name=titel]')).toHaveValue(titel)
  await page.locator('main [name=text]').fill('Abends abzuholen.')
  await page.getByRole('checkbox', { name: /einverstanden/ }).check()
  await page.getByRole('button', { name: 'Aushang absenden' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Vielen Dank für Ihre Anfrage!' })).toBeVisible()
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('by keyboard: put up, confirm, change, and take down by the link alone', async ({
      page,
    }) => {
      const email = `nora-${Date.now()}-${javaScriptEnabled ? 'mit' : 'ohne'}@kiefer.example`
      const titel = javaScriptEnabled ? 'Bienenkorb' : 'Milchkanne'
      await putUp(page, email, titel, javaScriptEnabled)
      const link = await linkInMail(email, '/schwarzes-brett/eigene/')
      const shown = await page.goto(link)
      expect(shown?.headers()['cache-control']).toBe('private, no-store')
      await expect(page.getByText('Wartet auf Ihre Bestätigung')).toBeVisible()
      await page.getByRole('button', { name: `Bestätigen: ${titel}` }).press('Enter')
      await expect(page.getByRole('status')).toContainText('Bestätigt')
      await expect(page.getByText('Bestätigt, wartet auf das Rathaus')).toBeVisible()
      await page.locator('summary', { hasText: 'Ändern' }).press('Enter')
      await page.getByLabel('Text').fill('Bilder unter korb.example.com')
      await page.getByRole('button', { name: 'Änderung speichern' }).press('Enter')
      await expect(page.getByText(/ohne Internet- und E-Mail-Adressen/).first()).toBeVisible()
      await expect(page.getByLabel('Text')).toHaveValue('Bilder unter korb.example.com')
      await page.getByLabel('Text').fill('Mit Deckel.')
      await page.getByRole('button', { name: 'Änderung speichern' }).press('Enter')
      await expect(page.getByRole('status')).toContainText('gespeichert')
      await page.getByRole('button', { name: `Abnehmen und löschen: ${titel}` }).press('Enter')
      await expect(page.getByRole('status')).toContainText('abgenommen und gelöscht')
      expect((await page.goto(link))?.status()).toBe(404)
    })

    test('by keyboard: narrow the board down, read a notice, answer it, report it', async ({
      page,
    }) => {
      await page.goto('/de/schwarzes-brett/')
      await page.getByRole('link', { name: /^Mitfahrgelegenheit \d/ }).press('Enter')
      await expect(page.getByRole('heading', { name: '2 Aushänge' })).toBeVisible()
      await page.goto('/de/schwarzes-brett/')
      await page.getByRole('searchbox', { name: 'Was suchen Sie?' }).fill('Tannhaim')
      await page.keyboard.press('Enter')
      await expect(page.getByText(/Genau „Tannhaim“ steht auf keinem Aushang/)).toBeVisible()
      await page.getByRole('link', { name: /^Mitfahrgelegenheit nach Tannheim/ }).press('Enter')
      await expect(heading(page, /^Mitfahrgelegenheit nach Tannheim/)).toBeVisible()
      expect(await page.content()).not.toContain('s.distelrath@')
      const notice = page.url()
      await page.getByRole('link', { name: 'Antwort schreiben' }).press('Enter')
      await page.getByLabel('Ihr Name').fill('Mara')
      await page.getByLabel('Nachricht').fill('Fahren Sie auch freitags?')
      await page.getByRole('checkbox', { name: /weitergegeben/ }).press('Space')
      await page.getByRole('button', { name: 'Nachricht senden' }).press('Enter')
      await expect(page.getByText(/die weitergegeben werden darf/).first()).toBeVisible()
      await expect(page.getByLabel('Nachricht')).toHaveValue('Fahren Sie auch freitags?')
      await page.getByRole('main').getByLabel('Ihre E-Mail-Adresse').fill('mara@post.example')
      await page.getByRole('button', { name: 'Nachricht senden' }).press('Enter')
      await expect(page.getByRole('status')).toContainText('Ihre Nachricht ist unterwegs.')
      await page.goto(notice)
      await page.getByRole('link', { name: 'Diesen Aushang melden' }).press('Enter')
      await expect(heading(page, 'Aushang melden')).toBeVisible()
    })
  })

test('a notice that is over answers 404 and leads to the board', async ({ page }) => {
  const answer = await page.goto('/de/schwarzes-brett/gibt-es-nicht-id_99999/')
  expect(answer?.status()).toBe(404)
  await page.getByRole('link', { name: 'Zum Schwarzen Brett' }).click()
  await expect(heading(page, 'Schwarzes Brett')).toBeVisible()
})

test('its pages are accessible, and fit at 320 px', async ({ page }) => {
  for (const path of [
    '/de/schwarzes-brett/',
    '/en/noticeboard/',
    '/de/schwarzes-brett/aushaengen/',
    '/de/schwarzes-brett/eigene/',
    '/de/anfragen/aushang-melden/',
  ]) {
    await page.goto(path)
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await violationsOf(page), `${path} at ${width} px`).toEqual([])
      expect(await excessWidth(page), `${path} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
})

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 375, height: 800 } })

  test('W1: a picture stands beside the title, and above it where large text leaves no room', async ({
    page,
  }) => {
    await page.goto('/de/schwarzes-brett/')
    const notice = page
      .locator('article')
      .filter({ has: page.locator('img') })
      .first()
    const shareOfTitle = () =>
      notice.evaluate((card) => {
        const title = card.querySelector('h3')
        return (title?.getBoundingClientRect().width ?? 0) / card.getBoundingClientRect().width
      })
    expect(await shareOfTitle()).toBeLessThan(0.7)
    await enlargeText(page, 200)
    expect(await shareOfTitle()).toBeGreaterThan(0.7)
  })
})
