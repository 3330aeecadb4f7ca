import { expect, type Page, test } from '@playwright/test'
import { isLoaded } from '../support/awake.ts'
import { observeShift, shiftOf, violationsOf } from '../support/in-page.ts'

// What an editor puts up stands on every page of the site (decision 0020).

const title = 'Kastanienallee: Teile gesperrt'
const alert = (page: Page) => page.locator('[data-hinweis]', { hasText: title })
const dismiss = (page: Page) => page.getByRole('button', { name: `Hinweis ausblenden: ${title}` })

for (const path of ['/de/', '/de/rossini/', '/de/behoerdenlotse/', '/de/gibt-es-nicht/'])
  test(`${path} shows the alert that holds everywhere, in a region of its own`, async ({
    page,
  }) => {
    await page.goto(path)
    const region = page.getByRole('region', { name: 'Aktuelle Hinweise' })
    await expect(region.getByText(title)).toBeVisible()
    expect(await violationsOf(page, '[data-hinweise]')).toEqual([])
  })

test('an English page has it in English', async ({ page }) => {
  await page.goto('/en/')
  const region = page.getByRole('region', { name: 'Current alerts' })
  await expect(region.getByText('Chestnut avenue: partly closed')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('an alert can be read, and shows no button that would do nothing', async ({ page }) => {
    await page.goto('/de/')
    await expect(alert(page)).toBeVisible()
    await expect(dismiss(page)).toBeHidden()
  })
})

test('who has put an alert away does not see it again, on no page and after no reload', async ({
  page,
}) => {
  await page.goto('/de/')
  await dismiss(page).click()
  await expect(alert(page)).toBeHidden()
  await expect(page.locator('main')).toBeFocused()
  await page.addInitScript(observeShift)
  await page.goto('/de/aktuelles/')
  await isLoaded(page)
  await expect(alert(page)).toBeHidden()
  expect(await shiftOf(page)).toBeLessThan(0.02)
})

test('the button works before any other code has come', async ({ page }) => {
  await page.route('**/assets/**.js', (route) => route.abort())
  await page.goto('/de/')
  await dismiss(page).click()
  await expect(alert(page)).toBeHidden()
})

test('on paper there is no alert', async ({ page }) => {
  await page.goto('/de/')
  await page.emulateMedia({ media: 'print' })
  await expect(alert(page)).toBeHidden()
})
