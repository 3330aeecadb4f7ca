import { expect, type Page, test } from '@playwright/test'
import { covered } from '../support/hit-test.ts'
import { cutTexts, excessWidth, smallTargets, spaceText } from '../support/in-page.ts'
import { buttonsOutside, enlargeText, headerOf } from '../support/large-text.ts'
import { visitedPages } from '../support/town-pages.ts'

// WCAG 1.4.4, 1.4.10, 1.4.12 and 2.5.8; W1: text at 130, 150 and 200 % on a telephone. A window of 1280 px at 400 % zoom has 320 px.

test.describe.configure({ mode: 'parallel' })
const widths = [320, 768, 1280, 1600]

async function expectNothingCutOff(page: Page) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect(await excessWidth(page), `at ${width} px`).toBeLessThanOrEqual(0)
    expect(await cutTexts(page), `cut at ${width} px`).toEqual([])
  }
}

async function expectLargeTargets(page: Page, least: number) {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await smallTargets(page, least), `targets at ${width} px`).toEqual([])
  }
}

async function expectRoomForLargeText(page: Page) {
  // Who has not asked for calm has one button more: the one that stops the pictures.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 360, height: 740 })
  for (const percent of [130, 150, 200]) {
    await enlargeText(page, percent)
    expect(await excessWidth(page), `at ${percent} %`).toBeLessThanOrEqual(0)
    const { lines, overlapping } = await headerOf(page)
    expect(overlapping, `at ${percent} %`).toBe(false)
    expect(await buttonsOutside(page), `at ${percent} %`).toEqual([])
    expect(lines, `at ${percent} %`).toBeLessThanOrEqual(2)
  }
  // The largest text leaves the least room (A1).
  expect(await covered(page, 'button'), 'at 200 %').toEqual([])
  await enlargeText(page, 100)
  await page.emulateMedia({ reducedMotion: 'reduce' })
}

async function expectRoomForSpacedText(page: Page) {
  await spaceText(page)
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await excessWidth(page), `spaced at ${width} px`).toBeLessThanOrEqual(0)
    expect(await cutTexts(page), `cut when spaced at ${width} px`).toEqual([])
  }
}

// One visit of each page for all of it: to open a page takes longer than to measure it.
for (const [name, path] of Object.entries(visitedPages)) {
  const least = name === 'behoerdenlotse' ? 44 : 24
  test(`${name}: nothing is cut off or wider than the window, at any width, with large text (W1, A2) and with text spaced, and every target has at least ${least} px`, async ({
    page,
  }) => {
    await page.goto(path)
    await test.step('any width', () => expectNothingCutOff(page))
    await test.step('targets', () => expectLargeTargets(page, least))
    await test.step('W1: text at 130, 150 and 200 %', () => expectRoomForLargeText(page))
    await test.step('text spaced', () => expectRoomForSpacedText(page))
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
