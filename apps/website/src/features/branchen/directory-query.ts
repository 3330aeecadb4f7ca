/** What the address of the directory says. */
export type DirectoryQuery = Readonly<Record<string, string>>

/** Parameters that the list understands (contract: `brancheneintraege`). */
export const knownParameters = {
  q: /^.{0,200}$/su,
  rubrik_id: /^[1-9]\d{0,9}$/,
  buchstabe: /^[a-z0]$/i,
  stufenlos: /^(?:true|1)$/,
}

/** Where filtering leads: the count of what was found. */
export const resultsId = 'eintraege'

/** Address of the list with some parameters changed; null takes one away, and the pages begin anew. */
export function addressOf(
  path: string,
  query: DirectoryQuery,
  changes: Readonly<Record<string, string | null>> = {},
): string {
  const given = Object.entries({ ...query, ...changes }).filter(
    (pair): pair is [string, string] => pair[1] !== null && pair[1] !== '',
  )
  const text = new URLSearchParams(given).toString()
  return `${path}${text === '' ? '' : `?${text}`}#${resultsId}`
}

/** True where something limits the list. */
export const isFiltered = (query: DirectoryQuery) =>
  Object.keys(knownParameters).some((name) => query[name])
