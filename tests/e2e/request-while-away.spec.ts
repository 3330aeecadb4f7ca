import { expect, test } from '@playwright/test'
import { isTypable } from '../support/awake.ts'
import { type ChaosProxy, startChaosProxy } from '../support/chaos-proxy.ts'
import { giveOwnAddress } from '../support/own-address.ts'
import { freePort } from '../support/ports.ts'
import { startWebsiteProcess, type WebsiteProcess } from '../support/website-process.ts'

// Spec 8, an exception on sending: the content API is away at this very moment.

let api: ChaosProxy
let website: WebsiteProcess
let url: string

test.beforeAll(async () => {
  api = await startChaosProxy(process.env.CONTENT_API_URL ?? '')
  const port = await freePort()
  website = await startWebsiteProcess({ port, apiUrl: api.url })
  url = `http://127.0.0.1:${port}`
})

test.afterAll(async () => {
  await website.stop()
  await api.close()
})

test.beforeEach(giveOwnAddress)

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('spec 8: a request that nobody can take says so, keeps its words and is sent again', async ({
      page,
    }) => {
      await page.goto(`${url}/de/kontakt/`)
      if (javaScriptEnabled) await isTypable(page)
      await page.getByLabel(/^Worum geht es/).fill('Wandertafel')
      await page.getByLabel(/^Nachricht/).fill('Die Tafel am Quellenweg liegt im Bach.')
      await page.getByLabel(/^Vorname/).fill('Ottilie')
      await page.getByLabel(/^Nachname/).fill('Brandmaier')
      await page
        .getByRole('textbox', { name: /^E-Mail-Adresse/ })
        .first()
        .fill('o@post.example')
      await page.getByRole('checkbox', { name: /einverstanden/ }).check()
      const send = page.getByRole('button', { name: 'Nachricht absenden' })
      api.setChaos({ kind: 'reset' })
      await send.click()
      await expect(page.getByRole('alert')).toContainText(
        'Leider ist ein Fehler bei der Anfrage aufgetreten',
      )
      await expect(page.getByLabel(/^Nachricht/)).toHaveValue(
        'Die Tafel am Quellenweg liegt im Bach.',
      )
      await expect(page.getByRole('checkbox', { name: /einverstanden/ })).toBeChecked()
      api.setChaos({ kind: 'none' })
      await send.click()
      await expect(
        page.getByRole('heading', { name: 'Vielen Dank für Ihre Anfrage!' }),
      ).toBeVisible()
    })
  })
