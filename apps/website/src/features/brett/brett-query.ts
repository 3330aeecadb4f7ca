import { brettArten } from '@kurstadt/contract/brett-arten'

/** What the address of the noticeboard says. */
export type BrettQuery = Readonly<Record<string, string>>

/** Parameters that the list understands (contract: `schwarzes_brett`). */
export const brettParameters = {
  q: /^.{0,200}$/su,
  art: new RegExp(`^(?:${brettArten.join('|')})$`),
}

/** Where filtering leads: the count of what was found. */
export const noticesId = 'aushaenge'

/** Address of the list with some parameters changed; null takes one away, and the pages begin anew. */
export function brettAddress(
  path: string,
  query: BrettQuery,
  changes: Readonly<Record<string, string | null>> = {},
): string {
  const given = Object.entries({ ...query, ...changes }).filter(
    (pair): pair is [string, string] => pair[1] !== null && pair[1] !== '',
  )
  const text = new URLSearchParams(given).toString()
  return `${path}${text === '' ? '' : `?${text}`}#${noticesId}`
}

/** True where something limits the list. */
export const isNarrowed = (query: BrettQuery) =>
  Object.keys(brettParameters).some((name) => query[name])
