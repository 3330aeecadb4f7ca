import { expect, type Page } from '@playwright/test'
import { axeOn, linesOf } from './in-page.ts'

/** Themes and languages that everything in the gallery is shown in. */
export const themes = ['default', 'rossini', 'behoerdenlotse'] as const
export const languages = ['de', 'en'] as const

type Shown = { theme?: string; sprache?: string; example?: string }

/** A picture for whatever the examples name; the one that does not exist stays broken. */
async function paintPictures(page: Page) {
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="10"/>'
  await page.route('/media/beispiel-*', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body }),
  )
}

/** Opens examples of the gallery: `ui=all`, `template=zitat`, `ui=tabs` with one example … */
export async function openGallery(page: Page, what: string, shown: Shown = {}) {
  await paintPictures(page)
  const query = new URLSearchParams({ theme: 'default', sprache: 'de', ...shown })
  const answer = await page.goto(`/_gallery?${what}&${query}`)
  expect(answer?.status()).toBe(200)
  expect(await page.locator('[data-example]').count()).toBeGreaterThan(0)
}

/** What does not fit into the width of the window, by the names of its examples. */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    // Only where something is: there are ten thousands of elements to ask.
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.querySelectorAll<HTMLElement>('[data-example]')].filter((section) =>
      [section, ...section.querySelectorAll('*')].some(
        (element) =>
          element.checkVisibility() && element.getBoundingClientRect().right > clientWidth + 1,
      ),
    )
    return ['page', ...wide.map(({ dataset }) => dataset.example ?? '')]
  })

/**
 * Accessibility violations of what is shown. Two examples of one thing have the same landmarks and
 * each begins its own outline: what compares them with each other is left out here.
 */
export async function violations(page: Page): Promise<string[]> {
  const axe = await axeOn(page)
  return linesOf(await axe.disableRules(['landmark-unique', 'heading-order']).analyze())
}

/** Everything that opens is open, so that it is checked as well. */
export const openEverything = (page: Page) =>
  page.evaluate(() => {
    for (const item of document.querySelectorAll('details')) {
      item.removeAttribute('name')
      item.open = true
    }
  })

/** Widths at which everything in the gallery is looked at. */
export const widths = [1280, 768, 320] as const

/** Makes the window so wide. */
export const setWidth = (page: Page, width: number): Promise<void> =>
  page.setViewportSize({ width, height: 900 })
