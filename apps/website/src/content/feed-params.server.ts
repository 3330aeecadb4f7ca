import { calls } from '@kurstadt/contract'
import type { FeedTyp } from './feed-path.ts'

/** Parameters that say how much of a list is shown, and no filters of what is in it. */
const aboutPages = ['sprache', 'seite', 'pro_seite', 'order', 'monat', 'auswahl', 'zusammengefasst']

function filtersOf(typ: FeedTyp): string[] {
  return Object.keys(calls[typ].params.shape)
    .filter((name) => !aboutPages.includes(name))
    .sort()
}

const filters = { veranstaltungen: filtersOf('veranstaltungen'), aktuelles: filtersOf('aktuelles') }

/** What of a visitor's query filters a list: the first value of each name, in a fixed order (T27). */
export function feedParams(typ: FeedTyp, query: URLSearchParams): Record<string, string> {
  const given = filters[typ].flatMap((name): [string, string][] => {
    const value = query.get(name)
    return value === null || value === '' ? [] : [[name, value]]
  })
  return Object.fromEntries(given)
}
