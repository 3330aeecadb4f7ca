import { AsyncLocalStorage } from 'node:async_hooks'
import { type CallName, type FileName, type Lane, lane, laneHeader } from '@kurstadt/contract'
import { ApiError } from '../errors.ts'
import { through } from './door.ts'
import { ClientGoneError, LaneFullError, type LaneLimits, LaneQueue } from './lane-queue.ts'

/** Limits of each lane; both give up within the three seconds of an attempt of the website's. */
const laneLimits: Record<Lane, LaneLimits> = {
  visitor: { concurrency: 16, longestQueue: 500, longestWait: 1_500 },
  background: { concurrency: 3, longestQueue: 50, longestWait: 1_500 },
}

/** Seconds after which background work should ask again. */
const laterAfter = 5

/** What machines ask for: long to make, kept by the website, and nobody's page waits for it. */
const machines: ReadonlySet<CallName | FileName> = new Set([
  'abfuhr/{id}.ics',
  'daten.csv',
  'daten.geojson',
  'daten.json',
  'sitemap',
  'oparl.json',
  'veranstaltungen.ics',
  'veranstaltungen.pdf',
] as const)

/** What the lanes look at in a request. */
export type Asking = {
  /** Null for a file of council or intranet, which no call makes. */
  name: CallName | FileName | null
  /** Value of the lane's header. */
  asked: string | undefined
  /** Aborted once whoever asked has hung up. */
  gone: AbortSignal
}

/** Lane that the header names; throws `bad-request` for one that there is not. */
function laneAsked(asked: string | undefined): Lane {
  const parsed = lane.default('visitor').safeParse(asked)
  if (parsed.success) return parsed.data
  const fields = { [laneHeader]: 'There is no such lane.' }
  throw new ApiError('bad-request', { fields })
}

/**
 * Visitors and background work, each with its own room; `onLater` hears of each request that was
 * sent away from the background lane.
 */
export class Lanes {
  readonly #onLater: () => void
  readonly #queues: Record<Lane, LaneQueue>

  constructor(onLater: () => void, limits: Record<Lane, LaneLimits> = laneLimits) {
    this.#onLater = onLater
    this.#queues = {
      visitor: new LaneQueue(limits.visitor),
      background: new LaneQueue(limits.background),
    }
  }

  /**
   * Answers a request once its lane has room. Throws `later` where background work would have to
   * wait for too long, and `unavailable` where visitors would (fault F03).
   */
  async run<Result>({ name, asked, gone }: Asking, work: () => Promise<Result>): Promise<Result> {
    const wanted = laneAsked(asked)
    const taken = name !== null && machines.has(name) ? 'background' : wanted
    // A queue starts what waited from within what has just ended: each keeps its own context.
    const begin = AsyncLocalStorage.bind(() => through(taken, work))
    // A visitor who waits for a file comes before warming.
    const priority = wanted === 'visitor' ? 1 : 0
    try {
      return await this.#queues[taken].run(begin, { gone, priority })
    } catch (error) {
      throw this.#refusalOf(error, taken)
    }
  }

  /** How much each lane has at work, and how much waits in it. */
  load(): Record<Lane, ReturnType<LaneQueue['load']>> {
    const { visitor, background } = this.#queues
    return { visitor: visitor.load(), background: background.load() }
  }

  #refusalOf(error: unknown, taken: Lane): unknown {
    if (error instanceof ClientGoneError) return new ApiError('unavailable')
    if (!(error instanceof LaneFullError)) return error
    if (taken === 'visitor') return new ApiError('unavailable')
    this.#onLater()
    return new ApiError('later', { retryAfter: laterAfter })
  }
}
