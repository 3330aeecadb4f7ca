import { expect, type Page } from '@playwright/test'

/** One first heading, one main part, one head and foot, and navigations with names of their own. */
export async function expectLandmarks(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  for (const role of ['main', 'banner', 'contentinfo'] as const)
    await expect(page.getByRole(role), role).toHaveCount(1)
  const names = await page.getByRole('navigation').evaluateAll((found) =>
    found.map((one) => {
      const by = document.getElementById(one.getAttribute('aria-labelledby') ?? '')
      return one.getAttribute('aria-label') ?? by?.textContent ?? ''
    }),
  )
  expect(names).not.toContain('')
  expect(new Set(names).size, names.join(', ')).toBe(names.length)
}

/** No level of headings is left out. */
export async function expectNoLevelLeftOut(page: Page) {
  const levels = await page
    .getByRole('heading')
    .evaluateAll((found) => found.map(({ tagName }) => Number(tagName.slice(1))))
  const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
  expect(jumps, levels.join(' ')).toEqual([])
}
