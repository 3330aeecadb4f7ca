import type { Menu, MenuItem } from '@kurstadt/contract'

const hrefsOf = ({ href, menuItems }: MenuItem): string[] => [
  ...(href?.startsWith('/') ? [href] : []),
  ...menuItems.flatMap(hrefsOf),
]

/** Addresses of this site that a menu leads to, on every level. */
export function hrefsOfMenu({ menuItems }: Menu): string[] {
  return menuItems.flatMap(hrefsOf)
}
