import type { Sprache } from '@kurstadt/contract'

/** A page as the tree shows it: its newest version. */
export type PageRow = {
  id: string
  titel: string
  /** Path in each language that it exists in. */
  pfade: Partial<Record<Sprache, string>>
  stand: string
  eltern: string | null
}

/** A page with those below it. */
export type PageNode = PageRow & { children: PageNode[] }

function byPath(a: PageRow, b: PageRow): number {
  return (a.pfade.de ?? a.titel).localeCompare(b.pfade.de ?? b.titel, 'de')
}

/**
 * Puts pages below their parents, each level by path. A page whose parent is not among them stands
 * at the top; so does one that stands below itself, so that none is ever missing.
 */
export function treeOf(rows: readonly PageRow[]): PageNode[] {
  const nodes = new Map(rows.toSorted(byPath).map((row) => [row.id, { ...row, children: [] }]))
  const placed = new Set<string>()
  const below = (parent: string | null): PageNode[] =>
    [...nodes.values()]
      .filter(({ id, eltern }) => parentAmong(nodes, eltern) === parent && !placed.has(id))
      .map((node) => {
        placed.add(node.id)
        return { ...node, children: below(node.id) }
      })
  const top = below(null)
  const lost = [...nodes.values()].filter(({ id }) => !placed.has(id))
  return [...top, ...lost]
}

function parentAmong(nodes: ReadonlyMap<string, unknown>, eltern: string | null): string | null {
  return eltern !== null && nodes.has(eltern) ? eltern : null
}

/** All pages below a page, on every level. */
export function countBelow({ children }: PageNode): number {
  return children.reduce((sum, child) => sum + 1 + countBelow(child), 0)
}
