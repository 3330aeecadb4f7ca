import type { ApiCall, DetailType, PageTheme, Route, Sprache } from '@kurstadt/contract'
import { entryName, feedsOf } from './contexts.ts'

/** A page as the look-up of an address finds it. */
export type RoutedPage = {
  nummer: number
  pageTheme: PageTheme
  detail: DetailType | null
  /** Templates of its blocks in their order. */
  templates: readonly string[]
}

const options = { redirectOnSingleEntry: false }

function listCalls(page: RoutedPage, sprache: Sprache): ApiCall[] {
  return feedsOf(page.templates, page.detail).flatMap(({ as, feed }) =>
    as === null || feed === null
      ? []
      : [
          {
            name: feed.call,
            as,
            params: { sprache, ...feed.params },
            query: [...(feed.query ?? [])],
            options,
          },
        ],
  )
}

/** What a path is made of (page model, section 2): the page, its entry, and what feeds its blocks. */
export function routeOf(
  page: RoutedPage,
  sprache: Sprache,
  alternates: Route['alternates'],
  entry: number | null,
): Route {
  const single = { params: { sprache }, query: [], options }
  const entryCall: ApiCall[] =
    page.detail !== null && entry !== null
      ? [{ name: `${page.detail}/${entry}`, as: entryName, ...single }]
      : []
  return {
    pageTheme: page.pageTheme,
    sprache,
    apiCalls: [
      { name: `seiten/${page.nummer}`, as: 'seite', ...single },
      ...entryCall,
      ...listCalls(page, sprache),
    ],
    alternates,
    zugang: 'oeffentlich',
  }
}
