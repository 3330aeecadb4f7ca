import { randomUUID } from 'node:crypto'
import { apiBasePath, laneHeader } from '@kurstadt/contract'
import { type BesuchZeile, besucheCall } from '@kurstadt/contract/besuche'
import type { Logger } from 'pino'

/** Times in milliseconds. */
export const deliveryTimes = {
  every: 60_000,
  /** Longest wait for an answer, and for the last one before the process ends. */
  answer: 10_000,
  farewell: 1_000,
} as const

type Options = {
  /** Hands out sums, as many as one delivery may have, until there are none. */
  take: () => BesuchZeile[]
  /** How many visits there was no room for since somebody asked last. */
  takeLost: () => number
  apiUrl: string
  log: Pick<Logger, 'warn'>
  fetchApi?: typeof fetch
}

type Delivery = { kennung: string; zeilen: BesuchZeile[] }

/**
 * Hands sums over. What could not be delivered is tried again under the same number, so that it counts
 * once whatever got lost, request or answer.
 */
class VisitDelivery {
  readonly #options: Options
  #pending: Delivery | null = null
  #isAway = false
  #running: Promise<void> | null = null

  constructor(options: Options) {
    this.#options = options
  }

  /** Delivers all there is; while that is under way nobody begins anew. Never throws. */
  run(timeout: number): Promise<void> {
    this.#running ??= this.#deliver(timeout).finally(() => {
      this.#running = null
    })
    return this.#running
  }

  async #deliver(timeout: number): Promise<void> {
    const { log, takeLost } = this.#options
    try {
      for (this.#pending = this.#next(); this.#pending !== null; this.#pending = this.#next()) {
        await this.#send(this.#pending, timeout)
        this.#pending = null
      }
      this.#isAway = false
    } catch (error) {
      this.#noteFailure(error)
    }
    const lost = takeLost()
    if (lost > 0) log.warn({ lost }, 'visits were not counted: there were too many different ones')
  }

  /** What was not taken the last time, or what has come since; null where there is nothing. */
  #next(): Delivery | null {
    if (this.#pending !== null) return this.#pending
    const zeilen = this.#options.take()
    return zeilen.length === 0 ? null : { kennung: randomUUID(), zeilen }
  }

  async #send(delivery: Delivery, timeout: number): Promise<void> {
    const { apiUrl, fetchApi = fetch } = this.#options
    const response = await fetchApi(apiUrl + apiBasePath + besucheCall, {
      method: 'POST',
      signal: AbortSignal.timeout(timeout),
      redirect: 'error',
      headers: { 'content-type': 'application/json', [laneHeader]: 'background' },
      body: JSON.stringify(delivery),
    })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`the content API answered ${response.status}`)
  }

  /** Said once: it is tried again every minute, and the API's own outage is reported elsewhere. */
  #noteFailure(error: unknown): void {
    const reason = error instanceof Error ? error.message : 'unknown'
    if (!this.#isAway) this.#options.log.warn({ reason }, 'visits could not be delivered and wait')
    this.#isAway = true
  }
}

/** Delivers once a minute, as long as no visitor waits; answers how to do it for the last time. */
export function startDelivery(options: Options & { isBusy: () => boolean }): () => Promise<void> {
  const delivery = new VisitDelivery(options)
  const timer = setInterval(() => {
    if (!options.isBusy()) void delivery.run(deliveryTimes.answer)
  }, deliveryTimes.every)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await delivery.run(deliveryTimes.farewell)
    // What came while an earlier delivery was under way.
    await delivery.run(deliveryTimes.farewell)
  }
}
