import { expect, test } from '@playwright/test'
import {
  expectSound,
  languages,
  openEverything,
  openGallery,
  themes,
  tooWide,
} from '../support/gallery.ts'
import { cutTexts, smallTargets, spaceText } from '../support/in-page.ts'

// Every part of ui × example × theme × language. All examples stand on one page, so that a browser
// looks at each theme and language once.

test.describe.configure({ mode: 'parallel' })

for (const theme of themes)
  for (const sprache of languages)
    test(`parts are accessible in ${theme}, ${sprache}`, async ({ page }) => {
      await openGallery(page, 'ui=all', { theme, sprache })
      await openEverything(page)
      await expectSound(page, sprache)
    })

test('targets measure at least 24 px, in the authority pilot 44 px', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await openGallery(page, 'ui=all')
  await openEverything(page)
  expect(await smallTargets(page, 24, true)).toEqual([])
  await openGallery(page, 'ui=all', { theme: 'behoerdenlotse' })
  await openEverything(page)
  expect(await smallTargets(page, 44, true)).toEqual([])
})

test('wider spacing of letters, words and lines cuts nothing off', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await openGallery(page, 'ui=all')
  await openEverything(page)
  await spaceText(page)
  expect(await cutTexts(page)).toEqual([])
  expect(await tooWide(page)).toEqual([])
})
