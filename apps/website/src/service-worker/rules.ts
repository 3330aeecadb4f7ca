/** What the worker has to know of a request to decide about it. */
export type Asked = {
  method: string
  url: string
  /** `navigate` for a page that the browser opens. */
  mode: string
  headers: Pick<Headers, 'has'>
}

/** What the worker does with a request: nothing, for everything it has no business with. */
export type Plan = 'keep' | 'page' | 'nothing'

const asset = /^\/assets\/[\w.-]+$/
const page = /^\/(?:(?:de|en)(?:\/|$)|$)/

/**
 * Decides by the request alone: files of a build are kept, pages always come from the network, and everything else is the browser's. Whatever changes something, is asked for in parts,
 * carries a login of its own or belongs to another site is never touched (reliability T85).
 */
export function planFor({ method, url, mode, headers }: Asked, origin: string): Plan {
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== origin) return 'nothing'
  if (headers.has('range') || headers.has('authorization')) return 'nothing'
  if (asset.test(address.pathname)) return 'keep'
  // What is only fetched ahead may fail in silence.
  return mode === 'navigate' && page.test(address.pathname) ? 'page' : 'nothing'
}

/** What the worker has to know of an answer to decide whether it may be kept. */
export type Given = Pick<Response, 'status' | 'type' | 'redirected'> & {
  headers: Pick<Headers, 'get'>
}

/** True for a file of a build that came whole, from this site, and that everybody may have. */
export function mayBeKept({ status, type, redirected, headers }: Given): boolean {
  const caching = headers.get('cache-control') ?? ''
  if (status !== 200 || type !== 'basic' || redirected) return false
  return caching.includes('immutable') && !/private|no-store/.test(caching)
}

/** True for an offline page that may stand in for the one that is kept. */
export const isGoodOfflinePage = ({ status, type, redirected }: Given): boolean =>
  status === 200 && type === 'basic' && !redirected

/** Address of the page without a connection, in the language of the address asked for. */
export const offlinePageFor = (url: string): string =>
  /^\/en(?:\/|$)/.test(new URL(url).pathname) ? '/offline/en' : '/offline/de'
