import { calls } from '@kurstadt/contract'
import { type FeedTyp, feedTypen } from './feed-path.ts'

/** Parameters that say how much of a list is shown, and no filters of what is in it. */
const aboutPages = ['sprache', 'seite', 'pro_seite', 'order', 'monat', 'auswahl', 'zusammengefasst']

function filtersOf(typ: FeedTyp): string[] {
  return Object.keys(calls[typ].params.shape)
    .filter((name) => !aboutPages.includes(name))
    .sort()
}

const filters = new Map(feedTypen.map((typ) => [typ, filtersOf(typ)]))

/** What of a visitor's query filters a list: the first value of each name, in a fixed order (T27). */
export function feedParams(typ: FeedTyp, query: URLSearchParams): Record<string, string> {
  const given = (filters.get(typ) ?? []).flatMap((name): [string, string][] => {
    const value = query.get(name)
    return value === null || value === '' ? [] : [[name, value]]
  })
  return Object.fromEntries(given)
}
