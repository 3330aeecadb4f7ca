import { errorBody, type Lane, laneHeader, tag } from '@kurstadt/contract'

/** An answer of the content API before it is parsed with the contract. */
export type RawAnswer = {
  status: 200 | 404
  /** The JSON as it came; empty for a 404. */
  text: string
  json: unknown
  tags: string[]
  /** False when the API forbids storing it (`no-store`, `private`): then no store may see it (T20). */
  isStorable: boolean
}

/**
 * Why there is no usable answer: nobody took the connection, nothing came in time, what came cannot
 * be read, a status says that this one cannot be had, the background is asked to come later, a
 * parameter is wrong, or nobody was asked because the breaker is open.
 */
export type AnswerFault =
  | 'refused'
  | 'timeout'
  | 'unreadable'
  | 'failed'
  | 'later'
  | 'bad-request'
  | 'resting'

/** The API did not give a usable answer. */
export class AnswerError extends Error {
  override name = 'AnswerError'
  readonly fault: AnswerFault
  /** Milliseconds for which the API asks to be left alone. */
  readonly retryAfter: number

  constructor(
    message: string,
    fault: AnswerFault,
    options?: ErrorOptions & { retryAfter?: number },
  ) {
    super(message, options)
    this.fault = fault
    this.retryAfter = options?.retryAfter ?? 0
  }
}

/** What one attempt is made with. */
export type FetchLimits = { lane: Lane; timeoutMs: number; maxBytes: number }

/** Asks the content API for JSON: with a deadline, a size limit and a look at the content type (F05). */
export async function fetchAnswer(
  fetchApi: typeof fetch,
  url: string,
  { lane, timeoutMs, maxBytes }: FetchLimits,
): Promise<RawAnswer> {
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await fetchApi(url, {
    signal,
    redirect: 'error',
    headers: { accept: 'application/json', [laneHeader]: lane },
  }).catch((cause: unknown) => {
    throw new AnswerError('the content API did not answer', faultOf(cause, signal), { cause })
  })
  try {
    return await readAnswer(response, maxBytes)
  } catch (error) {
    if (error instanceof AnswerError) throw error
    const fault = signal.aborted ? 'timeout' : 'unreadable'
    throw new AnswerError('the answer broke off', fault, { cause: error })
  }
}

/** What the system says when nobody takes a connection; a cut one in the middle is none of these. */
const refusals = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
])

function faultOf(error: unknown, signal: AbortSignal): AnswerFault {
  if (signal.aborted) return 'timeout'
  return codesOf(error).some((code) => refusals.has(code)) ? 'refused' : 'unreadable'
}

/** Codes of an error and of what caused it: `fetch` wraps them, several addresses make several. */
function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const own = 'code' in error && typeof error.code === 'string' ? [error.code] : []
  const many = error instanceof AggregateError ? error.errors : []
  return [...own, ...codesOf(error.cause), ...many.flatMap(codesOf)]
}

async function readAnswer(response: Response, maxBytes: number): Promise<RawAnswer> {
  const { status } = response
  const tags = readTags(response.headers.get('cache-tags'))
  const isStorable = !/no-store|private/i.test(response.headers.get('cache-control') ?? '')
  if (status !== 200 && status !== 404) throw await readFault(response, maxBytes)
  const text = await readText(response, maxBytes)
  const type = response.headers.get('content-type') ?? ''
  if (!/^application\/json\b/i.test(type)) {
    const contentType = type || 'no content type'
    throw new AnswerError(`the content API answered with ${contentType}`, 'unreadable')
  }
  const json = parseJson(text)
  return { status, text: status === 200 ? text : '', json, tags, isStorable }
}

async function readFault(response: Response, maxBytes: number): Promise<AnswerError> {
  const { status, headers } = response
  const retryAfter = readRetryAfter(headers.get('retry-after'))
  const isLater = status === 503 && (await isBusyAnswer(response, maxBytes))
  if (!response.bodyUsed) await response.body?.cancel()
  if (status === 400) return new AnswerError('the content API refused a parameter', 'bad-request')
  if (isLater) return new AnswerError('the background has to wait', 'later', { retryAfter })
  return new AnswerError(`the content API answered ${status}`, 'failed', { retryAfter })
}

async function isBusyAnswer(response: Response, maxBytes: number): Promise<boolean> {
  const text = await readText(response, maxBytes).catch(() => '')
  return errorBody.safeParse(jsonOrNull(text)).data?.error.code === 'later'
}

/** Longer than this nobody is left alone, whatever the header says. Milliseconds. */
const longestPause = 300_000

/** Milliseconds of a `Retry-After` in seconds; 0 for any other. */
export function readRetryAfter(header: string | null): number {
  return /^\d{1,9}$/.test(header ?? '') ? Math.min(Number(header) * 1000, longestPause) : 0
}

async function readText(response: Response, maxBytes: number): Promise<string> {
  if (!response.body) return ''
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  let bytes = 0
  for await (const chunk of response.body) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw new AnswerError('the answer is too large', 'unreadable')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new AnswerError('the answer is not JSON', 'unreadable', { cause: error })
  }
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null // then it says nothing
  }
}

/** Tags of an answer from its header; what is none is left out. */
export function readTags(header: string | null): string[] {
  const parts = (header ?? '').split(',').map((part) => part.trim())
  return parts.filter((part) => tag.safeParse(part).success)
}
