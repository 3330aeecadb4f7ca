import { expect, type Page, test } from '@playwright/test'
import { isAwake } from '../support/awake.ts'

// Spec 4, 8: code chunk load failure; reliability F18. Pages need no code to be read; an island does.

test.use({ serviceWorkers: 'block' })

const form = '/de/kontakt/'

/** A page whose island does not come: at the first try, or at every one. */
async function openBroken(page: Page, isOnLine = true): Promise<{ loads: () => number }> {
  let count = 0
  page.on('load', () => {
    count += 1
  })
  await page.addInitScript((onLine) => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => onLine })
  }, isOnLine)
  await page.route('**/assets/request-form.*.island-*', (route) => route.abort())
  await page.goto(form)
  await page.locator('[data-island]').scrollIntoViewIfNeeded()
  return { loads: () => count }
}

const message = (page: Page) => page.getByRole('textbox', { name: /^Nachricht/ })

test('code that fails to load triggers a page reload, at most once per 60 seconds', async ({
  page,
}) => {
  const { loads } = await openBroken(page)
  await expect.poll(loads).toBe(2)
  await isAwake(page)
  await message(page).fill('Guten Tag')
  await page.waitForTimeout(1000)
  expect(loads()).toBe(2)
})

test('not while offline', async ({ page }) => {
  const { loads } = await openBroken(page, false)
  await isAwake(page)
  await message(page).fill('Guten Tag')
  await page.waitForTimeout(1000)
  expect(loads()).toBe(1)
})

test('an island whose code does not come stays as the server has sent it, and its form is sent', async ({
  page,
}) => {
  const { loads } = await openBroken(page)
  await expect.poll(loads).toBe(2)
  await isAwake(page)
  await message(page).fill('Guten Tag')
  await page.getByRole('button', { name: 'Nachricht absenden' }).click()
  // The server says what is missing, and what was typed is there.
  await expect(page.getByRole('heading', { name: /^Bitte prüfen Sie/ })).toBeVisible()
  await expect(message(page)).toHaveValue('Guten Tag')
})

test('what somebody has typed is worth more than a reload', async ({ page }) => {
  let count = 0
  page.on('load', () => {
    count += 1
  })
  let fail: () => unknown = () => null
  const hasTyped = new Promise((resolve) => {
    fail = () => resolve(null)
  })
  await page.route('**/assets/request-form.*.island-*', async (route) => {
    await hasTyped
    return route.abort()
  })
  await page.goto(form, { waitUntil: 'commit' })
  await isAwake(page)
  await message(page).fill('Guten Tag')
  fail()
  await page.waitForTimeout(1500)
  expect(count).toBeLessThanOrEqual(1)
  await expect(message(page)).toHaveValue('Guten Tag')
})
