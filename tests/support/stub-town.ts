import { apiBasePath, detailTypes, type MenuItem, type Route } from '@kurstadt/contract'
import {
  einstellungenExamples,
  listOfEvents,
  menuExamples,
  pageExamples,
  veranstaltungExamples,
} from '@kurstadt/contract/examples'

/** A town of any size, of which every second address is an event, with the tags that the API gives. */
export type StubTown = {
  /** Answers as the content API would. */
  fetchApi: typeof fetch
  /** Calls that were asked, decoded, oldest first. */
  asked: string[]
  /** Changes a page or an event; returns the tags of the change. */
  edit: (kind: Kind, nummer: number) => string[]
  /** Publishes a page that was not there; returns the tags of the change. */
  add: (nummer: number) => string[]
  /** Takes a page back; returns the tags of the change. */
  remove: (nummer: number) => string[]
  /** What is answered in the place of the town's own answer; null for that. */
  instead: (path: string, lane: string | null) => Promise<Response | null> | Response | null
}

/** What an address shows. */
export type Kind = 'seiten' | 'veranstaltungen'

type Answer = { body: unknown; tags: readonly string[] }

const partSize = 2_000
const detailPage = 900_001
const start = '2026-11-01T08:00:00Z'

/** Address of a page or an event. */
export const pathOf = (kind: Kind, nummer: number): string =>
  kind === 'seiten' ? `/de/seite-${nummer}/` : `/de/veranstaltungen/fest-id_${nummer}/`

const call = (name: string, as: string, params: Route['apiCalls'][number]['params'] = {}) => ({
  name,
  as,
  params: { sprache: 'de', ...params },
  query: ['seite'],
  options: { redirectOnSingleEntry: false },
})
const list = call('veranstaltungen', 'veranstaltungen', { zeitraum: 'kommend', pro_seite: 5 })

function json(status: number, body: unknown, headers: Record<string, string>): Response {
  const type = { 'content-type': 'application/json' }
  return new Response(JSON.stringify(body), { status, headers: { ...type, ...headers } })
}

/** Makes a town of so many addresses. */
export function createStubTown(size: number): StubTown {
  const asked: string[] = []
  const changed = new Map<string, string>()
  let clock = Date.parse(start)
  for (let nummer = 1; nummer <= size / 2; nummer += 1)
    for (const kind of ['seiten', 'veranstaltungen'] as const)
      changed.set(`${kind}:${nummer}`, start)

  function touch(kind: Kind, nummer: number): string[] {
    clock += 600_000
    changed.set(`${kind}:${nummer}`, new Date(clock).toISOString())
    return [kind, `${kind}:${nummer}`]
  }

  const town: StubTown = {
    asked,
    edit: touch,
    add: (nummer) => touch('seiten', nummer),
    remove: (nummer) => {
      changed.delete(`seiten:${nummer}`)
      return ['seiten', `seiten:${nummer}`]
    },
    instead: () => null,
    fetchApi: async (input, init) => {
      const request = new Request(input, init)
      const url = new URL(request.url)
      const name = url.pathname.slice(apiBasePath.length + 1)
      const path = decodeURIComponent(`${name}${url.search}`)
      asked.push(path)
      const other = await town.instead(path, request.headers.get('x-lane'))
      if (other) return other
      const answer = answerOf(name, url.searchParams, changed)
      const caching = url.searchParams.has('seit') ? 'private, no-store' : 'no-cache'
      const tags = answer?.tags.join(',') ?? 'seiten'
      const headers = { 'cache-tags': tags, 'cache-control': caching }
      const nothing = { error: { code: 'not-found', message: 'Nothing here.' } }
      return answer ? json(200, answer.body, headers) : json(404, nothing, headers)
    },
  }
  return town
}

function answerOf(
  name: string,
  query: URLSearchParams,
  changed: ReadonlyMap<string, string>,
): Answer | null {
  const [type = '', id] = name.split('/')
  if (type === 'route') return routeOf(query.get('url') ?? '', changed)
  if (type === 'sitemap') return sitemapOf(query, changed)
  if (type === 'menu') return menuOf(query.get('name') ?? '')
  if (type === 'einstellungen') return { body: einstellungenExamples.typical, tags: [type] }
  if (type === 'hinweise') return { body: emptyList(100), tags: [type] }
  if (type === 'seiten' && (Number(id) === detailPage || changed.has(`seiten:${id}`)))
    return { body: { ...pageExamples.minimal, id: Number(id) }, tags: [`seiten:${id}`] }
  if (type !== 'veranstaltungen') return null
  if (id === undefined) return { body: listOfEvents(), tags: [type, `seiten:${detailPage}`] }
  const body = { ...veranstaltungExamples.typical, id: Number(id) }
  return changed.has(`${type}:${id}`) ? { body, tags: [`${type}:${id}`] } : null
}

const emptyList = (pro_seite: number) => ({
  data: [],
  anzahl: 0,
  seite: 1,
  pro_seite,
  naechster_wechsel: null,
})

function menuOf(name: string): Answer {
  const link = (nummer: number): MenuItem => ({
    id: String(nummer),
    title: `Seite ${nummer}`,
    href: pathOf('seiten', nummer),
    menuItems: [],
  })
  const linked = name === 'Hauptmenü' ? Array.from({ length: 20 }, (_, at) => at + 1) : []
  const body = { ...menuExamples.minimal, name, menuItems: linked.map(link) }
  return { body, tags: ['menu', ...linked.map((nummer) => `seiten:${nummer}`)] }
}

function routeOf(path: string, changed: ReadonlyMap<string, string>): Answer | null {
  const [, slug, id] = /^\/de\/(?:seite-|veranstaltungen\/(fest)-id_)(\d+)\/$/.exec(path) ?? []
  const kind = slug === undefined ? 'seiten' : 'veranstaltungen'
  if (id === undefined || !changed.has(`${kind}:${id}`)) return null
  const page = kind === 'seiten' ? id : detailPage
  const own = [call(`seiten/${page}`, 'seite')]
  if (kind === 'veranstaltungen') own.push(call(`veranstaltungen/${id}`, 'eintrag'))
  else if (Number(id) % 10 === 0) own.push(list)
  const body = {
    pageTheme: 'default',
    sprache: 'de',
    apiCalls: own,
    alternates: { de: path },
    zugang: 'oeffentlich',
  }
  return { body, tags: [`seiten:${page}`, 'weiterleitungen', `${kind}:${id}`] }
}

function sitemapOf(query: URLSearchParams, changed: ReadonlyMap<string, string>): Answer {
  const since = query.get('seit') ?? ''
  const seite = Number(query.get('seite') ?? 1)
  const all = [...changed].filter(([, geaendert]) => geaendert >= since)
  const data = all.slice((seite - 1) * partSize, seite * partSize).map(([tag, geaendert]) => {
    const [kind, nummer] = tag.split(':')
    const href = pathOf(kind === 'seiten' ? 'seiten' : 'veranstaltungen', Number(nummer))
    return { href, geaendert, alternates: {} }
  })
  return {
    body: { data, anzahl: all.length, seite, pro_seite: partSize },
    tags: ['seiten', ...detailTypes],
  }
}
