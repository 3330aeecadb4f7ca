import { expect, test } from '@playwright/test'

// Spec 2.2 and 7, search.

test('the search leads from the header to what was found', async ({ page }) => {
  await page.goto('/de/')
  await page.getByRole('button', { name: 'Suche', exact: true }).click()
  await page.keyboard.type('Thermalbad')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/de/suche/?q=Thermalbad')
  await expect(page.getByRole('heading', { name: /Treffer für „Thermalbad“/ })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Thermalbad', exact: true }).click()
  await expect(page).toHaveURL('/de/thermalbad/')
})

test('the search works without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/de/suche/')
  await page.getByRole('main').getByPlaceholder('Suchbegriff eingeben').fill('Personalausweis')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Bürgerbüro' }).first()).toBeVisible()
  await context.close()
})

test('a search without hits says so', async ({ page }) => {
  await page.goto('/de/suche/?q=Xylophonbau')
  await expect(
    page.getByRole('heading', {
      name: 'Zum Suchbegriff Xylophonbau wurden keine Ergebnisse gefunden.',
    }),
  ).toBeVisible()
})

test('what somebody looks for is rendered for them alone and kept nowhere', async ({ request }) => {
  const address = '/de/suche/?q=Bergbahn'
  await request.get(address)
  const again = await request.get(address)
  expect(again.headers()['x-cache']).not.toBe('hit')
  expect(again.headers()['cache-control']).toMatch(/no-store|private/)
})
