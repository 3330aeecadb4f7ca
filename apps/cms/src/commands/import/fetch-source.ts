import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds that the source gets for one answer. */
const timeout = 30_000
/** How often a source that is busy is asked. */
const attempts = 5
/** Statuses that may be another one the next time. */
const passing = [429, 500, 502, 503, 504]
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

/** An answer of the source, read to its end. */
export type SourceAnswer = { status: number; headers: Headers; body: Buffer }

/** Where the source sends us on to is for somebody to decide: tokens never follow (T65). */
function refuseRedirect(url: string, { headers }: Response): never {
  const target = headers.get('location') ?? ''
  const place = URL.canParse(target, url) ? new URL(target, url).origin : 'eine andere Adresse'
  throw new SourceError(
    `${new URL(url).pathname}: Die Quelle leitet weiter an ${place}. Gehört die Adresse zur Quelle, nennen Sie bitte diese.`,
  )
}

async function fetchOnce(url: string, headers: Record<string, string>): Promise<SourceAnswer> {
  const options = { headers, signal: AbortSignal.timeout(timeout), redirect: 'manual' } as const
  try {
    const response = await fetch(url, options)
    const isRedirect = response.status >= 300 && response.status < 400 && response.status !== 304
    if (isRedirect) refuseRedirect(url, response)
    const { status } = response
    return { status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) }
  } catch (error) {
    if (error instanceof SourceError) throw error
    const isSlow = error instanceof Error && error.name === 'TimeoutError'
    const why = isSlow ? `nicht innerhalb von ${timeout / 1_000} Sekunden` : 'nicht'
    throw new SourceError(`${new URL(url).origin} antwortet ${why}.`)
  }
}

/** Seconds that a server which is busy asks to wait. */
function pauseOf(headers: Headers): number {
  const seconds = Number(headers.get('retry-after') ?? 1)
  return Number.isFinite(seconds) ? Math.min(seconds, longestPause) : 1
}

/** Asks again where the answer may be another one: one of them is no reason to leave an entry out. */
export async function fetchSource(
  url: string,
  headers: Record<string, string>,
): Promise<SourceAnswer> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await fetchOnce(url, headers)
    if (!passing.includes(answer.status) || attempt === attempts) return answer
    await sleep(pauseOf(answer.headers) * 1_000)
  }
}
