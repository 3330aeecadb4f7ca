import {
  apiBasePath,
  change,
  changeFeedPath,
  changeVersion,
  changeVersionPath,
} from '@kurstadt/contract'
import { createParser, type EventSourceMessage } from 'eventsource-parser'
import type { z } from 'zod'
import { abortableSleep } from '../lib/index.ts'
import type { Ledger } from './ledger.server.ts'
import type { Report } from './report.server.ts'

/** Times of the change feed in milliseconds. */
export const feedTimes = {
  /** First and longest pause before connecting again. */
  shortestPause: 100,
  longestPause: 5_000,
  /** A connection that says nothing for so long is dead; the API pings every 15 s. */
  silence: 45_000,
  /** The version counter is asked this often: it is the truth, the feed a hint (F19). */
  poll: 30_000,
  /** How far the feed may lag behind the counter. */
  lag: 2_000,
}

/** What the change feed needs; network and chance are passed in. */
export type ChangeFeedOptions = {
  apiUrl: string
  fetchApi: typeof fetch
  ledger: Ledger
  report: Report
  random: () => number
  times: typeof feedTimes
  /** Number of the change up to which everything kept is current; null when nothing is certain. */
  since?: number | null
}

/**
 * Follows the content API's changes and touches the ledger with their tags. What it missed is
 * delivered again by `Last-Event-ID`; when that cannot be, or when the polled counter is ahead,
 * everything counts as changed. Returns once `signal` ends it.
 */
export class ChangeFeed {
  readonly #options: ChangeFeedOptions
  #seen: number | null = null
  #newest = 0
  #connection = new AbortController()

  constructor(options: ChangeFeedOptions) {
    this.#options = options
    this.#seen = options.since ?? null
  }

  /** Number of the newest change that the ledger knows; null before the first connection. */
  seen(): number | null {
    return this.#seen
  }

  async follow(signal: AbortSignal): Promise<void> {
    await Promise.all([this.#stayConnected(signal), this.#poll(signal)])
  }

  async #stayConnected(signal: AbortSignal): Promise<void> {
    const { random, report, times } = this.#options
    let pause = times.shortestPause
    while (!signal.aborted) {
      this.#connection = new AbortController()
      const startedAt = performance.now()
      try {
        await this.#listen(AbortSignal.any([signal, this.#connection.signal]))
      } catch (error) {
        if (!signal.aborted) report('the change feed was cut', { error })
      }
      const lasted = performance.now() - startedAt
      pause =
        lasted > times.longestPause ? times.shortestPause : Math.min(pause * 2, times.longestPause)
      await abortableSleep(pause * (0.5 + random() / 2), signal)
    }
  }

  async #listen(signal: AbortSignal): Promise<void> {
    const { apiUrl, fetchApi, times } = this.#options
    const watchdog = new AbortController()
    const headers: Record<string, string> = { accept: 'text/event-stream' }
    if (this.#seen !== null) headers['last-event-id'] = String(this.#seen)
    let timer = setTimeout(() => watchdog.abort(), times.silence)
    try {
      const response = await fetchApi(`${apiUrl}${apiBasePath}${changeFeedPath}`, {
        headers,
        redirect: 'error',
        signal: AbortSignal.any([signal, watchdog.signal]),
      })
      if (response.status !== 200 || !response.body)
        throw new Error(`the change feed answered ${response.status}`)
      const parser = createParser({
        onEvent: (event) => this.#take(event),
        maxBufferSize: 1_000_000,
      })
      const decoder = new TextDecoder()
      for await (const chunk of response.body) {
        clearTimeout(timer)
        timer = setTimeout(() => watchdog.abort(), times.silence)
        parser.feed(decoder.decode(chunk, { stream: true }))
      }
    } finally {
      clearTimeout(timer)
    }
  }

  #take(event: EventSourceMessage): void {
    if (event.event === 'hello') this.#takeHello(event.data)
    else if (event.event === 'reset') this.#takeReset(event.data)
    else if (event.event === 'change') this.#takeChange(event.data)
  }

  #takeHello(data: string): void {
    const id = parseData(changeVersion, data)?.id ?? 0
    this.#newest = id
    // First connection, or a database whose counter went back: nothing read before is certain.
    if (this.#seen === null || id < this.#seen) this.#startOver(id)
  }

  #takeReset(data: string): void {
    this.#newest = parseData(changeVersion, data)?.id ?? this.#newest
    this.#startOver(this.#newest)
  }

  #takeChange(data: string): void {
    const changed = parseData(change, data)
    if (!changed) {
      this.#options.report('the change feed said something odd', {})
      this.#options.ledger.touchEverything()
      return
    }
    this.#options.ledger.touch(changed.tags)
    this.#newest = Math.max(this.#newest, changed.id)
    this.#seen = Math.max(this.#seen ?? 0, changed.id)
  }

  #startOver(id: number): void {
    this.#options.ledger.touchEverything()
    this.#seen = id
  }

  async #poll(signal: AbortSignal): Promise<void> {
    const { times } = this.#options
    while (!signal.aborted) {
      await abortableSleep(times.poll, signal)
      const seenBefore = this.#seen ?? 0
      const newest = await this.#askVersion(signal)
      if (newest === null || newest === this.#seen) continue
      await abortableSleep(times.lag, signal)
      if (signal.aborted || this.#seen === null) continue
      if (newest >= seenBefore && this.#hasReached(newest)) continue
      this.#options.report('the change feed and the counter differ', { seen: this.#seen, newest })
      this.#startOver(newest)
      this.#connection.abort()
    }
  }

  #hasReached(id: number): boolean {
    return this.#seen !== null && this.#seen >= id && this.#newest <= Math.max(this.#seen, id)
  }

  async #askVersion(signal: AbortSignal): Promise<number | null> {
    const { apiUrl, fetchApi, times } = this.#options
    try {
      const response = await fetchApi(`${apiUrl}${apiBasePath}${changeVersionPath}`, {
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(times.lag)]),
      })
      const version = changeVersion.safeParse(await response.json())
      return version.success ? version.data.id : null
    } catch (error) {
      if (!signal.aborted) this.#options.report('the newest change is not known', { error })
      return null
    }
  }
}

function parseData<Schema extends z.ZodType>(
  schema: Schema,
  data: string,
): z.output<Schema> | null {
  try {
    const parsed = schema.safeParse(JSON.parse(data))
    return parsed.success ? parsed.data : null
  } catch {
    return null // the caller reports it
  }
}
