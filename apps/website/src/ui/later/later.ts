import type { RefCallback } from 'react'

/** Binds behaviour to an element and answers how to end it. */
export type Start<Bound extends Element = HTMLElement> = (element: Bound) => () => void

/** An idle browser is waited for at most this long, in milliseconds (spec 9). */
const longestWait = 2000

/** Acts when the browser has nothing better to do, or after two seconds. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: longestWait })
  else setTimeout(act, longestWait / 10)
}

/**
 * Behaviour that the page works without: its code comes when the browser has nothing better to do,
 * in one file for all of it (every `*.later.ts`), and ends with the element. Used as `ref`.
 */
export function later<Bound extends Element = HTMLElement>(
  load: () => Promise<Start<Bound>>,
): RefCallback<Bound> {
  return (element) => {
    if (element === null) return
    let isGone = false
    let end = () => {
      isGone = true
    }
    const bind = async () => {
      const start = await load()
      if (!isGone) end = start(element)
    }
    whenIdle(() => {
      if (!isGone) bind().catch((error: unknown) => reportError(error))
    })
    return () => end()
  }
}
