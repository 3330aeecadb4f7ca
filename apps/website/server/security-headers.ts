import type { HeaderFields } from './headers.ts'

type Allowed = {
  scriptHashes: readonly string[]
  formTargets: Iterable<string>
  frameSources: Iterable<string>
  cartSources: Iterable<string>
  mapSources: Iterable<string>
  statisticsSources: Iterable<string>
  workerSources: Iterable<string>
  frameAncestors: Iterable<string>
}

/** Security headers by kind of answer (reliability T43). */
export type SecurityHeaders = {
  /** True before Vite, whose own scripts are not ours to arrange. */
  isDevelopment: boolean
  /**
   * A page; only inline scripts with one of the hashes run (decision 0004), and its forms post to
   * this site and to the origins of `formTargets` alone (spec 7). Frames show `frameSources`
   * alone, and nothing at all when there are none; a shopping-cart service of `cartSources` may run
   * here beside our own scripts, with what it shows; a map may be drawn of `mapSources`; visits may be told to
   * `statisticsSources`; workers run from this site and `workerSources`;
   * `frameAncestors` alone show the page in a frame.
   */
  document: (allowed: Allowed) => HeaderFields
  /** The static error page, whose one style has the hash. */
  lastResort: (styleHash: string) => HeaderFields
  /** The service worker: it fetches from this site and does nothing else. */
  worker: HeaderFields
  /** Redirects, texts, assets: nothing in them may run or be framed. */
  plain: HeaderFields
  /** Uploaded pictures: additionally sandboxed, should a browser ever take one for a page (T45). */
  media: HeaderFields
}

const always = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(self), gyroscope=(), microphone=(), midi=(), payment=(), usb=()',
}

const closed = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Makes the headers for a site; with https in its address browsers stay on https for a year. */
export function createSecurityHeaders(options: {
  isSecure: boolean
  isDevelopment: boolean
}): SecurityHeaders {
  const strict: HeaderFields = options.isSecure
    ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }
    : {}
  const base = { ...always, ...strict }
  const withPolicy = (policy: string) => ({ ...base, 'Content-Security-Policy': policy })
  const plain = withPolicy(closed)
  return {
    isDevelopment: options.isDevelopment,
    plain,
    worker: withPolicy(`${closed}; connect-src 'self'`),
    media: withPolicy(`${closed}; sandbox`),
    lastResort: (styleHash) => withPolicy(`${closed}; style-src '${styleHash}'; img-src 'self'`),
    document: (allowed) => withPolicy(documentPolicy(allowed, options)),
  }
}

function documentPolicy(
  allowed: Allowed,
  options: { isSecure: boolean; isDevelopment: boolean },
): string {
  const { scriptHashes, formTargets, frameSources, workerSources, frameAncestors } = allowed
  const hashes = scriptHashes.map((hash) => ` '${hash}'`).join('')
  const scripts = options.isDevelopment ? " 'unsafe-inline'" : hashes
  const cart = [...allowed.cartSources]
  const beside = cart.map((origin) => ` ${origin}`).join('')
  const map = [...allowed.mapSources].map((origin) => ` ${origin}`).join('')
  const counted = [...allowed.statisticsSources].map((origin) => ` ${origin}`).join('')
  const frames = [...frameSources, ...cart].join(' ') || "'none'"
  const live = options.isDevelopment ? " 'unsafe-inline'" : ''
  return [
    "default-src 'self'",
    `script-src 'self'${scripts}${beside}`,
    `style-src 'self'${live}${beside}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${beside}${map}`,
    ...(beside === '' ? [] : [`font-src 'self'${beside}`]),
    `connect-src 'self'${options.isDevelopment ? ' ws:' : ''}${beside}${map}${counted}`,
    "manifest-src 'self'",
    ["worker-src 'self'", ...workerSources].join(' '),
    "object-src 'none'",
    `frame-src ${frames}`,
    "base-uri 'none'",
    ["form-action 'self'", ...formTargets].join(' '),
    `frame-ancestors ${[...frameAncestors].join(' ') || "'none'"}`,
    ...(options.isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
