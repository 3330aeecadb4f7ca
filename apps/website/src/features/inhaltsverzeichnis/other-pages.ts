import type { Menu, MenuItem, Sprache } from '@kurstadt/contract'
import type { ListedPage } from '../../content/index.ts'

const pathOf = (href: string) => href.replace(/[?#].*$/, '')

function pathsIn(items: readonly MenuItem[]): string[] {
  return items.flatMap(({ href, menuItems }) => [
    ...(href === null ? [] : [pathOf(href)]),
    ...pathsIn(menuItems),
  ])
}

/** Pages that the menu does not lead to, by their titles from A to Z. */
export function otherPages(
  haupt: Menu | null,
  pages: readonly ListedPage[],
  sprache: Sprache,
): ListedPage[] {
  const known = new Set([`/${sprache}/`, ...pathsIn(haupt?.menuItems ?? [])])
  return pages
    .filter(({ href }) => !known.has(pathOf(href)))
    .toSorted((a, b) => a.title.localeCompare(b.title, sprache))
}
