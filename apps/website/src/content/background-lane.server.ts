import { abortableSleep, createSemaphore } from '../lib/index.ts'
import type { Asking, Attempt } from './asking.server.ts'
import { AnswerError } from './fetch-answer.server.ts'

/** How calmly the background asks; times in milliseconds. */
export const backgroundTimes = {
  /** Longest wait for an answer: nobody waits for it. */
  timeout: 30_000,
  /** After an answer so many times as long as it took: 9 is a tenth of one core. */
  rest: 9,
  /** … and never longer. */
  longestRest: 20_000,
  /** How often it looks whether visitors still wait. */
  busy: 200,
  /** After a failure of the API itself; then twice as long each time, up to the second. */
  pause: 10_000,
  longestPause: 120_000,
  /** The shortest wait when the API says «later» without saying when. */
  later: 1_000,
}

/** What the background lane works with. */
export type BackgroundLaneOptions = {
  /** True while visitors wait or nobody takes connections. */
  isBusy: () => boolean
  signal: AbortSignal
  times: typeof backgroundTimes
}

/**
 * The way in which work that can wait asks the content API: one call at a time, none while visitors
 * wait, a rest after each, and as long a pause as the API wants.
 */
export class BackgroundLane implements Asking {
  readonly lane = 'background' as const
  readonly #options: BackgroundLaneOptions
  readonly #turns = createSemaphore({ concurrent: 1, waiting: 10_000 })
  #pause = 0
  #restUntil = 0

  constructor(options: BackgroundLaneOptions) {
    this.#options = options
  }

  ask<Result>(attempt: Attempt<Result>): Promise<Result> {
    return this.#turns.run(async () => {
      for (;;) {
        await this.#untilCalm()
        const startedAt = performance.now()
        try {
          const result = await attempt(this.#options.times.timeout)
          this.#pause = 0
          this.#restAfter(performance.now() - startedAt)
          return result
        } catch (error) {
          if (!this.#isLater(error)) throw this.#noted(error, performance.now() - startedAt)
        }
      }
    })
  }

  async #untilCalm(): Promise<void> {
    const { isBusy, signal, times } = this.#options
    const rest = this.#restUntil - performance.now()
    if (rest > 0) await abortableSleep(rest, signal)
    while (isBusy() && !signal.aborted) await abortableSleep(times.busy, signal)
    if (signal.aborted) throw new AnswerError('the work in the background ends', 'resting')
  }

  #restAfter(milliseconds: number): void {
    const { rest, longestRest } = this.#options.times
    this.#restFor(Math.min(milliseconds * rest, longestRest))
  }

  #restFor(milliseconds: number): void {
    this.#restUntil = Math.max(this.#restUntil, performance.now() + milliseconds)
  }

  /** «Later» is no failure: it waits as long as it is told to, and then asks again. */
  #isLater(error: unknown): boolean {
    if (!(error instanceof AnswerError && error.fault === 'later')) return false
    this.#restFor(Math.max(error.retryAfter, this.#options.times.later))
    return true
  }

  /** An API in trouble is left alone; one entry that it can never give is not its trouble. */
  #noted(error: unknown, lasted: number): unknown {
    const { pause, longestPause } = this.#options.times
    if (!(error instanceof AnswerError)) return error
    if (error.fault === 'refused' || error.fault === 'timeout') {
      this.#pause = Math.min(Math.max(pause, this.#pause * 2), longestPause)
      this.#restFor(this.#pause)
    } else this.#restFor(error.retryAfter)
    this.#restAfter(lasted)
    return error
  }
}
