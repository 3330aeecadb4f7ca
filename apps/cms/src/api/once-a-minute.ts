/** Time between two reports of the same kind in milliseconds. */
const interval = 60_000

/**
 * Lets one report of a kind through in a minute, with the number of those it held back, so that an
 * outage costs lines by time and not by request (fault F01). The clock is passed in.
 */
export function onceAMinute(
  report: (kind: string, heldBack: number) => void,
  now: () => number = () => performance.now(),
): (kind: string) => void {
  const seen = new Map<string, { at: number; heldBack: number }>()
  return (kind) => {
    const last = seen.get(kind)
    if (last && now() - last.at < interval) {
      last.heldBack += 1
      return
    }
    seen.set(kind, { at: now(), heldBack: 0 })
    report(kind, last?.heldBack ?? 0)
  }
}
