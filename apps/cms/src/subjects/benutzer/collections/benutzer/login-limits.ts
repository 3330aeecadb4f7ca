import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

/** Failed logins that are let pass, and the seconds in which they count (T04–T06). */
const limits = {
  /** One sender at one account: whoever has forgotten which of their passwords it was. */
  konto_und_absender: { points: 5, duration: 15 * 60 },
  /** One sender at any accounts: a town hall behind one address mistypes too. */
  absender: { points: 30, duration: 15 * 60 },
  /** One account from anywhere, and all of them: nobody is refused for what others do, only slowed. */
  konto: { points: 20, duration: 60 * 60 },
  alle: { points: 300, duration: 15 * 60 },
} as const

type Name = keyof typeof limits

/** Those beyond which a sender is refused; beyond the others everybody waits a moment. */
const refusing: readonly Name[] = ['konto_und_absender', 'absender']
const slowing: readonly Name[] = ['konto', 'alle']

/** Milliseconds by which a login is slowed where somebody guesses from many addresses. */
const slowness = 2_000

type Limiters = Record<Name, RateLimiterPostgres>

const known = new WeakMap<Payload, Limiters>()

/** Counts in PostgreSQL for all processes, and in this one while the database is away. */
function limitersOf(payload: Payload): Limiters {
  const before = known.get(payload)
  if (before) return before
  const make = (name: Name) =>
    new RateLimiterPostgres({
      ...limits[name],
      keyPrefix: name,
      storeClient: payload.db.pool,
      storeType: 'pool',
      tableName: 'anmeldeversuche',
      tableCreated: true,
      clearExpiredByTimeout: false,
      insuranceLimiter: new RateLimiterMemory({ ...limits[name], keyPrefix: name }),
    })
  const limiters = {
    konto_und_absender: make('konto_und_absender'),
    absender: make('absender'),
    konto: make('konto'),
    alle: make('alle'),
  }
  known.set(payload, limiters)
  return limiters
}

/** Who tries to log in as whom. */
export type Attempt = { email: string; sender: string }

/** Keys that only this installation can make: the table names nobody (T67). */
function keysOf({ secret }: Payload, { email, sender }: Attempt): Record<Name, string> {
  const word = (...parts: string[]) =>
    createHmac('sha256', `anmeldung ${secret}`).update(parts.join('\n')).digest('base64url')
  return {
    konto_und_absender: word(email, sender),
    absender: word(sender),
    konto: word(email),
    alle: 'alle',
  }
}

async function usedOf(limiter: RateLimiterPostgres, key: string): Promise<RateLimiterRes | null> {
  return (await limiter.get(key)) ?? null
}

/** Seconds for which this sender has to wait; 0 when they may try. Slows everybody while many guess. */
export async function secondsToWait(payload: Payload, attempt: Attempt): Promise<number> {
  const [limiters, keys] = [limitersOf(payload), keysOf(payload, attempt)]
  for (const name of refusing) {
    const used = await usedOf(limiters[name], keys[name])
    if (used && used.consumedPoints >= limits[name].points)
      return Math.ceil(used.msBeforeNext / 1000)
  }
  for (const name of slowing) {
    const used = await usedOf(limiters[name], keys[name])
    if (used && used.consumedPoints >= limits[name].points) await sleep(slowness)
  }
  return 0
}

/**
 * Counts a try before its password is looked at, so that a hundred at the same moment are a hundred;
 * false when that was one too many.
 */
export async function countAttempt(payload: Payload, attempt: Attempt): Promise<boolean> {
  const [limiters, keys] = [limitersOf(payload), keysOf(payload, attempt)]
  const counted = await Promise.all(
    refusing.map((name) =>
      limiters[name].consume(keys[name]).then(
        () => true,
        (error: unknown) => !(error instanceof RateLimiterRes),
      ),
    ),
  )
  await Promise.all(slowing.map((name) => limiters[name].penalty(keys[name])))
  return counted.every(Boolean)
}

/** Gives back the try of somebody who knew the password. */
export async function forgiveAttempt(payload: Payload, attempt: Attempt): Promise<void> {
  const [limiters, keys] = [limitersOf(payload), keysOf(payload, attempt)]
  await limiters.konto_und_absender.delete(keys.konto_und_absender)
  await Promise.all(
    (['absender', 'konto', 'alle'] as const).map((name) => limiters[name].reward(keys[name])),
  )
}
