import { expect, test } from '@playwright/test'
import { z } from 'zod'
import { administrator, backOffice, enter, openForm } from '../support/editor.ts'
import { violationsOf } from '../support/in-page.ts'

// Where something lies is shown on the town's own map, the same as on the website.

const first = z.object({ docs: z.tuple([z.object({ id: z.string() })]) })
const kept = z.object({ koordinaten: z.object({ breite: z.number(), laenge: z.number() }) })

test('an editor shows by keys and by mouse where an entry lies, and the numbers are those', async ({
  page,
}) => {
  await enter(page, administrator)
  const found = await page.request.get(`${backOffice}/api/pois?limit=1&depth=0&sort=nummer`)
  const [{ id }] = first.parse(await found.json()).docs
  await openForm(page, `pois/${id}`)
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
  expect(await violationsOf(page, '#field-koordinaten')).toEqual([])
  const shown = Number(await north.inputValue())
  await page.getByRole('button', { name: 'Entwurf speichern' }).click()
  await expect(page.getByText(/erfolgreich/).first()).toBeVisible()
  const draft = await page.request.get(`${backOffice}/api/pois/${id}?draft=true&depth=0`)
  expect(kept.parse(await draft.json()).koordinaten.breite).toBe(shown)
})
