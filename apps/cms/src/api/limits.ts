import type { IncomingMessage } from 'node:http'
import { apiBasePath, directoryPaths, loginPaths } from '@kurstadt/contract'
import { aboCalls } from '@kurstadt/contract/abos'
import { besucheCall, mostRows } from '@kurstadt/contract/besuche'
import { brettCalls } from '@kurstadt/contract/brett'
import { fehlerCall } from '@kurstadt/contract/fehler'
import { partnerCalls } from '@kurstadt/contract/partner'
import { rueckmeldungCall } from '@kurstadt/contract/rueckmeldung'
import { shopCalls } from '@kurstadt/contract/shop'
import { ApiError } from '../wire/errors.ts'

/** Bytes a request may have (fault F16). `url` of `route` alone may reach 2,048 bytes once decoded. */
export const limits = {
  query: 2_048,
  routeQuery: 3 * 2_048 + 256,
  path: 512,
  cookies: 8_192,
  headers: 16_384,
  /** A form with all the photos that the website takes (26 MB), which travel as text. */
  form: 36_000_000,
  /** An address and a password, or two. */
  login: 16_384,
  /** A cart, an order with its address, a notice, what somebody says of a page. */
  visitor: 65_536,
  /** Reports of errors, as many as travel at once. */
  reports: 600_000,
  /** Sums of visits: each of the rows with two texts, as they are written at the most. */
  visits: mostRows * 1_500,
} as const

/** Time-outs of a connection in milliseconds (fault F15). */
export const timeouts = {
  headers: 10_000,
  request: 30_000,
  checkEvery: 5_000,
  keepAlive: 5_000,
  farewell: 1_000,
} as const

const routePath = '/api/cms/route'
const formPath = /^\/api\/cms\/anfragen\/[a-z-]{1,40}$/
const loginCalls: ReadonlySet<string> = new Set(
  [...Object.values(loginPaths), directoryPaths].flatMap((paths) =>
    Object.values(paths).map((path) => apiBasePath + path),
  ),
)

const callsOfVisitors: ReadonlySet<string> = new Set(
  [shopCalls, aboCalls, brettCalls, partnerCalls]
    .flatMap((paths) => Object.values<string>(paths))
    .concat(rueckmeldungCall)
    .map((path) => apiBasePath + path),
)

const errorCall = apiBasePath + fehlerCall

/** Bytes that may be sent to an address; 0 where nothing is taken. */
function largestBody(url: string): number {
  if (formPath.test(url) || url === apiBasePath + partnerCalls.senden) return limits.form
  if (callsOfVisitors.has(url)) return limits.visitor
  if (url === errorCall) return limits.reports
  if (url === apiBasePath + besucheCall) return limits.visits
  return loginCalls.has(url) ? limits.login : 0
}

/** A request whose headers are larger than allowed: 431, which is no reason of the contract. */
export class HeadersTooLargeError extends Error {
  override name = 'HeadersTooLargeError'
}

function refuseBody({ headers }: IncomingMessage): void {
  const hasBody =
    headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0
  if (!hasBody) return
  throw new ApiError(headers['content-type'] === undefined ? 'too-large' : 'unsupported-media-type')
}

/** What is sent is JSON whose size is said beforehand, and not larger than it may be. */
function refuseOddForm({ headers }: IncomingMessage, largest: number): void {
  const length = headers['content-length']
  if (length === undefined) throw new ApiError('bad-request')
  if (Number(length) > largest) throw new ApiError('too-large')
  if (!/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? ''))
    throw new ApiError('unsupported-media-type')
}

function refuseMalformed(text: string): void {
  if (/[^\x21-\x7e]/.test(text)) throw new ApiError('bad-request')
  let decoded: string
  try {
    decoded = decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw new ApiError('bad-request') // malformed percent or UTF-8
  }
  if (decoded.includes('\0')) throw new ApiError('bad-request')
}

/**
 * Looks at a request before anything else does and throws the reason why it is not answered:
 * method, size, body and encoding (reliability T30, faults F16 and F17).
 */
export function checkRequest(request: IncomingMessage): void {
  const { url = '', method, headers } = request
  const largest = method === 'POST' ? largestBody(url) : 0
  const isForm = largest > 0
  if (method !== 'GET' && method !== 'HEAD' && !isForm) throw new ApiError('method-not-allowed')
  if (!url.startsWith('/')) throw new ApiError('bad-request')
  const [path = '', ...rest] = url.split('?')
  const query = rest.join('?')
  const longest = path === routePath ? limits.routeQuery : limits.query
  if (path.length > limits.path || query.length > longest) throw new ApiError('uri-too-long')
  if ((headers.cookie?.length ?? 0) > limits.cookies) throw new HeadersTooLargeError()
  if (isForm) refuseOddForm(request, largest)
  else refuseBody(request)
  refuseMalformed(path)
  refuseMalformed(query)
}
