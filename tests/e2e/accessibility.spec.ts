import { expect, type Page, test } from '@playwright/test'
import { isSettled } from '../support/awake.ts'
import { violationsOf } from '../support/in-page.ts'
import { townPages } from '../support/town-pages.ts'

// WCAG 2.2 AA and BITV: what axe finds, on real pages and in every opened state.

test.describe.configure({ mode: 'parallel' })
// Nothing is half faded while axe measures contrast.
const widths = [320, 768, 1280]

async function expectNoViolation(page: Page, state: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect(await violationsOf(page), `${state} at ${width} px`).toEqual([])
  }
}

async function expectLandmarks(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  for (const role of ['main', 'banner', 'contentinfo'] as const)
    await expect(page.getByRole(role), role).toHaveCount(1)
  const names = await page.getByRole('navigation').evaluateAll((found) =>
    found.map((one) => {
      const by = document.getElementById(one.getAttribute('aria-labelledby') ?? '')
      return one.getAttribute('aria-label') ?? by?.textContent ?? ''
    }),
  )
  expect(names).not.toContain('')
  expect(new Set(names).size, names.join(', ')).toBe(names.length)
}

async function expectNoLevelLeftOut(page: Page) {
  const levels = await page
    .getByRole('heading')
    .evaluateAll((found) => found.map(({ tagName }) => Number(tagName.slice(1))))
  const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
  expect(jumps, levels.join(' ')).toEqual([])
}

// One visit of each page for all of it.
for (const [name, path] of Object.entries(townPages))
  test(`${name}: one first heading, one main part, navigations with names of their own, no level of headings left out, and no accessibility violation at any width`, async ({
    page,
  }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(name === 'error' ? 404 : 200)
    await isSettled(page)
    await test.step('landmarks', () => expectLandmarks(page))
    await test.step('levels of headings', () => expectNoLevelLeftOut(page))
    await expectNoViolation(page, path)
  })

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
