import { LRUCache } from 'lru-cache'
import type { z } from 'zod'
import { createSingleFlight, settle, settleWithin } from '../lib/index.ts'
import type { Asking } from './asking.server.ts'
import { Breakers } from './breakers.server.ts'
import type { PreparedCall } from './call-path.server.ts'
import { AnswerError, fetchAnswer, type RawAnswer } from './fetch-answer.server.ts'
import type { Ledger } from './ledger.server.ts'
import { ContentError } from './page.ts'
import { isRestricted, readValue } from './read-value.server.ts'
import type { Report } from './report.server.ts'
import type { Snapshot } from './snapshot.server.ts'
import { type Outcome, parseAnswer, type StoredAnswer, toOutcome } from './stored-answer.server.ts'

/** How long things may take and last, in milliseconds (reliability F04, F05). */
export const answerTimes = {
  /** After this an answer is renewed. */
  fresh: 300_000,
  /** Until this age it is shown while it is renewed; later the visitor waits for the new one. */
  revalidate: 3_600_000,
  /** Until this age it is shown when it cannot be renewed. */
  stale: 86_400_000,
  /** Who has an older answer waits no longer than this for the new one. */
  timeout: 900,
}

/** The longest answer there is: 9,999 procedures with their offices and staff (spec 7) take 10 MB. */
const maxAnswerBytes = 24_000_000

/** What the answers need; clock and network are passed in. */
export type AnswersOptions = {
  apiUrl: string
  cacheBytes: number
  fetchApi: typeof fetch
  now: () => number
  ledger: Ledger
  snapshot: Snapshot
  report: Report
}

const day = 86_400_000

/** Reads calls; throws `ContentError` when neither API, memory nor snapshot have the answer. */
export type AnswerReader = {
  read: <Schema extends z.ZodType>(
    schema: Schema,
    call: PreparedCall,
  ) => Promise<Outcome<z.output<Schema>>>
}

type Renewed = { stored: StoredAnswer; isStale: boolean }

/** Answers of the content API from memory, from the API or from the snapshot, in this order. */
export class Answers {
  readonly #options: AnswersOptions
  readonly #breakers: Breakers
  readonly #flight = createSingleFlight<StoredAnswer>()
  readonly #memory: LRUCache<string, StoredAnswer>
  /** When visitors last asked for an answer. */
  readonly #asked = new LRUCache<string, number>({ max: 20_000 })

