import { LRUCache } from 'lru-cache'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { ApiError } from '../errors.ts'

/** The answer to whoever has sent enough, with the seconds to wait. */
export function tooMany(seconds = 600): ApiError {
  return new ApiError('too-many-requests', { retryAfter: seconds, isPrivate: true })
}

/** So much somebody may send in a while. */
export type RateLimit = {
  /** Whether it was still allowed; what is refused does not count. */
  consume(who: string, amount?: number): Promise<boolean>
  /** Gives back what turned out not to be new, and never more than was consumed. */
  giveBack(who: string, amount?: number): Promise<void>
}

/** Senders that are remembered; beyond that whoever has been quiet longest is forgotten. */
const mostSenders = 10_000

/**
 * Limits what each sender sends within a time, in this process alone: what is kept of a sender is
 * gone with it (T60, T67). `within` are milliseconds.
 */
export function createRateLimit({ most, within }: { most: number; within: number }): RateLimit {
  const limiter = new RateLimiterMemory({ points: most, duration: within / 1000 })
  // The limiter remembers as many senders as come.
  const senders = new LRUCache<string, true>({
    max: mostSenders,
    dispose: (_, who, reason) => {
      if (reason === 'evict') void limiter.delete(who)
    },
  })
  return {
    async consume(who, amount = 1) {
      senders.set(who, true)
      try {
        await limiter.consume(who, amount)
        return true
      } catch (rejected) {
        if (!(rejected instanceof RateLimiterRes)) throw rejected
        // The limiter counts refusals too: one picture too large would shut out the small ones.
        await limiter.reward(who, amount)
        return false
      }
    },
    async giveBack(who, amount = 1) {
      // Without a count, or below zero, a reward would be credit for the next window.
      const used = (await limiter.get(who))?.consumedPoints ?? 0
      if (used > 0) await limiter.reward(who, Math.min(amount, used))
    },
  }
}

/** Counts whoever asks, in this process alone; throws `too-many-requests`. */
export function counting(limit: { most: number; within: number }): (who: string) => Promise<void> {
  const counted = createRateLimit(limit)
  return async (who) => {
    if (!(await counted.consume(who))) throw tooMany()
  }
}
