import { expect, test } from '@playwright/test'
import { templateNames } from '../../packages/contract/src/index.ts'
import { expectSound, languages, openGallery, themes } from '../support/gallery.ts'

// Every template × example × theme × language: no accessibility violation, nothing wider than the
// window. All examples stand on one page, so that a browser looks at each theme and language once.

test.describe.configure({ mode: 'parallel' })

// German first: it takes three times as long, and the workers should end together.
for (const sprache of languages)
  for (const theme of themes)
    test(`templates are accessible in ${theme}, ${sprache}`, async ({ page }) => {
      await openGallery(page, 'template=all', { theme, sprache })
      await expectSound(page, sprache)
    })

test('every template has an example in the gallery', async ({ page }) => {
  await openGallery(page, 'template=all')
  const shown = await page
    .locator('[data-example]')
    .evaluateAll((sections) => sections.map((section) => section.getAttribute('data-example')))
  for (const name of templateNames)
    expect(
      shown.some((example) => example?.startsWith(`${name}/`)),
      name,
    ).toBe(true)
})

test('each example has opening hours of its own to go to, and one alone is #oeffnungszeiten', async ({
  page,
}) => {
  await openGallery(page, 'template=all')
  const places = page.locator('[id^="oeffnungszeiten"]')
  const ids = await places.evaluateAll((found) => found.map(({ id }) => id))
  expect(ids.length).toBeGreaterThan(3)
  expect(new Set(ids).size).toBe(ids.length)
  await openGallery(page, 'template=amt-detail', { example: 'typical' })
  await expect(page.locator('#oeffnungszeiten')).toHaveCount(1)
})
