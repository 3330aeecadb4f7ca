import { expect, type Page, test } from '@playwright/test'
import { excessWidth } from '../support/in-page.ts'
import { visitedPages } from '../support/town-pages.ts'

// Text at 150 and 200 % on a telephone (W1; WCAG 1.4.4, 1.4.10).

test.describe.configure({ mode: 'parallel' })
test.use({ viewport: { width: 375, height: 812 } })

/** Text as large as somebody has set it in their telephone. */
const enlarge = (page: Page, percent: number) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`
  }, percent)

/** Lines of the town's name in the header, and whether anything there lies over something else. */
const headerOf = (page: Page) =>
  page.evaluate(() => {
    const header = document.querySelector('[data-site-header] header')
    const name = header?.querySelector('a span span, p span span')
    const lineHeight = name ? Number.parseFloat(getComputedStyle(name).lineHeight) : 1
    const parts = [...(header?.querySelectorAll('svg, span span, button, li a') ?? [])].filter(
      (part) => part.checkVisibility() && part.getBoundingClientRect().width > 2,
    )
    const boxes = parts.map((part) => ({ part, box: part.getBoundingClientRect() }))
    const overlapping = boxes.some(({ part, box }) =>
      boxes.some(
        (other) =>
          !(part.contains(other.part) || other.part.contains(part)) &&
          box.left < other.box.right - 1 &&
          other.box.left < box.right - 1 &&
          box.top < other.box.bottom - 1 &&
          other.box.top < box.bottom - 1,
      ),
    )
    const height = name?.getBoundingClientRect().height ?? 0
    return { lines: Math.round(height / lineHeight), overlapping }
  })

for (const [name, path] of Object.entries(visitedPages))
  test(`W1: ${name} at 375 px: text at 150 and 200 % fits, and the header is usable`, async ({
    page,
  }) => {
    await page.goto(path)
    for (const percent of [130, 150, 200]) {
      await enlarge(page, percent)
      expect(await excessWidth(page), `at ${percent} %`).toBeLessThanOrEqual(0)
      const { lines, overlapping } = await headerOf(page)
      expect(overlapping, `at ${percent} %`).toBe(false)
      expect(lines, `at ${percent} %`).toBeLessThanOrEqual(2)
    }
  })
