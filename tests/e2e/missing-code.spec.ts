import { expect, type Page, test } from '@playwright/test'
import { isAwake } from '../support/awake.ts'

// Spec 4, 8: code chunk load failure; reliability F18.

test.use({ serviceWorkers: 'block' })

async function breakCode(page: Page): Promise<{ loads: () => number }> {
  let count = 0
  page.on('load', () => {
    count += 1
  })
  await page.goto('/de/impressum/')
  await isAwake(page)
  await page.route('**/assets/en-*', (route) => route.abort())
  return { loads: () => count }
}

/** The other language comes in a file of its own. */
const toBroken = (page: Page) => page.locator('a[href="/en/"][hreflang="en"]:visible').first()

test('code that fails to load triggers a page reload, at most once per 60 seconds', async ({
  page,
}) => {
  const { loads } = await breakCode(page)
  await toBroken(page).click()
  await expect.poll(loads).toBe(2)
  await isAwake(page)
  await toBroken(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /Leider ist ein Fehler aufgetreten|error/i,
  )
  await page.waitForTimeout(1000)
  expect(loads()).toBe(2)
})

test('the reload keeps what was typed', async ({ page }) => {
  const { loads } = await breakCode(page)
  const field = page.locator('main, footer').getByRole('textbox').first()
  await field.fill('anna@gast.example')
  await toBroken(page).click()
  await expect.poll(loads).toBe(2)
  await expect(field).toHaveValue('anna@gast.example')
})

test('not while offline', async ({ page }) => {
  const { loads } = await breakCode(page)
  await page.evaluate(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false })
  })
  await toBroken(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /Leider ist ein Fehler aufgetreten|error/i,
  )
  expect(loads()).toBe(1)
})
