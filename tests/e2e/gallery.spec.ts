import { expect, test } from '@playwright/test'
import {
  openEverything,
  openGallery,
  setWidth,
  themes,
  tooWide,
  widths,
} from '../support/gallery.ts'
import { expectAllFits, expectEachWaySound, expectNoViolations } from '../support/gallery-sound.ts'
import { expectSameInEachTheme, showTheme } from '../support/gallery-themes.ts'
import { cutTexts, smallTargets, spaceText } from '../support/in-page.ts'

// Every part of ui × example × theme × language. All examples stand on one page; themes have the same
// elements and other values.

test.describe.configure({ mode: 'parallel' })

test('parts are accessible in German; targets measure at least 24 px, in the authority pilot 44 px; wider spacing of letters, words and lines cuts nothing off', async ({
  page,
}) => {
  await openGallery(page, 'ui=all')
  await openEverything(page)
  await expectNoViolations(page, [1280, 320])
  await setWidth(page, 375)
  expect(await smallTargets(page, 24, true)).toEqual([])
  await showTheme(page, 'behoerdenlotse')
  expect(await smallTargets(page, 44, true)).toEqual([])
  await showTheme(page, themes[0])
  await setWidth(page, 320)
  await spaceText(page)
  expect(await cutTexts(page)).toEqual([])
  expect(await tooWide(page)).toEqual([])
})

test('parts are accessible in every theme, and nothing is wider than the window', async ({
  page,
}) => {
  await openGallery(page, 'ui=all')
  await openEverything(page)
  await expectAllFits(page, widths)
  await expectEachWaySound(page, widths)
})

test('parts are accessible in English, and nothing is wider than the window', async ({ page }) => {
  await openGallery(page, 'ui=all', { sprache: 'en' })
  await openEverything(page)
  await expectNoViolations(page, [1280])
  await expectAllFits(page, [1280])
})

test('a theme changes no element of a part', async ({ request }) => {
  await expectSameInEachTheme(request, 'ui=all')
})
