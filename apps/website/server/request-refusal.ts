import type { IncomingMessage } from 'node:http'
import type { RequestHead } from './request-head.ts'

/** Bytes of cookies that a request may bring. */
const longestCookie = 8192

/** Status that refuses a request by its method and headers alone, before its address is looked at. */
export function refusalOf(
  { method = '' }: IncomingMessage,
  head: RequestHead,
  isAllowedHost: (host: string) => boolean,
): 400 | 421 | 431 | null {
  if (head.isAmbiguous || head.host === '') return 400
  if (!isAllowedHost(head.host)) return 421
  if (head.cookie.length > longestCookie) return 431
  return head.hasBody && method !== 'POST' ? 400 : null
}
