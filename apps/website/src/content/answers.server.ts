import { errorBody } from '@kurstadt/contract'
import { LRUCache } from 'lru-cache'
import type { z } from 'zod'
import { abortableSleep, createSingleFlight } from '../lib/index.ts'
import { type Breaker, createBreaker, fetchThroughBreaker } from './breaker.server.ts'
import type { PreparedCall } from './call-path.server.ts'
import { AnswerError, fetchAnswer, type RawAnswer } from './fetch-answer.server.ts'
import type { Ledger } from './ledger.server.ts'
import { ContentError } from './page.ts'
import { describe, type Report } from './report.server.ts'
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
  /** A call that takes longer has failed. */
  timeout: 2_000,
  /** Who has an older answer waits no longer than this for the new one. */
  patience: 900,
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

type Renewed = { stored: StoredAnswer; isStale: boolean }

/** Answers of the content API from memory, from the API or from the snapshot, in this order. */
export class Answers {
  readonly #options: AnswersOptions
  readonly #breaker: Breaker
  readonly #flight = createSingleFlight<StoredAnswer>()
  readonly #memory: LRUCache<string, StoredAnswer>
  readonly #recorders = new Set<Set<string>>()

  constructor(options: AnswersOptions) {
    this.#options = options
    this.#breaker = createBreaker({ failures: 5, pauseMs: 10_000, now: options.now })
    this.#memory = new LRUCache({
      maxSize: options.cacheBytes,
      sizeCalculation: (stored: StoredAnswer) => stored.size,
    })
  }

  /** True while the content API is not asked because it failed too often. */
  isOutage(): boolean {
    return this.#breaker.isOpen()
  }

  /** True while whoever can wait is not to ask: the API failed too often or asked for a pause. */
  isResting(): boolean {
    return this.#breaker.isResting()
  }

  /** What is in memory, for tests. */
  stored(): Iterable<[string, StoredAnswer]> {
    return this.#memory.entries()
  }

  /** Keys of every answer read while `work` runs. */
  async recordKeys(work: () => Promise<void>): Promise<Set<string>> {
    const keys = new Set<string>()
    this.#recorders.add(keys)
    await work().finally(() => this.#recorders.delete(keys))
    return keys
  }

  /** Reads one call; throws `ContentError` when neither API, memory nor snapshot have it. */
  async read<Schema extends z.ZodType>(
    schema: Schema,
    call: PreparedCall,
  ): Promise<Outcome<z.output<Schema>>> {
    for (const keys of this.#recorders) keys.add(call.path)
    const stored = this.#memory.get(call.path)
    if (stored && this.#isCurrent(stored)) {
      const age = this.#options.now() - stored.at
      if (age < answerTimes.fresh) return toOutcome(schema, stored, false)
      if (age < answerTimes.revalidate) {
        this.#renewInBackground(schema, call)
        return toOutcome(schema, stored, true)
      }
    }
    const renewed = await this.#renew(schema, call)
    return toOutcome(schema, renewed.stored, renewed.isStale)
  }

  #isCurrent(stored: StoredAnswer): boolean {
    return this.#options.ledger.isCurrent(stored.tags, stored.since)
  }

  async #renew(schema: z.ZodType, call: PreparedCall): Promise<Renewed> {
    const fetching = this.#fetchCurrent(schema, call)
    const first = await withPatience(fetching, answerTimes.patience)
    if (first === 'waiting') {
      const old = await this.#lastGood(schema, call)
      if (old) {
        fetching.catch((error: unknown) => this.#reportFailure(call, error))
        return { stored: old, isStale: true }
      }
    }
    const settled = first === 'waiting' ? await settle(fetching) : first
    if ('stored' in settled) return { ...settled, isStale: !this.#isCurrent(settled.stored) }
    return this.#fallBack(schema, call, settled.error)
  }

  async #fallBack(schema: z.ZodType, call: PreparedCall, cause: unknown): Promise<Renewed> {
    if (cause instanceof AnswerError && cause.isBadRequest)
      throw new ContentError('bad-request', call.name, { cause })
    this.#reportFailure(call, cause)
    const old = await this.#lastGood(schema, call)
    if (!old) throw new ContentError('unavailable', call.name, { cause })
    return { stored: old, isStale: true }
  }

  #renewInBackground(schema: z.ZodType, call: PreparedCall): void {
    if (this.#flight.has(call.path)) return
    this.#fetchCurrent(schema, call).catch((error: unknown) => this.#reportFailure(call, error))
  }

  #reportFailure(call: PreparedCall, error: unknown): void {
    this.#options.report('the content API failed', { call: call.name, error: describe(error) })
  }

  /** A fetch that started before the newest invalidation of its tags is made once more. */
  async #fetchCurrent(schema: z.ZodType, call: PreparedCall): Promise<StoredAnswer> {
    const first = await this.#flight.run(call.path, () => this.#fetchOnce(schema, call))
    if (this.#isCurrent(first)) return first
    return this.#flight.run(call.path, () => this.#fetchOnce(schema, call))
  }

  async #fetchOnce(schema: z.ZodType, call: PreparedCall): Promise<StoredAnswer> {
    const { apiUrl, fetchApi, ledger, now } = this.#options
    const since = ledger.now()
    const at = now()
    const limits = { timeoutMs: answerTimes.timeout, maxBytes: maxAnswerBytes }
    const raw = await fetchThroughBreaker(this.#breaker, () =>
      fetchAnswer(fetchApi, `${apiUrl}${call.path}`, limits),
    )
    const value = readValue(schema, call, raw)
    const isShared = raw.isStorable && !isRestricted(value)
    const stored = { value, tags: raw.tags, since, at, size: sizeOf(call.path, raw.text), isShared }
    if (isShared) this.#keep(call, stored, raw)
    else this.#memory.delete(call.path)
    return stored
  }

  #keep(call: PreparedCall, stored: StoredAnswer, raw: RawAnswer): void {
    const { snapshot } = this.#options
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

type Settled = { stored: StoredAnswer } | { error: unknown }

function settle(promise: Promise<StoredAnswer>): Promise<Settled> {
  return promise.then(
    (stored) => ({ stored }),
    (error: unknown) => ({ error }),
  )
}

async function withPatience(
  promise: Promise<StoredAnswer>,
  milliseconds: number,
): Promise<Settled | 'waiting'> {
  const ending = new AbortController()
  const waiting = abortableSleep(milliseconds, ending.signal).then(() => 'waiting' as const)
  const first = await Promise.race([settle(promise), waiting])
  ending.abort()
  return first
}

/** The parsed value, or null for a 404 that the API itself meant. */
function readValue(schema: z.ZodType, call: PreparedCall, raw: RawAnswer): object | null {
  if (raw.status === 404) {
    const body = errorBody.safeParse(raw.json)
    if (body.success && body.data.error.code === 'not-found') return null
    throw new AnswerError('a 404 that is not the content API’s own', 'odd')
  }
  const parsed = parseAnswer(schema, raw.json)
  if ('value' in parsed) return parsed.value
  const message = `the answer of ${call.name} breaks the contract`
  throw new AnswerError(message, 'odd', { cause: parsed.problem })
}

/** What only a login may see never enters a store, whatever its headers say (T20). */
function isRestricted(value: object | null): boolean {
  return value !== null && 'zugang' in value && value.zugang !== 'oeffentlich'
}
