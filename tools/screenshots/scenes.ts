import type { Page } from '@playwright/test'
import { pageLayouts, pageThemes } from '../../packages/contract/src/index.ts'
import { townPages } from '../../tests/support/town-pages.ts'

/** One thing to photograph: a page, and what is done on it first. */
export type Scene = {
  name: string
  path: string
  /** Answer to the request; 200 when absent. */
  status?: number
  /** What is opened lies over the window, so only the window is taken. */
  open?: (page: Page) => Promise<void>
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Men[uü]$/ }).click()
  await page.getByRole('dialog').waitFor()
}

async function openBranch(page: Page): Promise<void> {
  await openMenu(page)
  await page.getByRole('dialog').locator('nav summary').first().click()
}

async function openSearch(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Suche', exact: true }).click()
  await page.getByRole('dialog').waitFor()
}

const pages: Scene[] = Object.entries(townPages).map(([name, path]) => ({
  name,
  path,
  ...(name === 'error' ? { status: 404 } : {}),
}))

const opened: Scene[] = [
  { name: 'menu', path: townPages.home, open: openMenu },
  { name: 'menu-branch', path: townPages.home, open: openBranch },
  { name: 'menu-en', path: townPages['home-en'], open: openMenu },
  { name: 'menu-festival', path: townPages.festival, open: openMenu },
  { name: 'search', path: townPages.home, open: openSearch },
  { name: 'search-festival', path: townPages.festival, open: openSearch },
]

const layouts: Scene[] = pageLayouts.flatMap((layout) =>
  pageThemes.map((theme) => ({
    name: `layout-${layout}-${theme}`,
    path: `/_gallery?layout=${layout}&theme=${theme}&sprache=de`,
  })),
)

/** Everything that `npm run shots` photographs. */
export const scenes: readonly Scene[] = [...pages, ...opened, ...layouts]
