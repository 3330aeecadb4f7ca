import { expect, type Page } from '@playwright/test'

/** The button of the header that opens the menu. */
export const menuButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Menü', exact: true })
/** The button of the header that opens the search. */
export const searchButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Suche', exact: true })
/** The open menu. */
export const menu = (page: Page) => page.getByRole('dialog', { name: 'Hauptmenü' })
/** The open search. */
export const search = (page: Page) => page.getByRole('dialog', { name: 'Suche' })
/** An entry of the menu that has a submenu. */
export const entry = (page: Page, title: string) =>
  menu(page).locator('summary', { hasText: title })
/** The page of the gallery whose menu has five levels. */
export const deep = '/_gallery?layout=default&menu=fiveLevels'

/** Waits until the behaviour of the header, which comes last, is there. */
export const isLive = (page: Page) =>
  expect(page.locator('[data-site-header]')).toHaveAttribute('data-is-live')

/** Goes to a page and opens its menu. */
export async function openMenu(page: Page, path: string) {
  await page.goto(path)
  await isLive(page)
  await menuButton(page).click()
  await expect(menu(page)).toBeVisible()
}
