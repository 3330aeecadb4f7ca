import { href, type RouteAnswer } from '@kurstadt/contract'
import type { Payload } from 'payload'
import type { Call, CallResult } from '../../../wire/call/call.ts'
import { ApiError } from '../../../wire/errors.ts'
import { entryTitles } from '../../../wire/read/index.ts'
import { detailUrl } from '../../../wire/serialise/index.ts'
import { tagOf } from '../../../wire/tags.ts'
import { normalisePath } from '../collections/seiten/pfad.ts'
import { eventHome } from '../read/event-home.ts'
import { type FoundPath, lookUpPath } from '../read/look-up-path.ts'
import { type AskedPath, parsePath } from '../serialise/path.ts'
import { routeOf } from '../serialise/route.ts'

type Page = { [Key in keyof FoundPath]: NonNullable<FoundPath[Key]> } & Pick<
  FoundPath,
  'detailseite_fuer' | 'blocks'
>

function isPage(found: FoundPath): found is FoundPath & Page {
  return found.nummer !== null && found.pfad !== null && found.pfade !== null
}

/**
 * What ends the route of a page that is there: a change of the page, also when one above it moves, or
 * a redirect from its address. The tag of all pages would make each edit end every route.
 */
function pageTags({ nummer }: Pick<Page, 'nummer'>): string[] {
  return [tagOf('seiten', nummer), 'weiterleitungen']
}

function redirectTo(status: 301 | 302, location: string): RouteAnswer {
  return { redirect: { status, location } }
}

/** Where a redirect leads; one from `/de/a/*` to `/de/b/*` keeps the entry at the end. */
function targetOf({ von, nach }: NonNullable<FoundPath['moved']>, path: string): string | null {
  if (!(nach?.endsWith('/*') && von.endsWith('/*'))) return nach
  return nach.slice(0, -1) + path.slice(von.length - 1)
}

/** A stored redirect; null when there is none or when it leads nowhere or to itself. */
function movedTo(moved: FoundPath['moved'] | undefined, path: string): RouteAnswer | null {
  if (!moved) return null
  if (moved.status === 410) return { redirect: { status: 410, location: null } }
  const target = href.safeParse(targetOf(moved, path))
  if (!target.success || target.data === path) return null
  return redirectTo(moved.status === 302 ? 302 : 301, target.data)
}

type Home = Pick<Page, 'nummer' | 'pfade'> & { tags: string[] }

/** The page that an entry has its one address at: mostly the one that it is asked for at. */
async function homeOf(
  payload: Payload,
  { entry, sprache }: AskedPath,
  { page, festival }: { page: Page; festival: boolean },
): Promise<Home | null> {
  const isThere = festival === (page.page_theme === 'rossini')
  if (page.detailseite_fuer !== 'veranstaltungen' || entry === null || isThere)
    return { ...page, tags: [] }
  const home = await eventHome(payload, sprache, entry.nummer)
  return home && { ...home, tags: [...pageTags(home), ...(home.waits ? ['seiten'] : [])] }
}

async function entryRoute(
  payload: Payload,
  asked: AskedPath,
  page: Page,
): Promise<CallResult<'route'>> {
  const { entry, sprache } = asked
  const detail = page.detailseite_fuer
  if (entry === null || detail === null) throw new ApiError('not-found', { tags: ['seiten'] })
  const tags = [...pageTags(page), tagOf(detail, entry.nummer)]
  const titles = await entryTitles(payload, detail, entry.nummer)
  if (titles === null) throw new ApiError('not-found', { tags: ['seiten', ...tags, detail] })
  const titel = titles[sprache] ?? titles.de
  // Nothing stands in German that is written in English alone.
  if (titel === null) throw new ApiError('not-found', { tags })
  const home = await homeOf(payload, asked, { page, festival: titles.festival })
  if (home === null) throw new ApiError('not-found', { tags: ['seiten', ...tags] })
  tags.push(...home.tags)
  const urlIn = (one: 'de' | 'en', titel: string | null) => {
    const pfad = home.pfade[one]
    if (pfad === undefined || titel === null) return null
    return detailUrl({ list: pfad.slice(0, -1), nummer: home.nummer }, titel, entry.nummer)
  }
  const right = urlIn(sprache, titel)
  if (right !== null && (right !== asked.path || !asked.isCanonical))
    return { answer: redirectTo(301, right), tags }
  const [de, en] = [urlIn('de', titles.de), urlIn('en', titles.en)]
  const alternates = { ...(de === null ? {} : { de }), ...(en === null ? {} : { en }) }
  return { answer: answerOf(page, asked, alternates, entry.nummer), tags }
}

function answerOf(
  page: Page,
  { sprache }: AskedPath,
  alternates: Page['pfade'],
  entry: number | null,
): RouteAnswer {
  const { nummer, page_theme: pageTheme, detailseite_fuer: detail } = page
  return routeOf(
    { nummer, pageTheme, detail, blocks: page.blocks ?? [] },
    sprache,
    alternates,
    entry,
  )
}

function pageRoute(asked: AskedPath, page: Page): CallResult<'route'> {
  const tags = pageTags(page)
  return asked.isCanonical && page.pfad === asked.path
    ? { answer: answerOf(page, asked, page.pfade, null), tags }
    : { answer: redirectTo(301, page.pfad), tags: ['seiten', ...tags] }
}

/** What a path is made of, or where it has gone (page model, section 2). */
export const route: Call<'route'> = async ({ payload, params: { url } }) => {
  const asked = parsePath(url)
  if (asked === null) throw new ApiError('not-found', { tags: ['seiten'] })
  const { entry, path, sprache } = asked
  const likely = normalisePath(path) ?? path
  const detailPath = entry === null ? [] : [`${entry.list}*`]
  const paths = [...new Set([path, likely, ...detailPath])]
  const found = await lookUpPath(payload, { paths, exact: path, sprache })
  const moved = movedTo(found[0]?.moved, path)
  if (moved) return { answer: moved, tags: ['seiten'] }
  const pages = found.filter(isPage)
  const exact = pages.find(({ pfad }) => pfad === path)
  if (exact) return pageRoute(asked, exact)
  const detail = pages.find(({ pfad }) => pfad === detailPath[0])
  if (detail) return entryRoute(payload, asked, detail)
  const alike = pages.find(({ pfad }) => pfad === likely)
  if (alike) return pageRoute(asked, alike)
  throw new ApiError('not-found', { tags: ['seiten'] })
}
