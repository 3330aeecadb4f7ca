import { hash } from 'node:crypto'
import type { ErrorCode } from '@kurstadt/contract'
import { bodyOf, type ErrorDetail, retryAfter, statusOf } from './errors.ts'
import type { MadeFile } from './file.ts'
import { tagsHeader } from './tags.ts'

const json = 'application/json; charset=utf-8'

/** Headers of every answer; nothing here is ever rendered by a browser (reliability T43). */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
} as const

function matches(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false
  const offered = ifNoneMatch.split(',').map((one) => one.trim().replace(/^W\//, ''))
  return offered.includes('*') || offered.includes(etag)
}

type SuccessOptions = { ifNoneMatch?: string | null; isPrivate?: boolean }

function successHeaders(body: string | Uint8Array, tags: Iterable<string>, isPrivate: boolean) {
  const header = tagsHeader(tags)
  return {
    ...securityHeaders,
    ETag: `"${hash('sha1', body, 'base64url')}"`,
    'Cache-Control': isPrivate ? 'private, no-store' : 'no-cache',
    ...(header === '' ? {} : { 'Cache-Tags': header }),
  }
}

/**
 * A successful answer: its ETag is strong and made of its content, so an unchanged answer costs a
 * 304; its tags say which changes end it.
 */
export function success(
  answer: unknown,
  tags: Iterable<string>,
  { ifNoneMatch = null, isPrivate = false }: SuccessOptions = {},
): Response {
  const body = JSON.stringify(answer)
  const headers = successHeaders(body, tags, isPrivate)
  if (matches(ifNoneMatch, headers.ETag)) return new Response(null, { status: 304, headers })
  return new Response(body, { headers: { ...headers, 'Content-Type': json } })
}

/** A file that was made, under the same rules as any other answer. */
export function fileSuccess(
  { body, filename, tags }: MadeFile,
  type: string,
  ifNoneMatch: string | null,
): Response {
  const headers = successHeaders(body, tags, false)
  if (matches(ifNoneMatch, headers.ETag)) return new Response(null, { status: 304, headers })
  const disposition = `inline; filename="${filename}"`
  return new Response(typeof body === 'string' ? body : new Uint8Array(body), {
    headers: { ...headers, 'Content-Type': type, 'Content-Disposition': disposition },
  })
}

/** A file for one person alone. */
export function privateFile(
  { body, filename }: { body: Uint8Array; filename: string },
  type: string,
): Response {
  return new Response(new Uint8Array(body), {
    headers: {
      ...securityHeaders,
      'Cache-Control': 'private, no-store',
      'Content-Type': type,
      'Content-Disposition': `inline; filename="${filename}"`,
    },
  })
}

function keepFailure(code: ErrorCode, { isPrivate = false }: ErrorDetail): string {
  if (code === 'unauthorised' || isPrivate) return 'private, no-store'
  return code === 'not-found' ? 'no-cache' : 'no-store'
}

/** A failed answer with the contract's body. */
export function failure(code: ErrorCode, detail: ErrorDetail = {}): Response {
  return new Response(JSON.stringify(bodyOf(code, detail)), {
    status: statusOf[code],
    headers: {
      ...securityHeaders,
      'Content-Type': json,
      'Cache-Control': keepFailure(code, detail),
      ...(detail.tags ? { 'Cache-Tags': tagsHeader(detail.tags) } : {}),
      ...(code === 'unavailable' ? { 'Retry-After': retryAfter } : {}),
      ...(detail.retryAfter === undefined ? {} : { 'Retry-After': String(detail.retryAfter) }),
      ...(code === 'method-not-allowed' ? { Allow: 'GET, HEAD' } : {}),
    },
  })
}
