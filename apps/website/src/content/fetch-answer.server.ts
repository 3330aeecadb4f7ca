import { tag } from '@kurstadt/contract'

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

/** The API did not give a usable answer; `isOutage` says that the API itself is at fault. */
export class AnswerError extends Error {
  override name = 'AnswerError'
  readonly isOutage: boolean
  readonly isBadRequest: boolean
  /** Milliseconds for which the API asks to be left alone. */
  readonly retryAfter: number

  constructor(
    message: string,
    kind: 'outage' | 'bad-request' | 'odd',
    options?: ErrorOptions & { retryAfter?: number },
  ) {
    super(message, options)
    this.isOutage = kind === 'outage'
    this.isBadRequest = kind === 'bad-request'
    this.retryAfter = options?.retryAfter ?? 0
  }
}

/** Limits of one call. */
export type FetchLimits = { timeoutMs: number; maxBytes: number }

/** Asks the content API for JSON: with a deadline, a size limit and a look at the content type (F05). */
export async function fetchAnswer(
  fetchApi: typeof fetch,
  url: string,
  limits: FetchLimits,
): Promise<RawAnswer> {
  try {
    const signal = AbortSignal.timeout(limits.timeoutMs)
    const headers = { accept: 'application/json' }
    const response = await fetchApi(url, { signal, redirect: 'error', headers })
    return await readAnswer(response, limits.maxBytes)
  } catch (error) {
    if (error instanceof AnswerError) throw error
    throw new AnswerError('the content API did not answer', 'outage', { cause: error })
  }
}

async function readAnswer(response: Response, maxBytes: number): Promise<RawAnswer> {
  const { status } = response
  const tags = readTags(response.headers.get('cache-tags'))
  const isStorable = !/no-store|private/i.test(response.headers.get('cache-control') ?? '')
  if (status !== 200 && status !== 404) {
    await response.body?.cancel()
    if (status === 400) throw new AnswerError('the content API refused a parameter', 'bad-request')
    throw new AnswerError(`the content API answered ${status}`, status >= 500 ? 'outage' : 'odd', {
      retryAfter: readRetryAfter(response.headers.get('retry-after')),
    })
  }
  const text = await readText(response, maxBytes)
  const type = response.headers.get('content-type') ?? ''
  if (!/^application\/json\b/i.test(type))
    throw new AnswerError(`the content API answered with ${type || 'no content type'}`, 'outage')
  const json = parseJson(text)
  return { status, text: status === 200 ? text : '', json, tags, isStorable }
}

/** Longer than this nobody is left alone, whatever the header says. Milliseconds. */
const longestPause = 300_000

/** Milliseconds of a `Retry-After` in seconds; 0 for any other. */
function readRetryAfter(header: string | null): number {
  return /^\d{1,9}$/.test(header ?? '') ? Math.min(Number(header) * 1000, longestPause) : 0
}

async function readText(response: Response, maxBytes: number): Promise<string> {
  if (!response.body) return ''
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  let bytes = 0
  for await (const chunk of response.body) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw new AnswerError('the answer is too large', 'outage')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new AnswerError('the answer is not JSON', 'outage', { cause: error })
  }
}

/** Tags of an answer from its header; what is none is left out. */
export function readTags(header: string | null): string[] {
  const parts = (header ?? '').split(',').map((part) => part.trim())
  return parts.filter((part) => tag.safeParse(part).success)
}
