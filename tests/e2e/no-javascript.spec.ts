import { expect, test } from '@playwright/test'

// Reliability F27: without JavaScript everything is readable and usable.

test.use({ javaScriptEnabled: false })

test('a page is whole', async ({ page }) => {
  await page.goto('/de/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main [data-template]').first()).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' })).toBeVisible()
})

test('the menu opens, its submenus open, and a page is reached', async ({ page }) => {
  await page.goto('/de/')
  await page.getByRole('button', { name: 'Menü', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Hauptmenü' })
  await expect(menu).toBeVisible()
  const first = menu.locator('nav > ul > li > details').first()
  await first.locator('summary').first().click()
  await first.getByRole('link').first().click()
  await expect(page).not.toHaveURL('/de/')
})

test('the menu closes by its button', async ({ page }) => {
  await page.goto('/de/')
  await page.getByRole('button', { name: 'Menü', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Hauptmenü' })
  await menu.getByRole('button', { name: 'Schließen' }).click()
  await expect(menu).toBeHidden()
})

test('the search is sent', async ({ page }) => {
  await page.goto('/de/')
  await page.getByRole('button', { name: 'Suche', exact: true }).click()
  await page.getByPlaceholder('Suchbegriff eingeben').fill('Therme')
  await page.getByRole('button', { name: 'Suche starten' }).click()
  await expect(page).toHaveURL('/de/suche/?q=Therme')
})

test('the language is switched', async ({ page }) => {
  await page.goto('/de/')
  await page
    .getByRole('navigation', { name: 'Sprache' })
    .getByRole('link', { name: 'English' })
    .click()
  await expect(page).toHaveURL('/en/')
})

test('accordions open', async ({ page }) => {
  await page.goto('/_gallery?ui=accordion&example=typical&theme=default&sprache=de')
  const first = page.locator('main details').first()
  const before = await first.getAttribute('open')
  await first.locator('summary').first().click()
  expect(await first.getAttribute('open')).not.toBe(before)
})
