import { expect, type Page, test } from '@playwright/test'
import { pressByTab, skipHeader, typeByTab } from '../support/by-tab.ts'
import { excessWidth, violationsOf } from '../support/in-page.ts'

// Spec 2.6: the council as a resident asks: what was decided about my street, by whom, and what is next.

test.describe.configure({ mode: 'parallel' })

const main = (page: Page) => page.getByRole('main')

async function follow(page: Page, name: string | RegExp): Promise<void> {
  await skipHeader(page)
  await pressByTab(page, main(page).getByRole('link', { name }).first())
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('what was decided about a street: from the start page to decision, paper and who decided, by keyboard', async ({
      page,
    }) => {
      await page.goto('/de/')
      await pressByTab(
        page,
        page.getByRole('contentinfo').getByRole('link', { name: 'Gemeinderat' }),
      )
      await skipHeader(page)
      await typeByTab(page, main(page).getByRole('searchbox'), 'talstrasse')
      await page.keyboard.press('Enter')
      await expect(main(page).getByRole('heading', { level: 2 })).toContainText('Treffer')
      await expect(main(page).locator('mark').first()).toHaveText('Talstraße')
      await follow(page, 'Umgestaltung der Talstraße: Entwurf und Auslegung')
      const item = main(page).getByRole('listitem').filter({ hasText: 'Tagesordnungspunkt 2' })
      await expect(item.getByText('Beschlossen', { exact: true })).toBeInViewport()
      await expect(item).toContainText('15 Ja, 4 Nein, 1 Enthaltung')
      await pressByTab(page, item.getByRole('link', { name: /^Vorlage / }))
      const way = main(page).getByRole('region', { name: 'Weg durch die Gremien' })
      await expect(way.getByRole('listitem').first()).toContainText('Entscheidung')
      await skipHeader(page)
      await pressByTab(page, way.getByRole('link', { name: 'Gemeinderat' }))
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Gemeinderat')
      await expect(
        main(page)
          .getByRole('link', { name: /Kalender/ })
          .first(),
      ).toBeVisible()
    })
  })

const overview = '/de/gemeinderat/'

/** Addresses of the council that a page leads to, except those behind the login. */
const ownLinks = (page: Page) =>
  main(page)
    .locator(`a[href^="${overview}"]`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))

/** One page of each kind that everybody reads, as links lead to them. */
async function pagesOfEachKind(page: Page): Promise<string[]> {
  const kinds = new Map([[overview, overview]])
  for (const from of [overview, `${overview}mitglieder/`]) {
    await page.goto(from)
    for (const path of await ownLinks(page)) {
      const kind = path.replace(/[^/]+-id_\d+/, '*')
      if (!(kinds.has(kind) || /[#?]|\/intern\//.test(path))) kinds.set(kind, path)
    }
  }
  return [...kinds.values()]
}

test('each kind of page for everybody is accessible, and fits at four widths', async ({ page }) => {
  const paths = await pagesOfEachKind(page)
  expect(paths.length).toBeGreaterThan(8)
  for (const path of [...paths, `${overview}suche/?q=Haushalt`, '/en/town-council/']) {
    await page.goto(path)
    for (const width of [320, 768, 1280, 1600]) {
      await page.setViewportSize({ width, height: 900 })
      const when = `${path} at ${width} px`
      expect(await excessWidth(page), when).toBeLessThanOrEqual(0)
      if (width === 320 || width === 1280) expect(await violationsOf(page), when).toEqual([])
    }
  }
})
