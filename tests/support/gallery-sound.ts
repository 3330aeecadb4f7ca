import { expect, type Page } from '@playwright/test'
import { setWidth, themes, tooWide, violations } from './gallery.ts'
import { keepEachWay, showTheme, visibleViolations } from './gallery-themes.ts'

/** Nothing shown breaks a rule of axe, at each of these widths. */
export async function expectNoViolations(page: Page, at: readonly number[]): Promise<void> {
  for (const width of at) {
    await setWidth(page, width)
    expect(await violations(page), `at ${width} px`).toEqual([])
  }
}

/** Nothing is wider than the window, in each theme and at each of these widths. */
export async function expectAllFits(page: Page, at: readonly number[]): Promise<void> {
  for (const width of at) {
    await setWidth(page, width)
    for (const theme of themes) {
      await showTheme(page, theme)
      expect(await tooWide(page), `${theme} at ${width} px`).toEqual([])
    }
  }
}

/**
 * Of every way that an example may look one breaks no rule about colours and sizes in each theme, at each
 * of these widths; in between wide and narrow none breaks any rule.
 */
export async function expectEachWaySound(page: Page, at: readonly number[]): Promise<void> {
  await keepEachWay(page)
  const [first, ...others] = themes
  await showTheme(page, first)
  await expectNoViolations(
    page,
    at.filter((width) => width === 768),
  )
  for (const width of at) {
    await setWidth(page, width)
    for (const theme of others) {
      await showTheme(page, theme)
      expect(await visibleViolations(page), `${theme} at ${width} px`).toEqual([])
    }
  }
}
