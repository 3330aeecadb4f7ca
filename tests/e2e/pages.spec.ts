import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'

// Real pages of the demo town: accessible, and without a word of complaint in the console.

const pages = ['/de/', '/en/', '/de/veranstaltungen/', '/de/gibt-es-nicht/']

for (const path of pages)
  test(`${path} has no accessibility violation at any width`, async ({ page }) => {
    test.setTimeout(90_000)
    await page.goto(path)
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const { violations } = await new AxeBuilder({ page }).analyze()
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((n) => n.target).join(' ')}`,
      )
      expect(found, `at ${width} px`).toEqual([])
    }
  })

test('the browser shows what the server sent: no hydration error, no blocked script', async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  for (const path of ['/de/', '/en/', '/de/veranstaltungen/']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  expect(complaints).toEqual([])
})

test('a link on the page is followed without a reload', async ({ page }) => {
  await page.goto('/de/')
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', 'yes'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await expect(page).toHaveURL(/impressum/)
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'yes')
})
