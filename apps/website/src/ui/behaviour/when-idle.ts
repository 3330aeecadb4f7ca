/** An idle browser is waited for at most this long, in milliseconds (spec 9). */
const longestWait = 2000

/** Acts when the browser has nothing better to do, or after two seconds. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: longestWait })
  else setTimeout(act, longestWait / 10)
}
