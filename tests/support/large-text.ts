import type { Page } from '@playwright/test'

/** Text as large as somebody has set it in their telephone. */
export const enlargeText = (page: Page, percent: number): Promise<void> =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`
  }, percent)

/** Buttons that stick out of the window, by their names: what is cut off at the side is pressed by nobody. */
export const buttonsOutside = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button')].flatMap((button) => {
      const { left, right, width } = button.getBoundingClientRect()
      const isSeen = button.checkVisibility({ visibilityProperty: true }) && width > 2
      const isOutside = left < -1 || right > document.documentElement.clientWidth + 1
      const name = button.getAttribute('aria-label') ?? button.textContent.trim()
      return isSeen && isOutside && button.closest('[inert]') === null ? [name] : []
    }),
  )

/** Lines of the town's name in the header, and whether anything there lies over something else. */
export const headerOf = (page: Page): Promise<{ lines: number; overlapping: boolean }> =>
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
