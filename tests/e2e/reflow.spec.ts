import { expect, test } from '@playwright/test'
import { cutTexts, excessWidth, smallTargets, spaceText } from '../support/in-page.ts'
import { visitedPages } from '../support/town-pages.ts'

// WCAG 1.4.10, 1.4.12 and 2.5.8. A window of 1280 px at 400 % zoom has 320 px.

test.describe.configure({ mode: 'parallel' })
const pages = Object.entries(visitedPages)
const widths = [320, 768, 1280, 1600]

for (const [name, path] of pages)
  test(`${name}: nothing is cut off or wider than the window, at any width and with text spaced`, async ({
    page,
  }) => {
    await page.goto(path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect(await excessWidth(page), `at ${width} px`).toBeLessThanOrEqual(0)
      expect(await cutTexts(page), `cut at ${width} px`).toEqual([])
    }
    await spaceText(page)
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await excessWidth(page), `spaced at ${width} px`).toBeLessThanOrEqual(0)
      expect(await cutTexts(page), `cut when spaced at ${width} px`).toEqual([])
    }
  })

for (const [name, path] of pages) {
  const least = name === 'behoerdenlotse' ? 44 : 24
  test(`${name}: every target has at least ${least} px`, async ({ page }) => {
    await page.goto(path)
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await smallTargets(page, least), `at ${width} px`).toEqual([])
    }
  })
}

test('T50: a title of 2,000 characters that means to break out fits a phone and runs nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  for (const template of ['veranstaltung-detail', 'veranstaltungen']) {
    await page.goto(`/_gallery?template=${template}&example=hostile&theme=default&sprache=de`)
    expect(await page.content(), template).toContain('window.__xss')
    expect(await excessWidth(page), template).toBeLessThanOrEqual(0)
    expect(await page.evaluate(() => '__xss' in window), template).toBe(false)
  }
})

test('the open menu fits 320 px with every text spaced, and its targets have 24 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 600 })
  await page.goto('/de/')
  await page.getByRole('button', { name: 'Menü', exact: true }).click()
  await page.getByRole('dialog').locator('nav summary').first().click()
  expect(await smallTargets(page, 24)).toEqual([])
  await spaceText(page)
  expect(await excessWidth(page)).toBeLessThanOrEqual(0)
  expect(await cutTexts(page, '#menu')).toEqual([])
})
