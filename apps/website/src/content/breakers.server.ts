import type { CallName } from '@kurstadt/contract'
import { type Breaker, createBreaker } from './breaker.server.ts'
import { AnswerError, type AnswerFault, type RawAnswer } from './fetch-answer.server.ts'

/** A visitor's question: `of` is the page it is part of, whose failures at one call count once. */
export type Question = { name: CallName; of: object }

const limits = { failures: 5, pauseMs: 10_000 }

/**
 * The breakers of the content API (decision 0046): one of the whole API, which only refused
 * connections open, and one of each call, which its time-outs and unreadable answers open. An answer
 * with a status closes both, whatever it says: that call failed for that entry. The background opens
 * none of them.
 */
export class Breakers {
  readonly #api: Breaker
  readonly #calls = new Map<CallName, Breaker>()
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
    this.#api = createBreaker({ ...limits, now })
  }

  /** True while nobody takes connections at the content API. */
  isOutage(): boolean {
    return this.#api.isOpen()
  }

  /** True while the background is not to ask at all. */
  isShut(): boolean {
    return this.#api.isShut()
  }

  /** What is open now: `api`, and calls by their names. */
  open(): string[] {
    const calls = [...this.#calls].flatMap(([name, { isOpen }]) => (isOpen() ? [name] : []))
    return this.isOutage() ? ['api', ...calls] : calls
  }

  /** Asks for a visitor unless a breaker is open, and tells them what came of it; throws `AnswerError`. */
  async forVisitor({ name, of }: Question, ask: () => Promise<RawAnswer>): Promise<RawAnswer> {
    const call = this.#of(name)
    if (!this.#api.mayCall()) throw resting()
    if (!call.mayCall()) {
      this.#api.undecided()
      throw resting()
    }
    try {
      const raw = await ask()
      this.#api.succeeded()
      call.succeeded()
      return raw
    } catch (error) {
      this.#note(error instanceof AnswerError ? error.fault : null, call, of)
      throw error
    }
  }

  /** Asks for the background: an open breaker keeps it away, and its failures open none. */
  async forBackground(name: CallName, ask: () => Promise<RawAnswer>): Promise<RawAnswer> {
    if (this.#api.isShut() || this.#of(name).isShut()) throw resting()
    const raw = await ask()
    this.#api.succeeded()
    return raw
  }

  #note(fault: AnswerFault | null, call: Breaker, of: object): void {
    if (fault === 'refused') {
      this.#api.failed()
      call.undecided()
      return
    }
    if (fault === 'timeout' || fault === null) {
      this.#api.undecided()
      if (fault === null) call.undecided()
      else call.failed(of)
      return
    }
    this.#api.succeeded()
    if (fault === 'unreadable') call.failed(of)
    else call.succeeded()
  }

  #of(name: CallName): Breaker {
    const known = this.#calls.get(name)
    if (known) return known
    const made = createBreaker({ ...limits, now: this.#now })
    this.#calls.set(name, made)
    return made
  }
}

const resting = () => new AnswerError('the content API is given a pause', 'resting')
