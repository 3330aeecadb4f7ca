import { expect, type Page, test } from '@playwright/test'
import { templateNames } from '../../packages/contract/src/index.ts'
import { openGallery, widths } from '../support/gallery.ts'
import { expectAllFits, expectEachWaySound, expectNoViolations } from '../support/gallery-sound.ts'
import { expectSameInEachTheme } from '../support/gallery-themes.ts'

// Every template × example × theme × language: no accessibility violation, nothing wider than the
// window. All examples stand on one page. Themes have the same elements and other values: whatever
// depends on elements alone is looked at in one of them.

test.describe.configure({ mode: 'parallel' })

async function expectEveryTemplate(page: Page) {
  const shown = await page
    .locator('[data-example]')
    .evaluateAll((sections) => sections.map((section) => section.getAttribute('data-example')))
  for (const name of templateNames)
    expect(
      shown.some((example) => example?.startsWith(`${name}/`)),
      name,
    ).toBe(true)
}

async function expectPlacesOfTheirOwn(page: Page) {
  const places = page.locator('[id^="oeffnungszeiten"]')
  const ids = await places.evaluateAll((found) => found.map(({ id }) => id))
  expect(ids.length).toBeGreaterThan(3)
  expect(new Set(ids).size).toBe(ids.length)
  const alone = await page.request.get('/_gallery?template=amt-detail&example=typical')
  expect((await alone.text()).match(/id="oeffnungszeiten"/g)).toHaveLength(1)
}

test('templates are accessible in German, wide and narrow; every template has an example; each has opening hours of its own to go to, and one alone is #oeffnungszeiten', async ({
  page,
}) => {
  await openGallery(page, 'template=all')
  await test.step('examples', () => expectEveryTemplate(page))
  await test.step('opening hours', () => expectPlacesOfTheirOwn(page))
  await expectNoViolations(page, [1280, 320])
})

for (const width of widths)
  test(`templates are accessible in every theme at ${width} px`, async ({ page }) => {
    await openGallery(page, 'template=all')
    await expectEachWaySound(page, [width])
  })

test('nothing in a template is wider than the window, in any theme', async ({ page }) => {
  await openGallery(page, 'template=all')
  await expectAllFits(page, widths)
})

test('templates are accessible in English, and nothing is wider than the window', async ({
  page,
}) => {
  await openGallery(page, 'template=all', { sprache: 'en' })
  await expectNoViolations(page, [1280])
  await expectAllFits(page, [1280])
})

test('a theme changes no element of a template', async ({ request }) => {
  await expectSameInEachTheme(request, 'template=all')
})
