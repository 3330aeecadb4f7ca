/** Spec 9: the guide begins anew after five minutes; twenty seconds before, it asks. Milliseconds. */
export const idleTimes = { reset: 300_000, notice: 280_000 } as const

/** `fresh`: nobody has touched the page yet, so there is nothing to take back. */
export type IdleState = 'fresh' | 'used' | 'asking'

/** What happens: somebody does something, wants to stay, or so long nobody did anything. */
export type IdleEvent = 'activity' | 'stay' | 'notice-due' | 'reset-due'

/** The next state; a reset makes the page fresh (spec 4, authority-guide idle reset). */
export function nextIdleState(state: IdleState, event: IdleEvent): IdleState {
  if (event === 'activity' || event === 'stay') return 'used'
  if (event === 'notice-due') return state === 'used' ? 'asking' : state
  return state === 'asking' ? 'fresh' : state
}

/** What comes next when nobody has done anything for so long, and in how many milliseconds. */
export function nextDue(state: IdleState, idle: number): { event: IdleEvent; wait: number } | null {
  if (state === 'fresh') return null
  const event = state === 'used' ? 'notice-due' : 'reset-due'
  const due = state === 'used' ? idleTimes.notice : idleTimes.reset
  return { event, wait: Math.max(0, due - idle) }
}
