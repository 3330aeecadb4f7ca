import { expect, type Page, test } from '@playwright/test'
import { z } from 'zod'
import { chromiumArguments, findHeadless } from '../support/chromium.ts'
import { isLive } from '../support/menu.ts'

// Spec 9, speed of the guide: what is laid out only when somebody comes near is there all the same,
// for screen readers and for the search of the browser.

const guide = '/de/behoerdenlotse/wegweiser/'

test.use({
  launchOptions: {
    executablePath: findHeadless() ?? '',
    // As it works while a screen reader is running.
    args: [...chromiumArguments, '--force-renderer-accessibility'],
  },
})

const status = z.object({ value: z.string() }).optional()
const axNode = z.object({
  nodeId: z.string(),
  parentId: z.string().optional(),
  ignored: z.boolean(),
  role: status,
  name: status,
})

/** What a screen reader is told: everything with its role and name. */
async function readAloud(page: Page) {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const all = z.array(axNode).parse(nodes)
  return all.filter(({ ignored }) => !ignored)
}

/** Titles of the last letter, which lie far below the window. */
async function lastTitles(page: Page): Promise<string[]> {
  await page.goto(guide)
  await isLive(page)
  const last = page.locator('[data-letter]').last()
  await expect(last).toHaveCSS('content-visibility', 'auto')
  await expect(last).not.toBeInViewport()
  const titles = await last
    .getByRole('heading', { level: 3, includeHidden: true })
    .allTextContents()
  expect(titles.length).toBeGreaterThan(1)
  return titles
}

test('a screen reader is told of every procedure far below, with name and role', async ({
  page,
}) => {
  const titles = await lastTitles(page)
  const spoken = await readAloud(page)
  const headings = spoken.filter(({ role }) => role?.value === 'heading')
  const names = headings.map(({ name }) => name?.value)
  expect(names.filter((name) => name === 'Z')).toHaveLength(1)
  for (const title of titles) expect(names).toContain(title)
  const toggles = spoken.filter(({ role }) => role?.value === 'DisclosureTriangle')
  for (const title of titles)
    expect(toggles.some(({ name }) => name?.value.startsWith(title))).toBe(true)
})

test('the search of the browser and a link to words on the page reach the last procedure', async ({
  page,
}) => {
  const title = (await lastTitles(page)).at(-1) ?? ''
  const last = page.locator('[data-letter]').last().locator('details').last()
  expect(await page.evaluate(`window.find(${JSON.stringify(title)})`)).toBe(true)
  await expect(last).toBeInViewport()
  await page.goto('about:blank')
  await page.goto(`${guide}#:~:text=${encodeURIComponent(title)}`)
  await expect(last).toBeInViewport()
})

test('an address with a procedure opens it, far below as it lies', async ({ page }) => {
  await lastTitles(page)
  const last = page.locator('[data-letter]').last().locator('details').last()
  const id = await last.getAttribute('id')
  await page.goto('about:blank')
  await page.goto(`${guide}#${id}`)
  await expect(last).toHaveAttribute('open', '')
  await expect(last).toBeInViewport()
})
