import { useCurrentPath } from '../../ui/link/index.ts'

type Entry = { detailURL: string | null }

/**
 * Path of the page that shows a list whole, one step up from its entries (page model, section 2);
 * null on that page itself. Anywhere else a list shows its first entries and leads there: two lists
 * on one page would both follow the same `seite` of the address.
 */
export function useWholeList(entries: readonly Entry[]): string | null {
  const here = useCurrentPath()
  const address = entries.find(({ detailURL }) => detailURL !== null)?.detailURL ?? here
  const path = address.replace(/[^/]*\/?$/, '')
  return address === here || path === here ? null : path
}
