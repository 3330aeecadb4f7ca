import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Change } from '@kurstadt/contract'
import type pg from 'pg'
import { ApiError } from '../../wire/errors.ts'
import { hasLostTrack, readBounds, readChanges } from './change-log.ts'
import { Subscriber } from './subscriber.ts'
import { Tail } from './tail.ts'

/** Limits of the feed; times in milliseconds. */
export const feedLimits = { ping: 15_000, readers: 100, catchUpPause: 50 }

/** What the feed needs; `pool` answers the look-ups of single readers. */
export type ChangeFeedOptions = {
  url: string
  pool: Pick<pg.Pool, 'query'>
  report: (kind: string, error: unknown) => void
}

/** Fans the changes of one database connection out to all readers (page model, section 1). */
export class ChangeFeed {
  readonly #options: ChangeFeedOptions
  readonly #readers = new Set<Subscriber>()
  readonly #tail: Tail
  #ping: NodeJS.Timeout | undefined

  constructor(options: ChangeFeedOptions) {
    this.#options = options
    this.#tail = new Tail(options.url, {
      onChanges: (changes) => this.#broadcast(changes),
      onReset: (newest) => {
        for (const reader of this.#readers) reader.reset(newest)
      },
      onTrouble: (error) => options.report('the change feed lost the database', error),
    })
  }

  /** Starts following; returns at once. */
  start(): void {
    void this.#tail.follow()
    const pingAll = () => {
      for (const reader of this.#readers) reader.ping()
    }
    this.#ping = setInterval(pingAll, feedLimits.ping).unref()
  }

  /** Ends all readers' connections, so that they go to another process. */
  stop(): void {
    this.#tail.end()
    clearInterval(this.#ping)
    for (const reader of this.#readers) reader.end()
    this.#readers.clear()
  }

  /** Number of the newest change as the table has it. */
  async newest(): Promise<number> {
    const { newest } = await readBounds(this.#options.pool)
    return newest
  }

  /**
   * Makes a response a reader: `hello`, then what it missed or `reset`, then every change.
   * Throws `unavailable` before the stream is open when the database is away or there are too many
   * readers.
   */
  async subscribe(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.#readers.size >= feedLimits.readers) throw new ApiError('unavailable')
    const bounds = await readBounds(this.#options.pool)
    const seen = lastEventId(request)
    const hasLost = seen !== null && hasLostTrack(seen, bounds)
    const reader = new Subscriber(response, seen === null || hasLost ? bounds.newest : seen)
    response.on('close', () => this.#readers.delete(reader))
    reader.hello(bounds.newest)
    if (hasLost) reader.reset(bounds.newest)
    await this.#catchUp(reader)
  }

  /**
   * Tells a reader what it missed and lets it join the others. It joins only when it knows as much
   * as they do, in the same tick, so that nothing falls between the two; a tail that has not yet
   * looked would take what happens meanwhile for its beginning.
   */
  async #catchUp(reader: Subscriber): Promise<void> {
    for (;;) {
      const missed = await this.#missedBy(reader)
      for (const change of missed ?? []) reader.change(change)
      await reader.hasKeptUp()
      if (reader.isGone) return
      if (missed?.length === 0 && this.#isUpToDate(reader)) break
      if (!missed?.length) await sleep(feedLimits.catchUpPause)
    }
    // Nothing was awaited since the tail's number was read.
    this.#readers.add(reader)
  }

  #isUpToDate({ latest }: Subscriber): boolean {
    return this.#tail.newest !== null && this.#tail.newest <= latest
  }

  /** Changes a reader does not know yet; null while the database is away: it stays and waits. */
  async #missedBy(reader: Subscriber): Promise<Change[] | null> {
    try {
      return await readChanges(this.#options.pool, reader.latest)
    } catch (error) {
      this.#options.report('a reader of the change feed waits for the database', error)
      return null
    }
  }

  #broadcast(changes: readonly Change[]): void {
    for (const reader of this.#readers) for (const change of changes) reader.change(change)
  }
}

function lastEventId({ headers }: IncomingMessage): number | null {
  const given = headers['last-event-id']
  return typeof given === 'string' && /^\d{1,15}$/.test(given) ? Number(given) : null
}
