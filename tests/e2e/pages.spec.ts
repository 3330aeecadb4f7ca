import { expect, test } from '@playwright/test'
import { isSettled } from '../support/awake.ts'

// Real pages of the demo town: without a word of complaint in the console.

test('the browser shows what the server sent: no hydration error, no blocked script', async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  for (const path of [
    '/de/',
    '/en/',
    '/de/veranstaltungen/',
    '/de/rossini/',
    '/de/behoerdenlotse/',
    '/de/behoerdenlotse/wegweiser/abbruch-eines-gebaeudes-id_1/',
    '/de/behoerdenlotse/buergerbuero-id_1/',
    '/de/rathaus/ansprechpartner/annika-weberle-id_1/',
    '/de/rathaus/schaden-melden/',
    '/de/veranstaltungen/wochenmarkt-id_44/',
    '/de/aktuelles/bergbahn-revision-verkuerzt-betrieb-ab-samstag-id_1/',
  ]) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(200)
    await isSettled(page)
    expect(complaints, path).toEqual([])
  }
})

test('a link on the page leads to a document of its own, and back to the place one came from', async ({
  page,
}) => {
  await page.goto('/de/')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' })
  await link.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  await link.click()
  await expect(page).toHaveURL(/impressum/)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 200)
})
