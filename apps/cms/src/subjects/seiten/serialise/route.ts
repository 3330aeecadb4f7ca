import {
  type ApiCall,
  type DetailType,
  entryCall,
  type PageTheme,
  type Route,
  type Sprache,
  type TemplateFeed,
} from '@kurstadt/contract'
import { entryName, feedsOf } from './contexts.ts'

/** A page as the look-up of an address finds it. */
export type RoutedPage = {
  nummer: number
  pageTheme: PageTheme
  detail: DetailType | null
  /** Its blocks in their order, with the parameters that editors set at them. */
  blocks: readonly {
    template: string
    params: Readonly<Record<string, number>>
    /** A list of one entry leads to it at once. */
    leads_on: boolean
  }[]
}

const stays = { redirectOnSingleEntry: false }

/** What an editor set at a block, as far as its template takes parameters from there. */
function setAt(block: RoutedPage['blocks'][number] | undefined, { fromBlock = [] }: TemplateFeed) {
  const given = Object.entries(block?.params ?? {})
  return Object.fromEntries(given.filter(([name]) => fromBlock.includes(name)))
}

/** On pages of the festival, lists of events are of the festival's (decision 0078). */
function inArea({ pageTheme }: RoutedPage, { call }: TemplateFeed): ApiCall['params'] {
  return pageTheme === 'rossini' && call === 'veranstaltungen' ? { festival: 'true' } : {}
}

/** The visitor's parameters of a list; what an editor chose or cut short has no further pages. */
function taken({ query = [] }: TemplateFeed, own: ReturnType<typeof setAt>): string[] {
  const isWhole = Object.keys(own).length === 0
  return query.filter((name) => isWhole || name !== 'seite')
}

function listCalls(page: RoutedPage, sprache: Sprache): ApiCall[] {
  const templates = page.blocks.map(({ template }) => template)
  return feedsOf(templates, page.detail).flatMap(({ as, feed }, place) => {
    if (as === null || feed === null) return []
    const block = page.blocks[place]
    const own = setAt(block, feed)
    return [
      {
        name: feed.call,
        as,
        params: { sprache, ...feed.params, ...inArea(page, feed), ...own },
        query: taken(feed, own),
        options: { redirectOnSingleEntry: block?.leads_on ?? false },
      },
    ]
  })
}

/** What a path is made of (page model, section 2): the page, its entry, and what feeds its blocks. */
export function routeOf(
  page: RoutedPage,
  sprache: Sprache,
  alternates: Route['alternates'],
  entry: number | null,
): Route {
  const single = { params: { sprache }, query: [], options: stays }
  const own: ApiCall[] =
    page.detail !== null && entry !== null
      ? [{ name: entryCall(page.detail).replace('{id}', String(entry)), as: entryName, ...single }]
      : []
  return {
    pageTheme: page.pageTheme,
    sprache,
    apiCalls: [
      { name: `seiten/${page.nummer}`, as: 'seite', ...single },
      ...own,
      ...listCalls(page, sprache),
    ],
    alternates,
    zugang: 'oeffentlich',
  }
}
