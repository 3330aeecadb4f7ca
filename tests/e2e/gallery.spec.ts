import { expect, type Page, test } from '@playwright/test'
import {
  languages,
  openEverything,
  openGallery,
  themes,
  tooWide,
  violations,
} from '../support/gallery.ts'

// Every part of ui × example × theme × language. All examples stand on one page, so that a browser
// looks at each theme and language once.

test.describe.configure({ mode: 'parallel' })

for (const theme of themes)
  for (const sprache of languages)
    test(`parts are accessible in ${theme}, ${sprache}`, async ({ page }) => {
      test.setTimeout(120_000)
      await openGallery(page, 'ui=all', { theme, sprache })
      await openEverything(page)
      expect(await tooWide(page)).toEqual([])
      expect(await violations(page)).toEqual([])
      if (sprache === 'en') return
      for (const width of [768, 320]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await tooWide(page), `at ${width} px`).toEqual([])
        expect(await violations(page, { hasColours: false }), `at ${width} px`).toEqual([])
      }
    })

/** Targets that are smaller than so many pixels; links within a sentence may be. */
const smallTargets = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((size) => {
    const all = document.querySelectorAll<HTMLElement>(
      '[data-example] :is(a[href], button, input, select, textarea, summary)',
    )
    const areaOf = (element: HTMLElement) => {
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : null
      const isTicked = element.matches('[type="checkbox"], [type="radio"]')
      return (isTicked && label ? label : element).getBoundingClientRect()
    }
    return [...all]
      .filter(
        (element) => element.checkVisibility() && getComputedStyle(element).display !== 'inline',
      )
      .filter((element) => {
        const { width, height } = areaOf(element)
        return height < size || width < size
      })
      .map(
        (element) =>
          `${element.closest<HTMLElement>('[data-example]')?.dataset.example}: ${element.outerHTML.slice(0, 90)}`,
      )
  }, least)

test('targets measure at least 24 px, in the authority pilot 44 px', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await openGallery(page, 'ui=all')
  await openEverything(page)
  expect(await smallTargets(page, 24)).toEqual([])
  await openGallery(page, 'ui=all', { theme: 'behoerdenlotse' })
  await openEverything(page)
  expect(await smallTargets(page, 44)).toEqual([])
})

test('wider spacing of letters, words and lines cuts nothing off', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await openGallery(page, 'ui=all')
  await openEverything(page)
  const cut = await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important } p { margin-block-end: 2em !important }`)
    document.adoptedStyleSheets = [sheet]
    return [...document.querySelectorAll<HTMLElement>('[data-example] *')]
      .filter(
        (element) => element.clientWidth > 1 && !/^(SELECT|INPUT|TEXTAREA)$/.test(element.tagName),
      )
      .filter((element) => /hidden|clip/.test(getComputedStyle(element).overflow))
      .filter(
        ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
          scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1,
      )
      .map((element) => element.outerHTML.slice(0, 120))
  })
  expect(cut).toEqual([])
  expect(await tooWide(page)).toEqual([])
})
