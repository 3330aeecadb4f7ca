import { expect, type Page, test } from '@playwright/test'
import { isAwake } from '../support/awake.ts'

// Spec 4, 8: code chunk load failure; reliability F18.

test.use({ serviceWorkers: 'block' })

async function breakCode(page: Page): Promise<{ loads: () => number }> {
  let count = 0
  page.on('load', () => {
    count += 1
  })
  await page.goto('/de/')
  await isAwake(page)
  await page.route('**/assets/group-eintraege-*', (route) => route.abort())
  return { loads: () => count }
}

/** Entries come in a file that the home page does not have. */
const toBroken = (page: Page) => page.locator('main a[href^="/de/"][href*="-id_"]:visible').first()

test('code that fails to load triggers a page reload, at most once per 60 seconds', async ({
  page,
}) => {
  const { loads } = await breakCode(page)
  await toBroken(page).click()
  await expect.poll(loads).toBe(2)
  await isAwake(page)
  await toBroken(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Leider ist ein Fehler aufgetreten',
  )
  await page.waitForTimeout(1000)
  expect(loads()).toBe(2)
})

test('the reload keeps what was typed', async ({ page }) => {
  const { loads } = await breakCode(page)
  const field = page.getByRole('contentinfo').getByRole('textbox')
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
    'Leider ist ein Fehler aufgetreten',
  )
  expect(loads()).toBe(1)
})
