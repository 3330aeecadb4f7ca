import { setTimeout as sleep } from 'node:timers/promises'
import type { Change } from '@kurstadt/contract'
import pg from 'pg'
import { dropOldChanges, readBounds, readChanges } from './change-log.ts'
import { Signal } from './signal.ts'

/** Times of the feed's own connection in milliseconds. */
export const tailTimes = {
  poll: 1_000,
  shortestPause: 100,
  longestPause: 1_000,
  connect: 2_000,
  clean: 3_600_000,
}

/** What the tail tells: every change once, in order, or that it cannot tell any more. */
export type TailListener = {
  onChanges(changes: readonly Change[]): void
  /** The counter went back or rows are missing: readers must drop everything. */
  onReset(newest: number): void
  onTrouble(error: unknown): void
}

/**
 * Follows `content_changes` with one connection: a notification wakes it at once, and it looks by
 * itself every second, because a notification is a hint and the table is the truth (fault F19).
 * Connects again for ever, with a growing pause.
 */
export class Tail {
  readonly #url: string
  readonly #listener: TailListener
  readonly #stop = new AbortController()
  readonly #signal = new Signal()
  #newest: number | null = null
  #cleanedAt = Number.NEGATIVE_INFINITY

  constructor(url: string, listener: TailListener) {
    this.#url = url
    this.#listener = listener
  }

  /** Number of the newest change that was told; null before the first look. */
  get newest(): number | null {
    return this.#newest
  }

  /** Follows until `end`; never throws. */
  async follow(): Promise<void> {
    let pause = tailTimes.shortestPause
    while (!this.#stop.signal.aborted) {
      const startedAt = performance.now()
      try {
        await this.#listen()
      } catch (error) {
        if (!this.#stop.signal.aborted) this.#listener.onTrouble(error)
      }
      const lasted = performance.now() - startedAt
      pause =
        lasted > 10_000 ? tailTimes.shortestPause : Math.min(pause * 2, tailTimes.longestPause)
      await this.#pause(pause)
    }
  }

  end(): void {
    this.#stop.abort()
    this.#signal.notify()
  }

  async #pause(milliseconds: number): Promise<void> {
    await sleep(milliseconds, undefined, { signal: this.#stop.signal }).catch(() => undefined)
  }

  async #listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: tailTimes.connect,
      query_timeout: tailTimes.connect,
      keepAlive: true,
      application_name: 'change-feed',
    })
    const broken = new AbortController()
    client.on('error', () => {
      broken.abort()
      this.#signal.notify()
    })
    client.on('notification', () => this.#signal.notify())
    try {
      await client.connect()
      await client.query('listen content_changes')
      while (!(this.#stop.signal.aborted || broken.signal.aborted)) {
        await this.#catchUp(client)
        await this.#cleanUp(client)
        await this.#signal.wait(tailTimes.poll)
      }
    } finally {
      // Not awaited: a connection that broke half-way may never say goodbye.
      client.end().catch((error: unknown) => this.#listener.onTrouble(error))
    }
  }

  async #catchUp(client: pg.Client): Promise<void> {
    if (this.#newest === null || (await this.#isBehindUs(client))) {
      const { newest } = await readBounds(client)
      if (this.#newest !== null) this.#listener.onReset(newest)
      this.#newest = newest
      return
    }
    for (;;) {
      const changes = await readChanges(client, this.#newest)
      const last = changes.at(-1)
      if (!last) return
      this.#newest = last.id
      this.#listener.onChanges(changes)
    }
  }

  async #cleanUp(client: pg.Client): Promise<void> {
    if (performance.now() - this.#cleanedAt < tailTimes.clean) return
    this.#cleanedAt = performance.now()
    await dropOldChanges(client)
  }

  async #isBehindUs(client: pg.Client): Promise<boolean> {
    const { newest } = await readBounds(client)
    return this.#newest !== null && newest < this.#newest
  }
}
