import { createContext, use } from 'react'

/** Address of the page that is shown. */
export type Address = { path: string; query: string }

/** Address of the page around everything below. */
export const AddressContext = createContext<Address>({ path: '/de/', query: '' })

/** Path of the page that is shown, without query. */
export const useCurrentPath = (): string => use(AddressContext).path

/**
 * Parameters of the address that the page itself understands. Everything else a visitor appended
 * stays out of what is rendered, because pages are shared from a cache (reliability T22).
 */
export function useKnownQuery(pattern: Readonly<Record<string, RegExp>>): Record<string, string> {
  const query = new URLSearchParams(use(AddressContext).query)
  const known: Record<string, string> = {}
  for (const [name, allowed] of Object.entries(pattern)) {
    const value = query.get(name)
    if (value !== null && allowed.test(value)) known[name] = value
  }
  return known
}
