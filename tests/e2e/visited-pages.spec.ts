import { expect, type Page, test } from '@playwright/test'
import { isLoaded } from '../support/awake.ts'
import { covered } from '../support/hit-test.ts'
import { cutTexts, excessWidth, smallTargets, spaceText, violationsOf } from '../support/in-page.ts'
import { buttonsOutside, enlargeText, headerOf } from '../support/large-text.ts'
import { expectLandmarks, expectNoLevelLeftOut } from '../support/outline.ts'
import { townPages, visitedPages } from '../support/town-pages.ts'

// WCAG 1.4.4, 1.4.10, 1.4.12, 2.2.2 and 2.5.8; W1: text at 130, 150 and 200 % on a telephone. A
// window of 1280 px at 400 % zoom has 320 px. And what axe finds on whole pages.

test.describe.configure({ mode: 'parallel' })
// A telephone has a screen that is touched.
test.use({ hasTouch: true })

async function expectNothingCutOff(page: Page, when: string) {
  expect(await excessWidth(page), when).toBeLessThanOrEqual(0)
  expect(await cutTexts(page), `cut ${when}`).toEqual([])
}

async function expectRoomForLargeText(page: Page) {
  // Who has not asked for calm has one button more: the one that stops the pictures.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  for (const percent of [130, 150, 200]) {
    await enlargeText(page, percent)
    expect(await excessWidth(page), `at ${percent} %`).toBeLessThanOrEqual(0)
    const { lines, overlapping } = await headerOf(page)
    expect(overlapping, `at ${percent} %`).toBe(false)
    expect(lines, `at ${percent} %`).toBeLessThanOrEqual(2)
    expect(await buttonsOutside(page), `at ${percent} %`).toEqual([])
  }
  // The largest text leaves the least room (A1).
  expect(await covered(page, 'button'), 'at 200 %').toEqual([])
  await enlargeText(page, 100)
  await page.emulateMedia({ reducedMotion: 'reduce' })
}

/** What is looked at in a window of which width. */
const at = {
  width: [320, 768, 1280, 1600],
  targets: [320, 1280],
  finger: [320, 360, 480],
  largeText: [360],
  axe: [320, 768, 1280],
}

async function lookAt(page: Page, width: number, least: number, isTownPage: boolean) {
  await page.setViewportSize({ width, height: 800 })
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  const when = `at ${width} px`
  if (at.width.includes(width)) await expectNothingCutOff(page, when)
  if (isTownPage && at.axe.includes(width)) expect(await violationsOf(page), when).toEqual([])
  if (at.targets.includes(width))
    expect(await smallTargets(page, least), `targets ${when}`).toEqual([])
  if (at.finger.includes(width)) {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    expect(await covered(page, 'button, main a'), `A1 ${when}`).toEqual([])
    await page.emulateMedia({ reducedMotion: 'reduce' })
  }
  if (at.largeText.includes(width)) await expectRoomForLargeText(page)
}

const known = new Set<string>(Object.keys(townPages))

// One visit of each page for all of it: to open a page takes longer than to measure it.
for (const [name, path] of Object.entries(visitedPages)) {
  const least = name === 'behoerdenlotse' ? 44 : 24
  const isTownPage = known.has(name)
  test(`${name}: nothing is cut off or wider than the window, at any width, with large text (W1, A2) and with text spaced; every target has at least ${least} px, and nothing lies over one on a telephone (A1)${isTownPage ? '; its outline is in order, and axe finds nothing' : ''}`, async ({
    page,
  }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(name === 'error' ? 404 : 200)
    await isLoaded(page)
    if (isTownPage) {
      await test.step('landmarks', () => expectLandmarks(page))
      await test.step('levels of headings', () => expectNoLevelLeftOut(page))
    }
    for (const width of [320, 360, 480, 768, 1280, 1600])
      await test.step(`${width} px`, () => lookAt(page, width, least, isTownPage))
    await spaceText(page)
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNothingCutOff(page, `spaced at ${width} px`)
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
