import { type Fehlerbericht, type Fehlerort, meisteBerichte } from '@kurstadt/contract/fehler'
import { type Described, describeError } from './describe-error.ts'
import { ErrorBuffer } from './error-buffer.ts'
import { errorLevel, type HeardLine, subscribeToLines } from './log-channel.ts'

/** Times in milliseconds: between two looks, the longest pause after failures, and the farewell. */
export const reportingTimes = { every: 5_000, longest: 300_000, farewell: 1_000 }

/** Milliseconds in which one error is told of once, however many layers log it on its way up. */
const sameError = 1_000

/** Who reports, and how reports are handed on; `deliver` has a time-out of its own. */
export type ReportingOptions = {
  wo: Fehlerort
  build: string
  deliver: (reports: Fehlerbericht[]) => Promise<unknown>
  /** Hears once of each outage that reports wait. */
  onTrouble: (error: unknown) => void
  now?: () => number
  times?: typeof reportingTimes
}

/** Reporting that goes on until it is stopped. */
export type Reporting = {
  /** Reports what another one tells of itself, with what went before it. */
  add: (described: Described, trail: string) => void
  /** Hands on what there is, or as much as there is time for. */
  stop: () => Promise<void>
}

class Courier {
  readonly #options: ReportingOptions
  readonly #buffer: ErrorBuffer
  readonly #times: typeof reportingTimes
  readonly #now: () => number
  #failures = 0
  #notBefore = 0
  #underWay: Promise<void> | null = null

  constructor(options: ReportingOptions, buffer: ErrorBuffer, now: () => number) {
    this.#options = options
    this.#buffer = buffer
    this.#times = options.times ?? reportingTimes
    this.#now = now
  }

  /** Hands on what there is, one try at a time. */
  hurry(): Promise<void> {
    this.#underWay ??= this.#deliverAll().finally(() => {
      this.#underWay = null
    })
    return this.#underWay
  }

  look(): void {
    if (this.#now() >= this.#notBefore) void this.hurry()
  }

  async #deliverAll(): Promise<void> {
    for (;;) {
      const reports = this.#buffer.take(meisteBerichte)
      if (reports.length === 0) return
      if (!(await this.#isDelivered(reports))) return
    }
  }

  async #isDelivered(reports: Fehlerbericht[]): Promise<boolean> {
    try {
      await this.#options.deliver(reports)
      this.#failures = 0
      return true
    } catch (error) {
      this.#buffer.giveBack(reports)
      if (this.#failures === 0) this.#options.onTrouble(error)
      this.#failures = Math.min(this.#failures + 1, 10)
      const { every, longest } = this.#times
      this.#notBefore = this.#now() + Math.min(longest, every * 2 ** this.#failures)
      return false
    }
  }
}

/** Whether this very error has just been reported; a line without an error never has. */
function reportedBefore(now: () => number): (error: unknown) => boolean {
  const last = new WeakMap<Error, number>()
  return (error) => {
    if (!(error instanceof Error)) return false
    const before = last.get(error)
    last.set(error, now())
    return before !== undefined && now() - before < sameError
  }
}

/**
 * Reports what this process logs as errors: describes, groups and keeps them, and hands them on in
 * their own time. Nobody waits for it, and it never throws.
 */
export function startReporting(options: ReportingOptions): Reporting {
  const { wo, build, now = Date.now, times = reportingTimes } = options
  const buffer = new ErrorBuffer({ wo, build, now })
  const courier = new Courier(options, buffer, now)
  const isReported = reportedBefore(now)
  const hear = ({ level, words, error }: HeardLine) => {
    if (level >= errorLevel && !isReported(error) && buffer.mayDescribe())
      buffer.add(describeError(wo, error, words))
    buffer.note(words)
  }
  const stopHearing = subscribeToLines(hear)
  const timer = setInterval(() => courier.look(), times.every)
  timer.unref()
  return {
    add: (described, trail) => {
      if (buffer.mayDescribe()) buffer.add(described, trail)
    },
    stop: async () => {
      stopHearing()
      clearInterval(timer)
      const soon = new Promise<void>((resolve) => setTimeout(resolve, times.farewell).unref())
      await Promise.race([courier.hurry(), soon])
    },
  }
}
