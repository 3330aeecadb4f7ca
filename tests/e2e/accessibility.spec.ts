import { expect, type Page, test } from '@playwright/test'
import { violationsOf } from '../support/in-page.ts'
import { townPages } from '../support/town-pages.ts'

// WCAG 2.2 AA and BITV: what axe finds in every opened state. Whole pages: visited-pages.spec.ts.

test.describe.configure({ mode: 'parallel' })
// Nothing is half faded while axe measures contrast.
const widths = [320, 768, 1280]

async function expectNoViolation(page: Page, state: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect(await violationsOf(page), `${state} at ${width} px`).toEqual([])
  }
}

const opened = [
  ['default', townPages.home],
  ['festival', townPages.festival],
] as const

for (const [theme, path] of opened)
  test(`${theme}: no violation with the menu open, nor with a submenu open`, async ({ page }) => {
    await page.goto(path)
    await page.getByRole('button', { name: 'Menü', exact: true }).click()
    const menu = page.getByRole('dialog', { name: 'Hauptmenü' })
    await expect(menu).toBeVisible()
    await expectNoViolation(page, 'menu')
    await menu.locator('nav summary').first().click()
    expect(await violationsOf(page), 'submenu').toEqual([])
  })

for (const [theme, path] of opened)
  test(`${theme}: no violation with the search open`, async ({ page }) => {
    await page.goto(path)
    await page.getByRole('button', { name: 'Suche', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Suche' })).toBeVisible()
    await expectNoViolation(page, 'search')
  })

for (const theme of ['default', 'rossini', 'behoerdenlotse'])
  test(`${theme}: no violation in a form with errors`, async ({ page }) => {
    await page.goto(`/_gallery?ui=field&example=errors&theme=${theme}&sprache=de`)
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
    await expectNoViolation(page, 'errors')
  })

test('words in the other language say which language they are in', async ({ page }) => {
  for (const [path, other] of [
    ['/de/', 'en'],
    ['/en/', 'de'],
    [townPages.festival, 'en'],
  ] as const) {
    await page.goto(path)
    const links = page.locator(`body a[hreflang="${other}"]`)
    expect(await links.count(), path).toBeGreaterThan(0)
    for (const link of await links.all())
      await expect(link.locator(`xpath=ancestor-or-self::*[@lang="${other}"]`)).toHaveCount(1)
  }
})
