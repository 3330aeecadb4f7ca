import { expect, type Page, test } from '@playwright/test'
import { isLoaded, isSettled } from '../support/awake.ts'
import { townPages } from '../support/town-pages.ts'

// WCAG 2.1.1, 2.1.2, 2.4.7 and 2.4.11: every stop of the Tab key, on whole pages.

test.describe.configure({ mode: 'parallel' })
/** More stops than any page has: reaching this number means a trap. */
const mostStops = 400

type Stop = 'end' | { complaint: string | null }

/** Looks at the element with the focus and remembers that it was reached. */
function lookAtFocus(): Stop {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body) return 'end'
  if (focused.dataset.reached) return 'end'
  focused.dataset.reached = 'yes'
  const words = focused.getAttribute('aria-label') ?? focused.textContent?.trim()
  const name = `${focused.tagName} «${words?.slice(0, 40)}»`
  // A link over two lines has a box for each.
  const rect = focused.getClientRects()[0] ?? focused.getBoundingClientRect()
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused)
  const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  if (!hasOutline && boxShadow === 'none') return { complaint: `${name} shows no focus` }
  if (rect.bottom <= 0 || rect.top >= innerHeight || rect.width <= 1)
    return { complaint: `${name} is focused out of sight` }
  const header = document.querySelector('[data-site-header]')?.getBoundingClientRect().bottom ?? 0
  // What is taller than the room below the header cannot be seen whole; its middle can.
  const ends =
    rect.height > innerHeight - header
      ? []
      : [
          [0.5, 0.1],
          [0.5, 0.9],
        ]
  // Not the corners: those of a round button belong to what is behind it.
  const points = [[0.5, 0.5], [0.1, 0.5], [0.9, 0.5], ...ends].map(([across = 0, down = 0]) => ({
    x: rect.left + rect.width * across,
    y: rect.top + rect.height * down,
  }))
  const covering = points
    .filter(({ x, y }) => x > 0 && y > 0 && x < innerWidth && y < innerHeight)
    .map(({ x, y }) => document.elementFromPoint(x, y))
    .find((over) => over && !(focused.contains(over) || over.contains(focused)))
  const isLabel = covering?.closest('label')?.contains(focused)
  if (!covering || isLabel) return { complaint: null }
  return { complaint: `${name} lies under ${covering.tagName}.${covering.className}` }
}

/** Elements that the Tab key should have reached. */
function unreached(): string[] {
  const stops = 'a[href], button, summary, input:not([type=hidden]), select, textarea'
  return [...document.querySelectorAll(stops)]
    .filter((element) => element instanceof HTMLElement)
    .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled, [inert] *'))
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !(element.dataset.reached || element.matches('[type=radio]')))
    .map((element) => `${element.tagName} «${element.textContent?.trim().slice(0, 40)}»`)
}

async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const complaints: string[] = []
  for (let count = 0; count < mostStops; count += 1) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(lookAtFocus)
    if (stop === 'end') return complaints
    if (stop.complaint) complaints.push(stop.complaint)
  }
  return [...complaints, 'the focus never leaves the page']
}

for (const [name, path] of Object.entries(townPages))
  test(`${name}: every stop is reached by Tab, shows its focus and is never covered`, async ({
    page,
  }) => {
    await page.goto(path)
    await isLoaded(page)
    expect(await tabThrough(page, 'Tab')).toEqual([])
    expect(await page.evaluate(unreached)).toEqual([])
  })

test('going back with Shift and Tab, the sticky header covers nothing', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 600 })
  await page.goto('/de/')
  await isLoaded(page)
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a:last-of-type')?.focus())
  expect(await tabThrough(page, 'Shift+Tab')).toEqual([])
})

test('the first stops are the skip links, and one leads past the header', async ({ page }) => {
  await page.goto('/de/')
  await isSettled(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  const isInMain = await page.evaluate(() => document.activeElement?.closest('main') !== null)
  expect(isInMain).toBe(true)
})

test.describe('while the code is on its way', () => {
  test.use({ serviceWorkers: 'block' })

  for (const path of ['/de/', '/de/behoerdenlotse/'])
    test(`whoever goes on by Tab after a skip link stays there: ${path}`, async ({ page }) => {
      const held = Promise.withResolvers<void>()
      await page.route('**/assets/*.js', async (route) => {
        await held.promise
        await route.continue()
      })
      // The code, which is held up, belongs to the page's load. Its end has to have come, not its
      // foot alone: there a browser goes to the hash anew, on any site, whoever has moved on.
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      for (const key of ['Tab', 'Enter', 'Tab']) await page.keyboard.press(key)
      const stop = await page.evaluateHandle(() => document.activeElement)
      expect(await stop.evaluate((element) => element?.closest('main') !== null)).toBe(true)
      held.resolve()
      await isSettled(page)
      await page.waitForTimeout(500)
      expect(await stop.evaluate((element) => element === document.activeElement)).toBe(true)
    })
})

test('in the open menu the focus stays, and Esc leaves it', async ({ page }) => {
  await page.goto('/de/')
  await isLoaded(page)
  const button = page.getByRole('button', { name: 'Menü', exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog', { name: 'Hauptmenü' })
  await expect(menu).toBeVisible()
  for (let count = 0; count < 40; count += 1) {
    await page.keyboard.press('Tab')
    const where = await page.evaluate(() => {
      const focused = document.activeElement
      return focused === document.body || focused?.closest('[role=dialog]') !== null
    })
    expect(where, `after ${count + 1} times Tab`).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
})
