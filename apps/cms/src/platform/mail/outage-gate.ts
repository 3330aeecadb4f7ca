import type { FailureKind } from './failure.ts'

const minute = 60_000

/**
 * Milliseconds between two tries while every mail fails alike. A refused login is asked for more
 * rarely: mail servers lock accounts after a few wrong passwords.
 */
export const probePause: Readonly<Record<Exclude<FailureKind, 'mail'>, number>> = {
  server: minute,
  konto: 5 * minute,
}

/** Lets one mail at a time find out whether the mail server is back. */
export type OutageGate = {
  /** How many of `most` mails may be tried now. */
  allow(most: number): number
  /** What came of a try; true when an outage is over. */
  report(outcome: FailureKind | 'sent'): boolean
}

/**
 * Holds back the outbox while the mail server or our account there fails: with a wrong password a
 * thousand waiting mails are one login in five minutes, not a thousand (L2). `now` in milliseconds.
 */
export function createOutageGate(now: () => number): OutageGate {
  let isOut = false
  let nextProbe = 0
  return {
    allow(most) {
      if (!isOut) return most
      return now() >= nextProbe ? 1 : 0
    },
    report(outcome) {
      if (outcome === 'server' || outcome === 'konto') {
        isOut = true
        nextProbe = now() + probePause[outcome]
        return false
      }
      // Whoever refuses one letter has listened to us: the way is free again.
      const wasOut = isOut
      isOut = false
      return wasOut
    },
  }
}
