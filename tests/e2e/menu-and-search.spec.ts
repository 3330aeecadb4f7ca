import { expect, type Page, test } from '@playwright/test'

// Spec 4, menu and search.

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menü', exact: true })
const menu = (page: Page) => page.getByRole('dialog', { name: 'Hauptmenü' })
const search = (page: Page) => page.getByRole('dialog', { name: 'Suche' })

test('Esc closes the menu and the focus returns', async ({ page }) => {
  await page.goto('/de/')
  await menuButton(page).click()
  await expect(menu(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(menuButton(page)).toBeFocused()
})

test('opening search closes the menu', async ({ page }) => {
  await page.goto('/de/')
  await menuButton(page).click()
  await expect(menu(page)).toBeVisible()
  await page.evaluate(() => document.getElementById('suche')?.showPopover())
  await expect(search(page)).toBeVisible()
  await expect(menu(page)).toBeHidden()
})

test('only one submenu is open at a time', async ({ page }) => {
  await page.goto('/de/')
  await menuButton(page).click()
  await menu(page).locator('nav > ul > li > details > summary').nth(0).click()
  await menu(page).locator('nav > ul > li > details > summary').nth(1).click()
  await expect(menu(page).locator('nav > ul > li > details[open]')).toHaveCount(1)
})

test('back returns to the parent level', async ({ page }) => {
  await page.goto('/de/')
  await menuButton(page).click()
  const first = menu(page).locator('nav > ul > li > details').first()
  await first.locator('summary').first().click()
  await first.getByRole('button', { name: 'zurück' }).first().click()
  await expect(first).not.toHaveAttribute('open')
  await expect(first.locator('summary').first()).toBeFocused()
})

test('a route change closes the menu', async ({ page }) => {
  await page.goto('/de/')
  await menuButton(page).click()
  const first = menu(page).locator('nav > ul > li > details').first()
  await first.locator('summary').first().click()
  await first.getByRole('link').first().click()
  await expect(page).not.toHaveURL('/de/')
  await expect(menu(page)).toBeHidden()
})

test('the search has its field and leads to the results', async ({ page }) => {
  await page.goto('/de/')
  await page.getByRole('button', { name: 'Suche', exact: true }).click()
  const field = search(page).getByPlaceholder('Suchbegriff eingeben')
  await expect(field).toBeFocused()
  await field.fill('Therme')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/de/suche/?q=Therme')
})

test('the logo is no link on the home page', async ({ page }) => {
  await page.goto('/de/')
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(0)
  await page.goto('/de/gibt-es-nicht/')
  await expect(page.getByRole('banner').getByRole('link')).toHaveAttribute('href', '/de/')
})