  constructor(options: AnswersOptions) {
    this.#options = options
    this.#breakers = new Breakers(options.now)
    this.#memory = new LRUCache({
      maxSize: options.cacheBytes,
      sizeCalculation: (stored: StoredAnswer) => stored.size,
    })
  }

  /** True while nobody takes connections at the content API. */
  isOutage(): boolean {
    return this.#breakers.isOutage()
  }

  /** True while the background is not to ask at all. */
  isShut(): boolean {
    return this.#breakers.isShut()
  }

  /** Breakers that are open now, for measurements. */
  openBreakers(): string[] {
    return this.#breakers.open()
  }

  /** True for an answer that a visitor asked for within the last day. */
  wasAsked(key: string): boolean {
    return this.#options.now() - (this.#asked.get(key) ?? Number.NEGATIVE_INFINITY) < day
  }

  /** What is in memory, for tests. */
  stored(): Iterable<[string, StoredAnswer]> {
    return this.#memory.entries()
  }

  /** Reads in one way of asking: what one page is made of, or what is read in the background. */
  reader(asking: Asking): AnswerReader {
    return { read: (schema, call) => this.#read(schema, call, asking) }
  }

  async #read<Schema extends z.ZodType>(
    schema: Schema,
    call: PreparedCall,
    asking: Asking,
  ): Promise<Outcome<z.output<Schema>>> {
    const isVisitor = asking.lane === 'visitor'
    if (isVisitor) this.#asked.set(call.path, this.#options.now())
    const stored = this.#memory.get(call.path)
    if (stored && this.#isCurrent(stored)) {
      const age = this.#options.now() - stored.at
      if (age < answerTimes.fresh) return toOutcome(schema, stored, false)
      if (age < answerTimes.revalidate) {
        if (isVisitor) this.#renewInBackground(schema, call, asking)
        return toOutcome(schema, stored, isVisitor)
      }
    }
    const renewed = await this.#renew(schema, call, asking)
    return toOutcome(schema, renewed.stored, renewed.isStale)
  }

  #isCurrent(stored: StoredAnswer): boolean {
    return this.#options.ledger.isCurrent(stored.tags, stored.since)
  }

  async #renew(schema: z.ZodType, call: PreparedCall, asking: Asking): Promise<Renewed> {
    const fetching = this.#fetchCurrent(schema, call, asking)
    const first =
      asking.lane === 'visitor'
        ? await settleWithin(fetching, answerTimes.timeout)
        : await settle(fetching)
    const old = first === 'waiting' ? await this.#lastGood(schema, call) : null
    if (old) {
      fetching.catch((error: unknown) => this.#reportFailure(call, error))
      return { stored: old, isStale: true }
    }
    const settled = first === 'waiting' ? await settle(fetching) : first
    if ('value' in settled)
      return { stored: settled.value, isStale: !this.#isCurrent(settled.value) }
    return this.#fallBack(schema, call, settled.error)
  }

  async #fallBack(schema: z.ZodType, call: PreparedCall, cause: unknown): Promise<Renewed> {
    if (cause instanceof AnswerError && cause.fault === 'bad-request')
      throw new ContentError('bad-request', call.name, { cause })
    this.#reportFailure(call, cause)
    const old = await this.#lastGood(schema, call)
    if (!old) throw new ContentError('unavailable', call.name, { cause })
    return { stored: old, isStale: true }
  }

  #renewInBackground(schema: z.ZodType, call: PreparedCall, asking: Asking): void {
    if (this.#flight.has(call.path)) return
    this.#fetchCurrent(schema, call, asking).catch((error: unknown) =>
      this.#reportFailure(call, error),
    )
  }

  #reportFailure(call: PreparedCall, error: unknown): void {
    if (error instanceof AnswerError && error.fault === 'resting') return
    this.#options.report('the content API failed', { call: call.name, error })
  }

  /** A fetch that started before the newest invalidation of its tags is made once more. */
  async #fetchCurrent(
    schema: z.ZodType,
    call: PreparedCall,
    asking: Asking,
  ): Promise<StoredAnswer> {
    const fetchOne = () =>
      asking.ask((timeoutMs) =>
        this.#flight.run(this.#flightOf(call, asking), () =>
          this.#fetchOnce(schema, call, { asking, timeoutMs }),
        ),
      )
    const first = await fetchOne()
    return this.#isCurrent(first) ? first : fetchOne()
  }

  /** The background waits for what a visitor has asked for, a visitor never for the background. */
  #flightOf({ path }: PreparedCall, { lane }: Asking): string {
    return lane === 'visitor' || this.#flight.has(path) ? path : `background ${path}`
  }

  async #fetchOnce(
    schema: z.ZodType,
    call: PreparedCall,
    { asking, timeoutMs }: { asking: Asking; timeoutMs: number },
  ): Promise<StoredAnswer> {
    const { apiUrl, fetchApi, ledger, now } = this.#options
    const since = ledger.now()
    const at = now()
    const { lane } = asking
    const limits = { lane, timeoutMs, maxBytes: maxAnswerBytes }
    const ask = () => fetchAnswer(fetchApi, `${apiUrl}${call.path}`, limits)
    const raw =
      lane === 'visitor'
        ? await this.#breakers.forVisitor({ name: call.name, of: asking }, ask)
        : await this.#breakers.forBackground(call.name, ask)
    const value = readValue(schema, call, raw)
    const isShared = raw.isStorable && !isRestricted(value)
    const stored = { value, tags: raw.tags, since, at, size: sizeOf(call.path, raw.text), isShared }
    if (isShared) this.#keep(call, stored, raw)
    else this.#forget(call, lane)
    return stored
  }

  /** What may not be kept any more leaves the snapshot too; visitors' searches never were in it. */
  #forget({ path }: PreparedCall, lane: Asking['lane']): void {
    this.#memory.delete(path)
    if (lane === 'background') void this.#options.snapshot.remove(path)
  }

  #keep(call: PreparedCall, stored: StoredAnswer, raw: RawAnswer): void {
    const { snapshot } = this.#options
    // A visitor may have had a newer one while this one was on its way in the background.
    if ((this.#memory.peek(call.path)?.since ?? 0) > stored.since) return
    this.#memory.set(call.path, stored)
    if (stored.value === null) void snapshot.remove(call.path)
    else void snapshot.save(call.path, raw.tags, raw.text)
  }

  async #lastGood(schema: z.ZodType, call: PreparedCall): Promise<StoredAnswer | null> {
    const { ledger, now, snapshot } = this.#options
    const inMemory = this.#memory.get(call.path)
    if (inMemory && now() - inMemory.at < answerTimes.stale) return inMemory
    const saved = await snapshot.load(call.path)
    const parsed = saved && parseAnswer(schema, saved.body)
    if (!(saved && parsed && 'value' in parsed)) return null
    const stored = {
      value: parsed.value,
      tags: saved.tags,
      since: ledger.now(),
      at: now() - answerTimes.revalidate,
      size: sizeOf(call.path, JSON.stringify(saved.body)),
      isShared: true,
    }
    this.#memory.set(call.path, stored)
    return stored
  }
}

/** Rough size in memory: a parsed object takes about three times its JSON. */
function sizeOf(key: string, text: string): number {
  return 500 + key.length + text.length * 3
}
