/** The visitor's parameters: the first value of each, an empty one counts as absent (T27). */
export function given(query: URLSearchParams): Record<string, string> {
  const names = new Set(query.keys())
  return Object.fromEntries(
    [...names].flatMap((name): [string, string][] => {
      const value = query.get(name)
      return value === null || value === '' ? [] : [[name, value]]
    }),
  )
}
