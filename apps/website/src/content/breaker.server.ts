/** Keeps a failing service from being asked again and again (reliability F05). */
export type Breaker = {
  /** True when a call may be made now; when half open this hands out the one trial. */
  mayCall: () => boolean
  succeeded: () => void
  failed: () => void
  /** Gives back a trial whose outcome says nothing about the service. */
  undecided: () => void
  isOpen: () => boolean
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

  return {
    isOpen: () => openedAt !== null,
    mayCall() {
      if (openedAt === null) return true
      if (isTrialOut || options.now() - openedAt < options.pauseMs) return false
      isTrialOut = true
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
