/**
 * Mails in bulk that go out in a second: twenty thousand take seven and a half minutes of at most ten,
 * and visitors keep more than four fifths of the machine.
 */
export const bulkPerSecond = 45

/** Holds mails in bulk to a pace, which leaves the machine to visitors. */
export type Pace = {
  /** Notes how many mails in bulk set out now. */
  note(mails: number): void
  /** Waits until the next may set out. */
  rest(): Promise<void>
}

/**
 * A pace by a clock and a way to wait, both in milliseconds. The time in which a slow mail server is
 * waited for counts as rest, and mails that are not in bulk ask for none.
 */
export function createPace(now: () => number, wait: (ms: number) => Promise<void>): Pace {
  let next = 0
  return {
    note(mails) {
      if (mails > 0) next = Math.max(next, now()) + (mails * 1_000) / bulkPerSecond
    },
    async rest() {
      const left = next - now()
      if (left > 0) await wait(left)
    },
  }
}
