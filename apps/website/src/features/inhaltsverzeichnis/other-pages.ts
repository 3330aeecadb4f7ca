import type { Menu, MenuItem, Sprache } from '@kurstadt/contract'
import type { ListedPage } from '../../content/index.ts'

const pathOf = (href: string) => href.replace(/[?#].*$/, '')

function pathsIn(items: readonly MenuItem[]): string[] {
  return items.flatMap(({ href, menuItems }) => [
    ...(href === null ? [] : [pathOf(href)]),
    ...pathsIn(menuItems),
  ])
}

const above = (href: string) => href.replace(/[^/]+\/$/, '')

/** Pages of one title, such as two imprints, with the title of the page above where there is one. */
function withDistinctTitles(pages: readonly ListedPage[], sprache: Sprache): ListedPage[] {
  const titles = new Map(pages.map(({ href, title }) => [href, title]))
  const same = Map.groupBy(pages, ({ title }) => title)
  return pages.map((page) => {
    const parent = above(page.href)
    const isAlone = same.get(page.title)?.length === 1 || parent === `/${sprache}/`
    const name = isAlone ? undefined : titles.get(parent)
    return name === undefined ? page : { ...page, title: `${page.title} (${name})` }
  })
}

/** Pages that the menu does not lead to, by their titles from A to Z. */
export function otherPages(
  haupt: Menu | null,
  pages: readonly ListedPage[],
  sprache: Sprache,
): ListedPage[] {
  const known = new Set([`/${sprache}/`, ...pathsIn(haupt?.menuItems ?? [])])
  return withDistinctTitles(pages, sprache)
    .filter(({ href }) => !known.has(pathOf(href)))
    .toSorted((a, b) => a.title.localeCompare(b.title, sprache))
}
