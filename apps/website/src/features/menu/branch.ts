/** What a branch needs of a menu entry. */
export type Branch = { href: string | null; menuItems: readonly Branch[] }

/** Menus that paths were read of. */
const read = new WeakMap<readonly Branch[], ReadonlySet<string>>()

const pathsIn = (items: readonly Branch[]): string[] =>
  items.flatMap(({ href, menuItems }) => [
    ...(href === null ? [] : [pathOf(href)]),
    ...pathsIn(menuItems),
  ])

/** Every path that entries of a menu lead to. */
export function pathsOf(items: readonly Branch[]): ReadonlySet<string> {
  const known = read.get(items)
  if (known) return known
  const paths = new Set(pathsIn(items))
  read.set(items, paths)
  return paths
}

const pathOf = (href: string) => href.replace(/[?#].*$/, '')

/** True when the entry or one below it is the page at `path` or an ancestor of it in the address. */
export function isOnBranch(item: Branch, path: string): boolean {
  if (item.menuItems.some((child) => isOnBranch(child, path))) return true
  if (item.href === null) return false
  const own = pathOf(item.href)
  const isHome = own === '/de/' || own === '/en/'
  return own === path || (!isHome && own.endsWith('/') && path.startsWith(own))
}
