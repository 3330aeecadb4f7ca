import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { z } from 'zod'
import { linkInMail } from '../support/accounts.ts'
import { asEditor } from '../support/as-editor.ts'
import { backOffice, enter, openForm } from '../support/editor.ts'
import { editors } from '../support/editors.ts'
import { excessWidth, smallTargets, violationsOf } from '../support/in-page.ts'
import { giveOwnAddress } from '../support/own-address.ts'
import { unknownViolations } from '../support/payload-violations.ts'
import { scene } from '../support/sample-pictures.ts'

// 21, point 7: hosts and businesses keep their own entry by a link.

test.beforeEach(giveOwnAddress)

const house = 'Haus Belcanto'
const found = z.object({ docs: z.array(z.object({ id: z.string(), titel: z.string() })) })

/** What a page has for a thumb, and at a width. */
async function look(page: Page): Promise<void> {
  expect(await excessWidth(page)).toBeLessThanOrEqual(0)
  expect.soft(await smallTargets(page, 24)).toEqual([])
}

/** Puts a photo with its words into the form. */
async function addPhoto(host: Page, shows: string): Promise<void> {
  const photo = host.getByRole('group', { name: 'Neues Foto 1', exact: true })
  const buffer = await scene(1_200, 800).jpeg().toBuffer()
  const file = { name: 'Familie im Garten.jpg', mimeType: 'image/jpeg', buffer }
  await photo.getByLabel('Datei').setInputFiles(file)
  await photo.getByLabel(/^Was ist zu sehen/).fill(shows)
  await host.getByLabel(/^Wem gehören/).fill('Foto: Haus Belcanto')
}

test('the office invites, the host changes beds and pictures on a telephone without scripts, the office takes it over', async ({
  browser,
  page,
  request,
}) => {
  const { docs } = await asEditor(request, editors.clerk, async (headers) =>
    found.parse(
      await (
        await request.get(`${backOffice}/api/unterkuenfte?locale=de&depth=0&limit=100`, { headers })
      ).json(),
    ),
  )
  const id = docs.find(({ titel }) => titel === house)?.id ?? ''
  const email = `${randomUUID()}@pension.example`
  await enter(page, editors.guests)
  await openForm(page, `unterkuenfte/${id}`)
  await page.getByRole('button', { name: /einladen$/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-Mail-Adresse').fill(email)
  expect.soft(await unknownViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Einladung senden' }).click()
  await expect(page.getByText(email)).toBeVisible()

  const link = await linkInMail(email, '/eintrag-pflegen/')
  await page.goto(link)
  expect.soft(await violationsOf(page)).toEqual([])
  const phone = { width: 375, height: 800 }
  const telephone = await browser.newContext({ javaScriptEnabled: false, viewport: phone })
  const host = await telephone.newPage()
  await host.goto(link)
  await look(host)
  const own =
    (await host.getByRole('link', { name: 'Den Eintrag ansehen' }).getAttribute('href')) ?? ''
  const field = host.getByLabel(/^Betten/)
  const before = Number(await field.inputValue())
  await field.fill('viele')
  const shows = `Frühstück im Garten ${Date.now()}`
  await addPhoto(host, shows)
  await host.getByRole('textbox', { name: 'Telefon' }).fill('030 23125 / 4')
  await host.getByRole('button', { name: 'Änderungen senden' }).click()
  await expect(host.getByRole('link', { name: /^Betten: .*ganze Zahl/ })).toBeVisible()
  await expect(field).toHaveValue('viele')
  await expect(host.getByRole('textbox', { name: 'Telefon' })).toHaveValue('030 23125 / 4')
  await expect(
    host.getByRole('link', { name: /^Neues Foto 1, Datei: .*noch einmal aus/ }),
  ).toBeVisible()
  await look(host)
  await addPhoto(host, shows)
  await host.getByRole('radio', { name: 'Neues Foto 1' }).check()
  await field.fill(String(before + 1))
  await host.getByRole('button', { name: 'Änderungen senden' }).click()
  await expect(host.getByText(/Vielen Dank!/)).toBeVisible()
  await expect(host.getByRole('img', { name: shows })).toBeVisible()
  await look(host)
  await telephone.close()

  await openForm(page, `unterkuenfte/${id}`)
  const proposal = page.getByRole('region', { name: 'Vorschlag des Betriebs' })
  await expect(proposal.getByRole('row', { name: /^Betten/ })).toContainText(
    new RegExp(`${before}.*${before + 1}`, 's'),
  )
  await expect(proposal.getByRole('row', { name: /^Bilder/ }).getByText(shows)).toBeVisible()
  expect.soft(await unknownViolations(page)).toEqual([])
  await proposal.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(proposal).toBeHidden()
  const beds = page.getByRole('main').getByText(`${before + 1} Betten`)
  await expect(async () => {
    await page.goto(own)
    await expect(beds.first()).toBeVisible({ timeout: 500 })
    await expect(page.getByRole('img', { name: shows }).first()).toBeVisible({ timeout: 500 })
  }).toPass()
})
