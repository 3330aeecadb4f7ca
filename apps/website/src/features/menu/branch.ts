/** What a branch needs of a menu entry. */
export type Branch = { href: string | null; menuItems: readonly Branch[] }

const pathOf = (href: string) => href.replace(/[?#].*$/, '')

/** True when the entry or one below it is the page at `path` or an ancestor of it in the address. */
export function isOnBranch(item: Branch, path: string): boolean {
  if (item.menuItems.some((child) => isOnBranch(child, path))) return true
  if (item.href === null) return false
  const own = pathOf(item.href)
  const isHome = own === '/de/' || own === '/en/'
  return own === path || (!isHome && own.endsWith('/') && path.startsWith(own))
}
