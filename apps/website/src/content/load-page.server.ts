import { type ApiCall, calls, type Route, resolveCall } from '@kurstadt/contract'
import { invalidQueryNotice } from '../i18n/index.server.ts'
import { safeRedirect } from '../lib/index.ts'
import { prepareCall, understood, visitorParams } from './call-path.server.ts'
import { composeBlocks } from './compose-blocks.server.ts'
import { singleEntryList, withEntry } from './entry-title.server.ts'
import { follow, newTrail, type Reading, readShell, type Trail } from './load-shell.server.ts'
import { ContentError, type PageResult } from './page.ts'
import { type Outcome, typedAs } from './stored-answer.server.ts'

/** A page that is asked for: its decoded path and the visitor's query. */
export type PageRequest = { path: string; query: URLSearchParams }

/** What a path is made of; null when the content API knows nothing there. */
export async function readRoute(reading: Reading, path: string, trail: Trail) {
  const call = prepareCall('route', null, { url: decodePath(path) })
  const outcome = await reading.answers.read(calls.route.answer, call)
  follow(trail, outcome)
  return outcome.kind === 'found' ? outcome.value : null
}

/** Composes the page at a path from the answers of its calls (architecture, section 2). */
export async function readPage(reading: Reading, request: PageRequest): Promise<PageResult> {
  const trail = newTrail()
  const route = await readRoute(reading, request.path, trail)
  if (!route) throw new ContentError('not-found', 'route', found(trail))
  if ('redirect' in route) return redirectOf(reading, route.redirect, request.path)
  if (route.zugang !== 'oeffentlich') throw new ContentError('not-found', 'route')
  const [answers, shell] = await Promise.all([
    readAnswers(reading, route, request.query, trail),
    readShell(reading, { sprache: route.sprache, theme: route.pageTheme }, trail),
  ])
  const single = singleEntryTarget(route.apiCalls, answers)
  if (single !== null && single !== request.path)
    return { kind: 'redirect', status: 302, location: single }
  const { seite: raw, ...contexts } = answers
  const seite = typedAs(calls['seiten/{id}'].answer, raw)
  if (!seite) throw new ContentError('not-found', 'seiten/{id}', found(trail))
  const { pageContent, ...rest } = seite
  const place = { report: reading.report, path: request.path, shell }
  const blocks = composeBlocks(place, pageContent, contexts)
  const queryNotice = invalidQueryNotice(trail.ignoredParams, rest.sprache)
  const page = {
    seite: withEntry(rest, answers),
    blocks,
    alternates: route.alternates,
    shell,
    queryNotice,
  }
  const { tags, isStale: stale, isShared } = trail
  return { kind: 'page', page, tags: [...tags], stale, isShared, zugang: route.zugang }
}

/** What a page that there is none of was found out from. */
const found = ({ isStale, tags }: Trail) => ({ isStale, tags })

/** A path as the content API knows it, however it was encoded on the way here. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path).normalize('NFC')
  } catch (cause) {
    throw new ContentError('bad-request', 'route', { cause })
  }
}

function redirectOf(
  reading: Reading,
  redirect: { status: 301 | 302 | 410; location: string | null },
  path: string,
): PageResult {
  if (redirect.status === 410) return { kind: 'gone' }
  const location = safeRedirect(redirect.location)
  if (location !== null) return { kind: 'redirect', status: redirect.status, location }
  reading.report('a redirect leads away from this site', { path })
  throw new ContentError('not-found', 'route')
}

type ReadAnswers = Record<string, unknown>

/** Answers of a route's calls by the names that its blocks know them by. */
export async function readAnswers(
  reading: Reading,
  route: Route,
  query: URLSearchParams,
  trail: Trail,
): Promise<ReadAnswers> {
  const read = route.apiCalls.map(async (apiCall): Promise<[string, unknown]> => {
    return [apiCall.as, await readApiCall(reading, apiCall, query, trail)]
  })
  return Object.fromEntries(await Promise.all(read))
}

/** One call of a page; what the page can stand without fails alone and leaves a hole (spec 8). */
async function readApiCall(
  reading: Reading,
  apiCall: ApiCall,
  query: URLSearchParams,
  trail: Trail,
): Promise<unknown> {
  const resolved = resolveCall(apiCall.name)
  if (!resolved) {
    reading.report('a page names an unknown call', { call: apiCall.name })
    throw new ContentError('not-found', 'unknown call')
  }
  const { name, id } = resolved
  const { params, ignoredParams } = understood(name, visitorParams(query, apiCall.query))
  for (const one of ignoredParams) trail.ignoredParams.add(one)
  const call = prepareCall(name, id, { ...apiCall.params, ...params })
  const reads = reading.answers.read(calls[name].answer, call)
  const outcome = id === null ? await orHole(reading, call.name, reads) : await reads
  follow(trail, outcome)
  if (outcome.kind === 'found') return outcome.value
  if (id === null) return null
  throw new ContentError('not-found', name, found(trail))
}

/** A list that cannot be had leaves a hole: nothing is shown in its place (spec 8). */
async function orHole<Value>(reading: Reading, name: string, reads: Promise<Outcome<Value>>) {
  try {
    return await reads
  } catch (error) {
    if (!isUnavailable(error)) throw error
    reading.report('a call of a page failed', { call: name, error })
    return { kind: 'missing' as const, tags: [], isStale: true, isShared: true }
  }
}

function isUnavailable(error: unknown): boolean {
  return error instanceof ContentError && error.code === 'unavailable'
}

/** Where a list with exactly one entry sends its visitor (spec 4, page load). */
function singleEntryTarget(apiCalls: readonly ApiCall[], answers: ReadAnswers): string | null {
  const targets = apiCalls
    .filter(({ options }) => options.redirectOnSingleEntry)
    .map(({ as }) => singleEntryList.safeParse(answers[as]))
  const first = targets.find(({ success }) => success)
  return first?.data ? safeRedirect(first.data.data[0].detailURL) : null
}
