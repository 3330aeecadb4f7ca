import type { ErrorCode } from '@kurstadt/contract'
import type { Reply } from './reply.ts'
import type { SecurityHeaders } from './security-headers.ts'

const codes = {
  400: 'bad-request',
  403: 'forbidden',
  405: 'method-not-allowed',
  408: 'bad-request',
  413: 'too-large',
  415: 'unsupported-media-type',
  429: 'too-many-requests',
  503: 'unavailable',
} as const satisfies Record<number, ErrorCode>

/** A call that is refused before anybody has looked at what it says: JSON, as its scripts expect. */
export function callRefusal(
  status: keyof typeof codes,
  { plain }: SecurityHeaders,
  retryAfter = 10,
): Reply {
  const code = codes[status]
  const headers = {
    ...plain,
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    ...(status === 503 || status === 429 ? { 'Retry-After': String(retryAfter) } : {}),
  }
  return { status, headers, body: JSON.stringify({ error: { code, message: code } }) }
}
