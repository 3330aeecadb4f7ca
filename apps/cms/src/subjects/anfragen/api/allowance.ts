import { ApiError } from '../../../wire/errors.ts'

/** The answer to whoever has sent enough, with the seconds to wait. */
export function tooMany(seconds = 600): ApiError {
  return new ApiError('too-many-requests', { retryAfter: seconds, isPrivate: true })
}

/** So much somebody may send in a while; `use` says whether it was still allowed. */
export type Allowance = {
  use(who: string, amount?: number): boolean
  /** Gives back what turned out not to be new. */
  giveBack(who: string, amount?: number): void
}

/** Senders that are remembered; beyond that the oldest is forgotten. */
const mostSenders = 10_000

type Account = { used: number; until: number }

/**
 * Counts what each sender sends within a time, in this process alone: what is kept of a sender is
 * gone with it (T60, T67). `now` are milliseconds.
 */
export function createAllowance({
  most,
  within,
  now = () => Date.now(),
}: {
  most: number
  within: number
  now?: () => number
}): Allowance {
  const accounts = new Map<string, Account>()
  function accountOf(who: string): Account {
    const known = accounts.get(who)
    if (known && known.until > now()) return known
    accounts.delete(who)
    const fresh = { used: 0, until: now() + within }
    accounts.set(who, fresh)
    const [oldest] = accounts.keys()
    if (accounts.size > mostSenders && oldest !== undefined) accounts.delete(oldest)
    return fresh
  }
  return {
    use(who, amount = 1) {
      const account = accountOf(who)
      if (account.used + amount > most) return false
      account.used += amount
      return true
    },
    giveBack(who, amount = 1) {
      const account = accountOf(who)
      account.used = Math.max(0, account.used - amount)
    },
  }
}
