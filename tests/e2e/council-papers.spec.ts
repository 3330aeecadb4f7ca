import { expect, test } from '@playwright/test'
import {
  giveFirstPassword,
  internal,
  logIn,
  openMeeting,
  ownPassword,
  setOwnPassword,
} from '../support/council.ts'
import { heading } from '../support/intranet.ts'
import { giveOwnAddress } from '../support/own-address.ts'
import { readPdf } from '../support/read-pdf.ts'

// Issue 19: what members take with them into a meeting.

test.beforeEach(giveOwnAddress)

test('all papers of a meeting come as one file by one link', async ({ page, request }) => {
  const first = await giveFirstPassword(request, 5)
  await page.goto(internal)
  await logIn(page, first)
  await setOwnPassword(page, first.password, ownPassword)
  await page.getByRole('link', { name: 'Übersicht' }).click()
  const title = await openMeeting(page)
  const link = page.getByRole('link', { name: 'Alle Unterlagen als eine PDF' })
  const href = (await link.getAttribute('href')) ?? ''
  // The worker makes it meanwhile: the website keeps the request for 20 seconds, and is asked again.
  const ask = () => page.request.get(href, { timeout: 60_000 })
  await expect.poll(async () => (await ask()).status(), { timeout: 120_000 }).toBe(200)
  const file = await ask()
  expect(file.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
  })
  const { pages, isMarked } = await readPdf(await file.body())
  const text = pages.join('\n').replaceAll(/\s+/g, ' ')
  expect(text).toContain(title.replace('Tagesordnungspunkt', 'TOP'))
  expect(isMarked).toBe(true)
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(heading(page, 'Anmelden für Ratsmitglieder')).toBeVisible()
  expect((await page.request.get(href)).status()).toBe(404)
})
