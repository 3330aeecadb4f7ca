import type { Lane } from '@kurstadt/contract'
import { abortableSleep } from '../lib/index.ts'
import { AnswerError } from './fetch-answer.server.ts'

/** Makes one attempt at a call within some milliseconds. */
export type Attempt<Result> = (timeoutMs: number) => Promise<Result>

/** How somebody asks the content API: in which lane, how often and how long. */
export type Asking = {
  lane: Lane
  /** Makes an attempt, or several; throws what the last one threw. */
  ask: <Result>(attempt: Attempt<Result>) => Promise<Result>
}

/** How long a visitor waits, in milliseconds (reliability F05). */
export const visitorTimes = {
  /** For everything that one page is made of. */
  page: 8_000,
  /** For the first attempt at a call; what is slow once is asked again within the page's time. */
  attempt: 3_000,
  /** Up to so much later, by chance: what was slow together is not asked again together. */
  jitter: 250,
  /** With less than this left nobody asks again. */
  least: 500,
}

/** A visitor's way of asking; its time is that of one page and begins now. */
export function askAsVisitor(times = visitorTimes): Asking {
  const until = performance.now() + times.page
  const left = () => Math.max(1, Math.ceil(until - performance.now()))
  return {
    lane: 'visitor',
    async ask(attempt) {
      try {
        return await attempt(Math.min(times.attempt, left()))
      } catch (error) {
        if (!(isTimeout(error) && left() > times.least)) throw error
      }
      await abortableSleep(Math.random() * times.jitter, never)
      return attempt(left())
    },
  }
}

const never = new AbortController().signal

function isTimeout(error: unknown): boolean {
  return error instanceof AnswerError && error.fault === 'timeout'
}
