import { setTimeout as sleep } from 'node:timers/promises'
import {
  apiBasePath,
  type CallName,
  calls,
  documentPath,
  sessionHeaders,
  type Zugang,
} from '@kurstadt/contract'
import type { z } from 'zod'
import type { Ask } from './ask.ts'

/** Milliseconds that the source gets for one answer. */
const patience = 30_000
/** How often a source that is busy is asked. */
const attempts = 5
/** Statuses that say «later». */
const busy = [429, 503]
/** Seconds that are waited at most before the next attempt. */
const longestPause = 10

/** An answer that cannot be used, and why. */
export class SourceError extends Error {
  override name = 'SourceError'
  /** Status of the answer where that was the reason. */
  readonly status: number | null

  constructor(message: string, status: number | null = null) {
    super(message)
    this.status = status
  }
}

/** Tokens of the source's protected areas; they are sent to the source and to nobody else. */
export type Tokens = Partial<Record<Exclude<Zugang, 'oeffentlich'>, string>>

/** Reads a server that honours the contract; nothing of it is trusted before it is parsed. */
export type Source = {
  /** A parsed answer; throws `SourceError` when it breaks the contract. */
  ask: Ask
  /** As `ask`, without any token: what everybody is answered. */
  askAsAnybody: Ask
  /** A file of council or intranet by its number. */
  document: (id: number) => Promise<Buffer>
  /** A file of the website that goes with the source. */
  file: (url: string) => Promise<Buffer>
  /** True where it was given a token. */
  has: (area: keyof Tokens) => boolean
}

function headersOf(tokens: Tokens): Record<string, string> {
  const { rat, intranet } = tokens
  return {
    ...(rat === undefined ? {} : { [sessionHeaders.rat]: rat }),
    ...(intranet === undefined ? {} : { [sessionHeaders.intranet]: intranet }),
  }
}

function placeOf(name: CallName, { id = 0, url = '' }: { id?: number; url?: string }): string {
  return name.replace('{id}', String(id)).replace('{url}', encodeURIComponent(url))
}

async function fetchOnce(url: string, headers: Record<string, string>): Promise<Response> {
  const options = { headers, signal: AbortSignal.timeout(patience), redirect: 'error' } as const
  try {
    return await fetch(url, options)
  } catch (error) {
    throw new SourceError(`${new URL(url).origin} antwortet nicht (${String(error)})`)
  }
}

/** Seconds that a server which is busy asks to wait. */
function pauseOf({ headers }: Response): number {
  const seconds = Number(headers.get('retry-after') ?? 1)
  return Number.isFinite(seconds) ? Math.min(seconds, longestPause) : 1
}

/** A source that is busy for a moment is asked again: one answer is no reason to leave an entry out. */
async function fetched(url: string, headers: Record<string, string>): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetchOnce(url, headers)
    if (!busy.includes(response.status) || attempt === attempts) return response
    await response.body?.cancel()
    await sleep(pauseOf(response) * 1_000)
  }
}

async function fileAt(url: string, headers: Record<string, string>): Promise<Buffer> {
  const response = await fetched(url, headers)
  if (response.ok) return Buffer.from(await response.arrayBuffer())
  throw new SourceError(`${new URL(url).pathname}: Die Quelle antwortet ${response.status}`)
}

function askerOf(api: string, headers: Record<string, string>): Ask {
  return async (name, { params = {}, ...rest } = {}) => {
    const place = placeOf(name, rest)
    const query = new URLSearchParams(params)
    const response = await fetched(`${api}${apiBasePath}/${place}?${query}`, headers)
    if (response.status === 404) return null
    if (!response.ok)
      throw new SourceError(`${place}: Die Quelle antwortet ${response.status}`, response.status)
    const schema: z.ZodType = calls[name].answer
    const parsed = schema.safeParse(await response.json())
    if (parsed.success) return parsed.data
    const [issue] = parsed.error.issues
    throw new SourceError(`${place}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`)
  }
}

/** Opens the content API at `api`; its pictures and files lie at the website `media`. */
export function openSource(api: string, media: string, tokens: Tokens = {}): Source {
  const headers = headersOf(tokens)
  return {
    ask: askerOf(api, headers),
    askAsAnybody: askerOf(api, {}),
    document: (id) =>
      fileAt(`${api}${apiBasePath}${documentPath.replace('{id}', String(id))}`, headers),
    file: (url) => fileAt(`${media}${url}`, {}),
    has: (area) => tokens[area] !== undefined,
  }
}
