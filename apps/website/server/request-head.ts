import { hasAppCookie } from '../src/lib/index.ts'

/** The few request headers that decide about an answer; everything else is ignored (T22). */
export type RequestHead = {
  host: string
  cookie: string
  acceptEncoding: string
  acceptLanguage: string
  ifNoneMatch: string
  fetchSite: string
  /** What the browser asks for: `document` for a page that somebody looks at. */
  fetchDest: string
  referer: string
  /** Looked at for a class of devices, and kept nowhere. */
  userAgent: string
  uaMobile: string
  doNotTrack: string
  globalPrivacyControl: string
  origin: string
  contentType: string
  contentLength: string
  /** Whom proxies in front of us say that they answer; the last of them is the nearest one's word. */
  forwardedFor: string
  hasBody: boolean
  hasAuthorization: boolean
  isPrefetch: boolean
  /** Two Host headers: nobody can say which one is meant. */
  isAmbiguous: boolean
}

type Text = {
  [Key in keyof RequestHead]: RequestHead[Key] extends string ? Key : never
}[keyof RequestHead]

const texts: ReadonlyMap<string, Text> = new Map([
  ['host', 'host'],
  ['cookie', 'cookie'],
  ['accept-encoding', 'acceptEncoding'],
  ['accept-language', 'acceptLanguage'],
  ['if-none-match', 'ifNoneMatch'],
  ['sec-fetch-site', 'fetchSite'],
  ['sec-fetch-dest', 'fetchDest'],
  ['referer', 'referer'],
  ['user-agent', 'userAgent'],
  ['sec-ch-ua-mobile', 'uaMobile'],
  ['dnt', 'doNotTrack'],
  ['sec-gpc', 'globalPrivacyControl'],
  ['origin', 'origin'],
  ['content-type', 'contentType'],
  ['content-length', 'contentLength'],
  ['x-forwarded-for', 'forwardedFor'],
])

/**
 * Reads them in one pass over the raw headers: node's own header object would cost more than the
 * whole rest of a page-cache hit.
 */
export function readHead(rawHeaders: readonly string[]): RequestHead {
  const head: RequestHead = {
    host: '',
    cookie: '',
    acceptEncoding: '',
    acceptLanguage: '',
    ifNoneMatch: '',
    fetchSite: '',
    fetchDest: '',
    referer: '',
    userAgent: '',
    uaMobile: '',
    doNotTrack: '',
    globalPrivacyControl: '',
    origin: '',
    contentType: '',
    contentLength: '',
    forwardedFor: '',
    hasBody: false,
    hasAuthorization: false,
    isPrefetch: false,
    isAmbiguous: false,
  }
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = (rawHeaders[index] ?? '').toLowerCase()
    const value = rawHeaders[index + 1] ?? ''
    const key = texts.get(name)
    if (key === undefined) readFlag(head, name)
    else if (key === 'host' && head.host !== '') head.isAmbiguous = true
    else head[key] = withFormer(key, head[key], value)
  }
  if (head.contentLength !== '' && head.contentLength !== '0') head.hasBody = true
  return head
}

/** Cookies and proxies may come in several lines; of any other header the last one counts. */
function withFormer(key: Text, former: string, value: string): string {
  if (former === '' || !(key === 'cookie' || key === 'forwardedFor')) return value
  return `${former}${key === 'cookie' ? '; ' : ', '}${value}`
}

function readFlag(head: RequestHead, name: string): void {
  if (name === 'authorization') head.hasAuthorization = true
  else if (name === 'transfer-encoding') head.hasBody = true
  else if (name === 'sec-purpose' || name === 'purpose' || name === 'x-moz') head.isPrefetch = true
}

const loginCookie = /(?:^|;\s*)(?:ratsinfoauth|ratsinfoauthJWT|intranetauth|payload-token)=/

/** True for a visitor who uses the site as an installed app (spec 4, app mode). */
export function isApp(head: RequestHead): boolean {
  return head.cookie !== '' && hasAppCookie(head.cookie)
}

/** True for a request that carries a login: it never meets a shared store (reliability rule 9). */
export function hasLogin(head: RequestHead): boolean {
  return head.hasAuthorization || (head.cookie !== '' && loginCookie.test(head.cookie))
}
