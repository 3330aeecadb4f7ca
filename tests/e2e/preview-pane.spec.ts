import { expect, type Page, test } from '@playwright/test'
import { enter, openForm, stateOfForm } from '../support/editor.ts'
import { editors } from '../support/editors.ts'

// Unpublished content in the real website, next to the form.

/** Opens the form of a new page with a title, saved as a draft. */
async function openDraft(page: Page, title: string) {
  await enter(page, editors.town)
  await openForm(page, 'seiten/create')
  const state = stateOfForm(page)
  await page.locator('#field-titel').fill(title)
  await state
  await page.getByRole('button', { name: 'Entwurf speichern' }).click()
  await page.waitForURL(/\/seiten\/[\w-]{36}/)
  await page.waitForLoadState('networkidle')
}

test('a draft stands next to its form, and each saved draft is shown there', async ({ page }) => {
  const title = `Vorschau ${Date.now()}`
  await openDraft(page, title)
  const door = page.getByRole('button', { name: /^Live-Vorschau/ })
  // Payload remembers for each editor whether it was open.
  if ((await door.getAttribute('aria-label')) === 'Live-Vorschau') await door.click()
  const shown = page.frameLocator('.live-preview-window iframe').getByRole('heading', { level: 1 })
  await expect(shown).toHaveText(title)
  await expect(page.locator('#field-titel')).toBeVisible()
  await page.locator('#field-titel').fill(`${title} neu`)
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Entwurf speichern' }).click()
  await expect(shown).toHaveText(`${title} neu`)

  await page.setViewportSize({ width: 375, height: 800 })
  await expect(page.locator('.live-preview-window iframe')).toBeHidden()
  const field = await page.locator('#field-titel').boundingBox()
  expect(field?.width).toBeGreaterThan(300)

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Live-Vorschau beenden' }).click()
  await expect(page.locator('.live-preview-window iframe')).toBeHidden()
})

test('the link to hand on shows the draft to somebody without an account, and says until when', async ({
  page,
  browser,
}) => {
  const title = `Zum Weitergeben ${Date.now()}`
  await openDraft(page, title)
  const address = await page.getByRole('link', { name: 'Vorschau' }).getAttribute('href')
  const stranger = await browser.newContext()
  const guest = await stranger.newPage()
  const answer = await guest.goto(address ?? '')
  expect(answer?.headers()['cache-control']).toContain('no-store')
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(title)
  const inAWeek = new Date(Date.now() + 7 * 86_400_000)
  const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'Europe/Berlin' })
  await expect(guest.getByText(`Dieser Link gilt bis ${day.format(inAWeek)}`)).toBeVisible()
  await stranger.close()
})
