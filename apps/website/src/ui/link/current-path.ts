import { useLocation, useNavigation } from 'react-router'

/** Path of the page that is shown, without query. */
export const useCurrentPath = (): string => useLocation().pathname

/**
 * Parameters of the address that the page itself understands. Everything else a visitor appended
 * stays out of what is rendered, because pages are shared from a cache (reliability T22).
 */
export function useKnownQuery(pattern: Readonly<Record<string, RegExp>>): Record<string, string> {
  const query = new URLSearchParams(useLocation().search)
  const known: Record<string, string> = {}
  for (const [name, allowed] of Object.entries(pattern)) {
    const value = query.get(name)
    if (value !== null && allowed.test(value)) known[name] = value
  }
  return known
}

/** Changes whenever the visitor has gone somewhere, even to the same page. */
export const useNavigationKey = (): string => useLocation().key

/** `idle`, or that a page or a form is on its way. */
export const useIsGoing = () => useNavigation().state
