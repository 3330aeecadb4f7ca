import { AnswerError, type RawAnswer } from './fetch-answer.server.ts'

/** Keeps a failing service from being asked again and again (reliability F05). */
export type Breaker = {
  /** True when a call may be made now; when half open this hands out the one trial. */
  mayCall: () => boolean
  succeeded: () => void
  failed: () => void
  /** Gives back a trial whose outcome says nothing about the service. */
  undecided: () => void
  isOpen: () => boolean
  /** The service asks to be left alone for some milliseconds; who can wait does. */
  pause: (milliseconds: number) => void
  /** True while who can wait is not to call: it is open or its trial is out, or there is a pause. */
  isResting: () => boolean
}

/** Makes a breaker that opens after `failures` in a row and lets one trial through after `pauseMs`. */
export function createBreaker(options: {
  failures: number
  pauseMs: number
  now: () => number
}): Breaker {
  let failuresInARow = 0
  let openedAt: number | null = null
  let isTrialOut = false
  let pausedUntil = 0
  const isShut = () =>
    openedAt !== null && (isTrialOut || options.now() - openedAt < options.pauseMs)

  return {
    isOpen: () => openedAt !== null,
    isResting: () => isShut() || options.now() < pausedUntil,
    pause(milliseconds) {
      pausedUntil = Math.max(pausedUntil, options.now() + milliseconds)
    },
    mayCall() {
      if (isShut()) return false
      isTrialOut = openedAt !== null
      return true
    },
    succeeded() {
      failuresInARow = 0
      openedAt = null
      isTrialOut = false
    },
    failed() {
      failuresInARow += 1
      isTrialOut = false
      if (openedAt !== null || failuresInARow >= options.failures) openedAt = options.now()
    },
    undecided() {
      isTrialOut = false
    },
  }
}

/** Asks unless the breaker is open, and tells it what came of it; throws `AnswerError`. */
export async function fetchThroughBreaker(
  breaker: Breaker,
  ask: () => Promise<RawAnswer>,
): Promise<RawAnswer> {
  if (!breaker.mayCall()) throw new AnswerError('the content API is given a pause', 'odd')
  try {
    const raw = await ask()
    breaker.succeeded()
    return raw
  } catch (error) {
    if (error instanceof AnswerError && error.isOutage) breaker.failed()
    else breaker.undecided()
    if (error instanceof AnswerError) breaker.pause(error.retryAfter)
    throw error
  }
}
