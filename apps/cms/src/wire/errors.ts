import type { ErrorBody, ErrorCode } from '@kurstadt/contract'

/** HTTP status of each reason. */
export const statusOf = {
  'bad-request': 400,
  unauthorised: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  gone: 410,
  'too-large': 413,
  'uri-too-long': 414,
  'unsupported-media-type': 415,
  'too-many-requests': 429,
  later: 503,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<ErrorCode, number>

const messages: Record<ErrorCode, string> = {
  'bad-request': 'The request is not well-formed or a parameter has a wrong value.',
  unauthorised: 'Please log in.',
  forbidden: 'This is not allowed.',
  'not-found': 'There is nothing under this address.',
  'method-not-allowed': 'Only GET and HEAD are answered here.',
  conflict: 'Somebody else has changed this in the meantime.',
  gone: 'This is gone for good.',
  'too-large': 'The request is too large.',
  'uri-too-long': 'The query is too long.',
  'unsupported-media-type': 'No body is accepted here.',
  'too-many-requests': 'Too many requests; please wait a moment.',
  later: 'Visitors come first at the moment; please ask again later.',
  internal: 'Something went wrong here.',
  unavailable: 'The content is not available at the moment; please try again.',
}

/** What a failed answer may say beyond its reason. */
export type ErrorDetail = {
  /** Parameters with what is wrong about each. */
  fields?: Record<string, string>
  /** Tags under which the failure may be kept: a 404 ends when one of them changes. */
  tags?: readonly string[]
  /** Said to one person alone: no store keeps it. */
  isPrivate?: boolean
  /** Seconds after which asking again makes sense. */
  retryAfter?: number
}

/** A call cannot be answered; the reason is the answer. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ErrorCode
  readonly detail: ErrorDetail

  constructor(code: ErrorCode, detail: ErrorDetail = {}) {
    super(messages[code])
    this.code = code
    this.detail = detail
  }
}

/** The contract's body for a reason: generic words, never a stack (reliability T81). */
export function bodyOf(code: ErrorCode, { fields }: ErrorDetail = {}): ErrorBody {
  return { error: { code, message: messages[code], ...(fields ? { fields } : {}) } }
}

/** Seconds after which asking again makes sense while the database is away. */
export const retryAfter = '2'
