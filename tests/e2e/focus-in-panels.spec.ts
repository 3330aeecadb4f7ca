import { expect, type Page, test } from '@playwright/test'
import { isLive } from '../support/menu.ts'

// Where the focus goes when a panel opens and closes (W9, A6; WCAG 2.4.3).

test('W9: a click beside the menu gives the focus back to its button', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/de/')
  await isLive(page)
  const button = page.getByRole('button', { name: 'Menü', exact: true })
  await button.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.mouse.click(20, 600)
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(button).toBeFocused()
})

/** The page behind a panel is put out of reach a frame later; here that frame never comes. */
const withoutFrames = (page: Page) =>
  page.addInitScript(() => {
    window.requestAnimationFrame = () => 0
  })

test('W9: the focus comes back too when the click is quicker than the lock of the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await withoutFrames(page)
  await page.goto('/de/')
  await isLive(page)
  const button = page.getByRole('button', { name: 'Menü', exact: true })
  const panel = page.getByRole('dialog')
  await button.click()
  await expect(panel).toHaveAttribute('aria-modal', 'true')
  await page.mouse.click(20, 600)
  await expect(panel).toBeHidden()
  await expect(button).toBeFocused()
})

test('W9: the focus stays in the menu too when the Tab key is quicker than the lock of the page', async ({
  page,
}) => {
  await withoutFrames(page)
  await page.goto('/de/')
  await isLive(page)
  await page.getByRole('button', { name: 'Menü', exact: true }).focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Hauptmenü' })
  await expect(panel).toHaveAttribute('aria-modal', 'true')
  await panel.getByRole('link').filter({ visible: true }).last().focus()
  for (let count = 0; count < 3; count += 1) {
    await page.keyboard.press('Tab')
    const where = await panel.evaluate(
      (element) =>
        document.activeElement === document.body || element.contains(document.activeElement),
    )
    expect(where, `after ${count + 1} times Tab`).toBe(true)
  }
})

test('W9: a filter that is opened by the keyboard takes the focus, and gives it back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/de/veranstaltungen/')
  await isLive(page)
  const opener = page.getByRole('button', { name: 'Filter', exact: true })
  await opener.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog')
  await expect(panel).toBeVisible()
  await expect
    .poll(() => panel.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true)
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

test('A6: from the menu one comes to the top of a new page, not to its button', async ({
  page,
}) => {
  await page.goto('/de/')
  await isLive(page)
  await page.getByRole('button', { name: 'Menü', exact: true }).focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog')
  const link = panel.locator('nav li a').filter({ visible: true }).first()
  const path = (await link.getAttribute('href')) ?? ''
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(path)
  await isLive(page)
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused()
})

test('an open filter closes and unlocks the page when the tablet is turned', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.goto('/de/veranstaltungen/')
  await isLive(page)
  await page.getByRole('button', { name: /^Filter/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.locator('[inert]')).not.toHaveCount(0)
  await page.setViewportSize({ width: 1180, height: 820 })
  await expect(page.locator('[inert]')).toHaveCount(0)
  await expect(page.locator(':popover-open')).toHaveCount(0)
})
