import { expect, type Page, test } from '@playwright/test'
import { isLive, menu, menuButton, openMenu, search, searchButton } from '../support/menu.ts'

// Spec 4, menu and search; spec 2.5, menu. What lies within the menu: menu-levels.spec.ts.

/** Much to scroll through and no picture. */
const longText = '/de/datenschutz/'

const isInside = (page: Page, id: string) =>
  page.evaluate((panel) => {
    const { activeElement } = document
    return activeElement === document.body || activeElement?.closest('[popover]')?.id === panel
  }, id)

test('opening search closes the menu', async ({ page }) => {
  await openMenu(page, longText)
  await menu(page).getByRole('button', { name: 'Suche' }).click()
  await expect(search(page)).toBeVisible()
  await expect(menu(page)).toBeHidden()
  await expect(page.getByPlaceholder('Suchbegriff eingeben')).toBeFocused()
})

test('opening the menu closes search', async ({ page }) => {
  await page.goto(longText)
  await isLive(page)
  await searchButton(page).click()
  await expect(search(page)).toBeVisible()
  await search(page).getByRole('button', { name: 'Menü' }).click()
  await expect(menu(page)).toBeVisible()
  await expect(search(page)).toBeHidden()
})

for (const [name, id] of [
  ['Menü', 'menu'],
  ['Suche', 'suche'],
] as const)
  test(`an overlay is shown while «${name}» is open, and the page stands still`, async ({
    page,
  }) => {
    await page.goto(longText)
    await isLive(page)
    const width = await page.getByRole('main').evaluate((main) => main.clientWidth)
    await page.getByRole('banner').getByRole('button', { name, exact: true }).click()
    const panel = page.locator(`#${id}`)
    await expect(panel).toBeVisible()
    const scrim = await panel.evaluate((e) => getComputedStyle(e, '::backdrop').backgroundColor)
    expect(scrim).not.toBe('rgba(0, 0, 0, 0)')
    await page.mouse.move(20, 700)
    await page.mouse.wheel(0, 800)
    await page.waitForTimeout(300)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    expect(await page.getByRole('main').evaluate((main) => main.clientWidth)).toBe(width)
    await page.mouse.click(20, 700)
    await expect(panel).toBeHidden()
  })

test('a route change closes the menu', async ({ page }) => {
  await openMenu(page, longText)
  await menu(page).locator('nav > ul > li > details > summary').first().click()
  await menu(page).locator('details[open] a').first().click()
  await expect(page).not.toHaveURL(longText)
  await expect(menu(page)).toBeHidden()
  await expect(page.getByRole('main')).not.toHaveAttribute('inert')
})

test('whoever comes back to a page that the browser has kept finds its menu closed', async ({
  page,
}) => {
  await openMenu(page, longText)
  // What the browser says when it keeps a page; the one of these tests keeps none.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  await expect(menu(page)).toBeHidden()
  await expect(page.getByRole('main')).not.toHaveAttribute('inert')
})

for (const width of [375, 1280])
  test(`Esc closes menu and search, and the focus returns, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(longText)
    await isLive(page)
    for (const [button, dialog] of [
      [menuButton(page), menu(page)],
      [searchButton(page), search(page)],
    ] as const) {
      await button.focus()
      await page.keyboard.press('Enter')
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(button).toBeFocused()
    }
  })

test('closing by the button restores the focus', async ({ page }) => {
  await openMenu(page, longText)
  await expect(menu(page).getByRole('button', { name: 'Schließen' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(menu(page)).toBeHidden()
  await expect(menuButton(page)).toBeFocused()
})

test('the focus stays inside while the menu is open', async ({ page }) => {
  await openMenu(page, longText)
  await expect(menu(page)).toHaveAttribute('aria-modal', 'true')
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press(step < 20 ? 'Tab' : 'Shift+Tab')
    expect(await isInside(page, 'menu')).toBe(true)
  }
})

test('a social bar in the menu links to four social pages', async ({ page }) => {
  await openMenu(page, longText)
  const bar = menu(page).getByRole('list', { name: 'Soziale Medien' })
  await expect(bar.getByRole('link')).toHaveCount(4)
})

test('the search field has the focus, its placeholder, and leads to the results', async ({
  page,
}) => {
  await page.goto(longText)
  await searchButton(page).click()
  const field = search(page).getByPlaceholder('Suchbegriff eingeben')
  await expect(field).toBeFocused()
  await field.fill('Therme')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/de/suche/?q=Therme')
})

test('the search field has the focus also when the page came by a link', async ({ page }) => {
  await page.goto('/en/')
  await isLive(page)
  await page.getByRole('navigation', { name: 'Language' }).getByRole('link').click()
  await expect(page).toHaveURL('/de/')
  await searchButton(page).click()
  await expect(page.getByPlaceholder('Suchbegriff eingeben')).toBeFocused()
})

test('search is offered in German only', async ({ page }) => {
  await page.goto('/en/')
  await expect(page.getByRole('banner').getByRole('button')).toHaveText(['Menu'])
  await expect(page.locator('#suche')).toHaveCount(0)
})
