import { expect, test } from '@playwright/test'
import { isLoaded } from '../support/awake.ts'
import { covered } from '../support/hit-test.ts'
import { visitedPages } from '../support/town-pages.ts'

// What can be pressed is reached by a finger on its centre (A1; WCAG 2.2.2, 2.5.8).

test.describe.configure({ mode: 'parallel' })
// Whoever has not asked for calm has one button more: the one that stops the pictures.
test.use({ hasTouch: true, contextOptions: { reducedMotion: 'no-preference' } })

for (const [name, path] of Object.entries(visitedPages))
  test(`A1: ${name}: nothing lies over a button on a telephone`, async ({ page }) => {
    await page.goto(path)
    await isLoaded(page)
    for (const width of [320, 375, 480]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await covered(page, 'button, main a'), `at ${width} px`).toEqual([])
    }
  })
