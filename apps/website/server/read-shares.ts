import { BurstyRateLimiter, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { createShares, QueueFullError } from '../src/lib/index.ts'
import type { RequestHead } from './request-head.ts'

/** What a read of one kind costs its sender, in points; whoever has it already pays half. */
const costs = { page: 2, search: 4, file: 4, programme: 20 } as const

/** A kind of what is not stored and has to be made. */
export type ReadKind = keyof typeof costs

/** Runs work as far as somebody's share goes. */
export type Share = { run: <Result>(work: () => Promise<Result>) => Promise<Result> }

/** A sender has used up what is theirs; `retryAfter` in seconds. */
export class ShareUsedUpError extends Error {
  override name = 'ShareUsedUpError'
  readonly retryAfter: number

  constructor(retryAfter: number) {
    super('the share of this sender is used up')
    this.retryAfter = retryAfter
  }
}

/** Why nothing was made: nobody has room, or this sender's share is used up; seconds to wait. */
export type Refusal = { kind: 'busy' } | { kind: 'refused'; retryAfter: number }

/** What there is no room for is an outcome, not a mistake. */
export async function orRefusal<Result>(made: Promise<Result>): Promise<Result | Refusal> {
  try {
    return await made
  } catch (error) {
    if (error instanceof QueueFullError) return { kind: 'busy' }
    if (error instanceof ShareUsedUpError) return { kind: 'refused', retryAfter: error.retryAfter }
    throw error
  }
}

/**
 * What one sender may have under way in this process. A school or a hotel is one sender too, so many
 * may wait; most of what renders stays for the others.
 */
export const readLimits = {
  pages: { concurrent: 2, waiting: 60 },
  files: { concurrent: 1, waiting: 20 },
}

/** Seconds of the budget that may be used at once. */
const burstSeconds = 60
/** Seconds until places in a sender's queue are free again. */
export const queueSeconds = 5

/** Who reads, and what. */
export type Read = {
  sender: string
  kind: ReadKind
  method: string | undefined
  head: Pick<RequestHead, 'ifNoneMatch' | 'isPrefetch'>
  /** Aborted when the visitor has gone. */
  signal: AbortSignal
}

/**
 * Shares per sender of what is rendered, searched and made for a request (finding B3): so much at a
 * time, and a budget that refills. What is stored, static or media never comes here.
 */
export class ReadShares {
  readonly #pages = createShares(readLimits.pages)
  readonly #files = createShares(readLimits.files)
  readonly #burst: RateLimiterMemory
  readonly #steady: RateLimiterMemory
  readonly #budget: BurstyRateLimiter

  /** `points` a second are those of a whole node; each of its `workers` keeps its part of them. */
  constructor({ points, workers }: { points: number; workers: number }) {
    const each = Math.max(1, Math.ceil(points / workers))
    const burst = Math.max(each * burstSeconds, costs.programme)
    this.#burst = new RateLimiterMemory({ points: burst, duration: burstSeconds })
    this.#steady = new RateLimiterMemory({ points: each, duration: 1 })
    this.#budget = new BurstyRateLimiter(this.#steady, this.#burst)
  }

  /** The share that a read belongs to; it throws `ShareUsedUpError` when there is nothing left. */
  of(read: Read): Share {
    return { run: (work) => this.#run(read, work) }
  }

  async #run<Result>(read: Read, work: () => Promise<Result>): Promise<Result> {
    const isPage = read.kind === 'page' || read.kind === 'search'
    const shares = isPage ? this.#pages : this.#files
    const { concurrent, waiting } = isPage ? readLimits.pages : readLimits.files
    const load = shares.load(read.sender)
    // Nobody has asked for what is fetched ahead: it never waits, and leaves half to what was.
    const most = read.head.isPrefetch ? concurrent / 2 : concurrent + waiting
    if (load >= most) throw new ShareUsedUpError(queueSeconds)
    await this.#consume(read)
    let hasBegun = false
    const begin = () => {
      hasBegun = true
      return work()
    }
    try {
      return await shares.run(read.sender, begin, read.signal)
    } catch (error) {
      // Others may have come while the budget was asked; a full queue of the work itself is not ours.
      if (error instanceof QueueFullError && !hasBegun) throw new ShareUsedUpError(queueSeconds)
      throw error
    }
  }

  async #consume({ sender, kind, method, head }: Read): Promise<void> {
    const isHalf = method === 'HEAD' || head.ifNoneMatch !== '' || head.isPrefetch
    const cost = isHalf ? costs[kind] / 2 : costs[kind]
    try {
      await this.#budget.consume(sender, cost)
    } catch (rejected) {
      if (!(rejected instanceof RateLimiterRes)) throw rejected
      const burst = cost > this.#steady.points ? await this.#burst.get(sender) : null
      const seconds = Math.ceil((burst ?? rejected).msBeforeNext / 1000)
      throw new ShareUsedUpError(Math.max(queueSeconds, seconds))
    }
  }
}
