import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
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

/**
 * Seconds that clocks of several hosts may differ by. A host that is further behind begins the counts
 * of the others anew with each try; it fails at TLS and at second factors before that. Whoever is
 * refused when a clock is set back by less waits that much longer.
 */
const slack = 15 * 60

/** Milliseconds by which a login is slowed where somebody guesses from many addresses. */
const slowness = 2_000

/** Who tries to log in as whom. */
export type Attempt = { email: string; sender: string }

/** Counts tries to log in. */
export type LoginLimits = {
  /**
   * Counts a try before its password is looked at, so that a hundred at the same moment are a
   * hundred. Answers the seconds for which this sender has to wait; 0 when the password may be looked
   * at. Slows everybody while many guess.
   */
  admit: (attempt: Attempt) => Promise<number>
  /** Counts a wrong password for its account and for all accounts as well. */
  fail: (attempt: Attempt) => Promise<void>
  /** Forgets the tries of somebody who knew the password, those before as well. */
  forgive: (attempt: Attempt) => Promise<void>
  /** Gives back one try, which nobody could look at; those before it still count. */
  giveBack: (attempt: Attempt) => Promise<void>
}

/** Where tries are counted, with which secret they are kept, and at which login. */
export type LoginLimitsOptions = { pool: Pick<pg.Pool, 'query'>; secret: string; area: string }

/** Counts in PostgreSQL for all processes, and in this one while the database is away. */
function limiterOf(
  pool: LoginLimitsOptions['pool'],
  area: string,
  name: Name,
): RateLimiterPostgres {
  const keyPrefix = area === '' ? name : `${area}_${name}`
  return new RateLimiterPostgres({
    ...limits[name],
    keyPrefix,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'anmeldeversuche',
    tableCreated: true,
    clearExpiredByTimeout: false,
    insuranceLimiter: new RateLimiterMemory({ ...limits[name], keyPrefix }),
  })
}

/** Keys that only this installation can make: the table names nobody (T67). */
function keysOf(secret: string, { email, sender }: Attempt): Record<Name, string> {
  const word = (...parts: string[]) =>
    createHmac('sha256', `anmeldung ${secret}`).update(parts.join('\n')).digest('base64url')
  return {
    konto_und_absender: word(email, sender),
    absender: word(sender),
    konto: word(email),
    alle: 'alle',
  }
}

/**
 * True where a count ends later than one that begins now would: the clock was set back, and
 * somebody would be refused until it has caught up, which may be a day.
 */
const isOfAnotherClock = (name: Name, { msBeforeNext }: RateLimiterRes) =>
  msBeforeNext > (limits[name].duration + slack) * 1000

/**
 * Looks at what somebody has sent, after `admit`. A try that nobody could look at, because the
 * database went away, does not count against them. `look` finds and compares, and nothing more: an
 * error of what follows a wrong password would give back a try that was one.
 */
export async function lookAt<Result>(
  limits: Pick<LoginLimits, 'giveBack'>,
  attempt: Attempt,
  look: () => Promise<Result>,
): Promise<Result> {
  try {
    return await look()
  } catch (error) {
    // Whoever asks hears what went wrong at first, also where nothing can be given back.
    await limits.giveBack(attempt).catch(() => undefined)
    throw error
  }
}

/** Reads the counts of a login, and begins those anew that are of another clock. */
function countsIn(limiters: Record<Name, RateLimiterPostgres>) {
  const consume = async (name: Name, key: string) => {
    try {
      return await limiters[name].consume(key)
    } catch (error) {
      if (error instanceof RateLimiterRes) return error
      throw error
    }
  }
  const secondsOf = async (name: Name, key: string): Promise<number> => {
    const counted = await consume(name, key)
    if (isOfAnotherClock(name, counted)) {
      await limiters[name].delete(key)
      return secondsOf(name, key)
    }
    const isTooMany = counted.consumedPoints > limits[name].points
    return isTooMany ? Math.max(1, Math.ceil(counted.msBeforeNext / 1000)) : 0
  }
  const isUsedUp = async (name: Name, key: string) => {
    const counted = await limiters[name].get(key)
    if (counted === null) return false
    if (isOfAnotherClock(name, counted)) await limiters[name].delete(key)
    else return counted.consumedPoints >= limits[name].points
    return false
  }
  /** Gives one point back, and never one that is not there: the count may have begun anew meanwhile. */
  const giveBack = async (name: Name, key: string): Promise<void> => {
    const { consumedPoints } = await limiters[name].reward(key)
    if (consumedPoints < 0) await limiters[name].penalty(key)
  }
  return { secondsOf, isUsedUp, giveBack }
}

/** Opens the limits of one login; those of others count apart. */
export function openLoginLimits({ pool, secret, area }: LoginLimitsOptions): LoginLimits {
  const limiters: Record<Name, RateLimiterPostgres> = {
    konto_und_absender: limiterOf(pool, area, 'konto_und_absender'),
    absender: limiterOf(pool, area, 'absender'),
    konto: limiterOf(pool, area, 'konto'),
    alle: limiterOf(pool, area, 'alle'),
  }
  const { secondsOf, isUsedUp, giveBack } = countsIn(limiters)
  return {
    async admit(attempt) {
      const keys = keysOf(secret, attempt)
      const [waits, used] = await Promise.all([
        Promise.all(refusing.map((name) => secondsOf(name, keys[name]))),
        Promise.all(slowing.map((name) => isUsedUp(name, keys[name]))),
      ])
      const seconds = Math.max(...waits)
      if (seconds === 0 && used.includes(true)) await sleep(slowness)
      return seconds
    },
    async fail(attempt) {
      const keys = keysOf(secret, attempt)
      await Promise.all(slowing.map((name) => limiters[name].penalty(keys[name])))
    },
    async forgive(attempt) {
      const keys = keysOf(secret, attempt)
      await Promise.all([
        limiters.konto_und_absender.delete(keys.konto_und_absender),
        giveBack('absender', keys.absender),
      ])
    },
    async giveBack(attempt) {
      const keys = keysOf(secret, attempt)
      await Promise.all(refusing.map((name) => giveBack(name, keys[name])))
    },
  }
}
