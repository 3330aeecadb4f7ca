/** Address of a list with some parameters changed; null takes one away, and the pages begin anew. */
export function listAddress(
  path: string,
  query: Readonly<Record<string, string>>,
  changes: Readonly<Record<string, string | null>> = {},
): string {
  const { seite: _, ...kept } = query
  const all = Object.entries({ ...kept, ...changes })
  const given = all.filter((pair): pair is [string, string] => pair[1] !== null && pair[1] !== '')
  const text = new URLSearchParams(given).toString()
  return text === '' ? path : `${path}?${text}`
}
