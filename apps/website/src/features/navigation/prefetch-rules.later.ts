/** The visitor's connection as far as browsers tell. */
export type Connection = {
  onLine: boolean
  connection?: { saveData?: boolean; effectiveType?: string } | undefined
}

const slow = ['slow-2g', '2g']

/** Says whether anything may be fetched ahead: not on 2G, with a data saver or offline (spec 4). */
export function mayPrefetch({ onLine, connection }: Connection): boolean {
  if (!onLine || connection?.saveData) return false
  return !slow.includes(connection?.effectiveType ?? '')
}

/** What is looked at of a link. */
export type LinkFacts = Pick<HTMLAnchorElement, 'href' | 'target' | 'download'>

const page = /^\/(de|en)\//
/** Behind a login; fetching such a page ahead would only show that it is refused. */
const area = /^\/(de|en)\/intranet(\/|$)/

/**
 * Address of the page a link leads to when its code and data may be fetched ahead: another public
 * page of this site in the language of this one. The other language is chosen by a real request,
 * which is how it is remembered (spec 4). Null for every other link.
 */
export function pageToPrefetch({ href, target, download }: LinkFacts, here: URL): URL | null {
  if (href === '' || download !== '' || (target !== '' && target !== '_self')) return null
  const url = URL.canParse(href) ? new URL(href) : null
  if (url?.origin !== here.origin || area.test(url.pathname)) return null
  const [, sprache] = page.exec(url.pathname) ?? []
  if (sprache === undefined || page.exec(here.pathname)?.[1] !== sprache) return null
  const isHere = url.pathname === here.pathname && url.search === here.search
  return isHere ? null : url
}

/** Address of a page's data, exactly as the router will ask for them. */
export function dataAddress(url: URL): string {
  const data = new URL(url)
  data.hash = ''
  data.pathname += data.pathname.endsWith('/') ? '_.data' : '.data'
  data.searchParams.set('_routes', 'page')
  return data.href
}

/** Files of code that the data of a page name. */
export const codeIn = (data: string): string[] => [
  ...new Set(data.match(/\/assets\/[\w-]+\.js/g) ?? []),
]
