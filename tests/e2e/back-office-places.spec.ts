import { expect, test } from '@playwright/test'
import { administrator, enter, openList, openRow } from '../support/editor.ts'
import { violationsOf } from '../support/in-page.ts'

// Where something lies is shown on the town's own map, the same as on the website.

test('an editor shows by keys and by mouse where an entry lies, and the numbers are those', async ({
  page,
}) => {
  await enter(page, administrator)
  await openList(page, 'pois')
  await openRow(page, page.getByRole('table').getByRole('link').first())
  await page.getByRole('button', { name: 'Ort', exact: true }).click()
  const north = page.getByLabel('Breite (Nord)')
  const before = await north.inputValue()
  await page.getByRole('button', { name: 'Auf der Karte zeigen' }).click()
  const frame = page.frameLocator('iframe[title^="Karte"]')
  await expect(frame.getByText('Klicken oder tippen Sie auf die Stelle')).toBeVisible({
    timeout: 120_000,
  })
  const canvas = frame.getByRole('region', { name: /^Karte\. Pfeiltasten/ })
  await canvas.focus()
  for (const key of ['+', 'ArrowUp', 'Enter']) await canvas.press(key)
  await expect(page.getByText(/^Übernommen: 48,\d{5} Nord, 8,\d{5} Ost/)).toBeVisible()
  await expect(north).not.toHaveValue(before)
  const byKeys = await north.inputValue()

  await canvas.click({ position: { x: 60, y: 60 } })
  await expect(north).not.toHaveValue(byKeys)
  expect(await violationsOf(page, 'iframe[title^="Karte"]')).toEqual([])
  const shown = await north.inputValue()
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await page.getByRole('button', { name: 'Entwurf speichern' }).click()
  expect((await saved).status()).toBe(200)
  await page.reload()
  await page.getByRole('button', { name: 'Ort', exact: true }).click()
  await expect(north).toHaveValue(shown)
})
