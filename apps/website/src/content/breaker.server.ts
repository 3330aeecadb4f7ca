/** Keeps a failing service from being asked again and again (reliability F05). */
export type Breaker = {
  /** True when a call may be made now; when half open this hands out the one trial. */
  mayCall: () => boolean
  succeeded: () => void
  /** Counts a failure: what one and the same page runs into at once counts once. */
  failed: (of?: object) => void
  /** Gives back a trial whose outcome says nothing about the service. */
  undecided: () => void
  isOpen: () => boolean
  /** True while not even a trial is to be had. */
  isShut: () => boolean
}

/** Makes a breaker that opens after `failures` in a row and lets one trial through after `pauseMs`. */
export function createBreaker(options: {
  failures: number
  pauseMs: number
  now: () => number
}): Breaker {
  let failedInARow = 0
  let lastOf: object | null = null
  let openedAt: number | null = null
  let isTrialOut = false
  const isShut = () =>
    openedAt !== null && (isTrialOut || options.now() - openedAt < options.pauseMs)

  return {
    isOpen: () => openedAt !== null,
    isShut,
    mayCall() {
      if (isShut()) return false
      isTrialOut = openedAt !== null
      return true
    },
    succeeded() {
      failedInARow = 0
      lastOf = null
      openedAt = null
      isTrialOut = false
    },
    failed(of) {
      isTrialOut = false
      if (openedAt === null && of !== undefined && of === lastOf) return
      failedInARow += 1
      lastOf = of ?? null
      if (openedAt !== null || failedInARow >= options.failures) openedAt = options.now()
    },
    undecided() {
      isTrialOut = false
    },
  }
}
