import { calls, menuNames, type RouteAnswer } from '@kurstadt/contract'
import type { AnswerReader } from './answers.server.ts'
import { callOfKey, type PreparedCall, prepareCall } from './call-path.server.ts'
import { menuCall, shellCalls } from './load-shell.server.ts'
import { hrefsOfMenu } from './menu-hrefs.ts'
import { ContentError } from './page.ts'
import type { Snapshot } from './snapshot.server.ts'
import { callsOfRoute } from './snapshot-index.server.ts'
import { typedAs } from './stored-answer.server.ts'

/** Key of the route of a path. */
export const routeKey = (path: string): string => prepareCall('route', null, { url: path }).path

/** What came of reading an answer again: whether it is current now, and what else belongs to it. */
export type WarmedAnswer = { isCurrent: boolean; leadsTo: readonly PreparedCall[] }

const gone: WarmedAnswer = { isCurrent: true, leadsTo: [] }

/** Reads the answer of a key again; what the contract or the API no longer knows is taken out. */
export async function warmAnswer(
  reader: AnswerReader,
  snapshot: Snapshot,
  key: string,
): Promise<WarmedAnswer> {
  const call = callOfKey(key)
  try {
    if (!call) throw new ContentError('bad-request', key)
    const outcome = await reader.read(calls[call.name].answer, call)
    const value = outcome.kind === 'found' ? outcome.value : null
    const route = typedAs(calls.route.answer, value)
    return { isCurrent: !outcome.isStale, leadsTo: route ? behind(route) : [] }
  } catch (error) {
    if (!(error instanceof ContentError && error.code === 'bad-request')) throw error
    await snapshot.remove(key)
    return gone
  }
}

/** What a page at a route is made of, with what stands around it. */
function behind(route: RouteAnswer): PreparedCall[] {
  if ('redirect' in route) return []
  return [...callsOfRoute(route), ...shellCalls(route.sprache, route.pageTheme)]
}

/** Keys of what pages in the menus are made of; throws `ContentError` when a menu cannot be had. */
export async function keysInMenus(reader: AnswerReader, snapshot: Snapshot): Promise<Set<string>> {
  const routes = new Set<string>()
  for (const name of menuNames) {
    const menu = await reader.read(calls.menu.answer, menuCall(name))
    const hrefs = menu.kind === 'found' ? hrefsOfMenu(menu.value) : []
    for (const href of hrefs) routes.add(routeKey(new URL(href, 'http://localhost').pathname))
  }
  const keys = new Set(routes)
  for (const key of routes) {
    const saved = await snapshot.load(key)
    const { data } = calls.route.answer.safeParse(saved?.body)
    if (data && !('redirect' in data)) for (const { path } of callsOfRoute(data)) keys.add(path)
  }
  return keys
}
