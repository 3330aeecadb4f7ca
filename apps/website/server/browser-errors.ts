import { browserfehler, browserfehlerPfad } from '@kurstadt/contract/fehler'
import { type Described, describeTold, readPlaces } from '@kurstadt/log'
import { redactPath } from '@kurstadt/log/redact'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { keepingPace, type Pace, SlowBodyError } from './body-pace.ts'
import { callRefusal } from './call-refusal.ts'
import { readBody, refuseForm } from './form-body.ts'
import type { Reply } from './reply.ts'
import type { Asked, Route } from './route-table.ts'
import type { SecurityHeaders } from './security-headers.ts'

/** Bytes of what a browser tells; more is no report of ours. */
const largest = 16_384

/** Seconds that reports are counted for, and how many one sender and all of them may send (T60). */
const counted = { seconds: 600, ofOne: 10, ofAll: 300 }

/** What the route needs. */
export type BrowserErrorsOptions = {
  /** Takes an error with what went before it. */
  take: (described: Described, trail: string) => void
  senderOf: (asked: Asked) => string
  isAllowedHost: (host: string) => boolean
  security: SecurityHeaders
  pace: Pace
}

async function spend(limiter: RateLimiterMemory, key: string): Promise<boolean> {
  try {
    await limiter.consume(key)
    return true
  } catch (error) {
    if (error instanceof RateLimiterRes) return false
    throw error
  }
}

function parse(body: Buffer) {
  try {
    return browserfehler.safeParse(JSON.parse(body.toString())).data ?? null
  } catch {
    return null // What is no JSON is no report.
  }
}

/**
 * Takes what a browser tells of an error of our code: from our own pages alone, a few of each sender,
 * cleaned like every other. What comes from elsewhere (extensions of a browser) is thrown away.
 */
export function browserErrorRoute(options: BrowserErrorsOptions): Route {
  const { isAllowedHost, pace, security, senderOf, take } = options
  const { ofAll, ofOne: points, seconds: duration } = counted
  const one = new RateLimiterMemory({ points, duration })
  const all = new RateLimiterMemory({ points: ofAll, duration })
  const done: Reply = {
    status: 204,
    headers: { ...security.plain, 'Cache-Control': 'no-store' },
    body: '',
  }

  async function answer(asked: Asked): Promise<Reply> {
    const { head, request } = asked
    const status = refuseForm(head, isAllowedHost, 'call')
    if (status !== null) return callRefusal(status, security)
    if (Number(head.contentLength || 0) > largest) return callRefusal(413, security)
    const mayTell = (await spend(one, senderOf(asked))) && (await spend(all, ''))
    if (!mayTell) return callRefusal(429, security, duration)
    const body = await keepingPace(request, pace, () => readBody(request, largest))
    if (body === null) return callRefusal(413, security)
    const told = parse(body)
    if (told === null) return callRefusal(400, security)
    const { art, meldung, seite, stapel: stack } = told
    if (readPlaces(stack).isOurs)
      take(describeTold({ wo: 'browser', art, meldung, stack }), `Seite ${redactPath(seite)}`)
    return done
  }

  return {
    name: 'error of a browser',
    methods: ['POST'],
    pattern: browserfehlerPfad,
    answer: (asked) =>
      answer(asked).catch((error: unknown) => {
        if (error instanceof SlowBodyError) return callRefusal(408, security)
        throw error
      }),
    refuse: () => callRefusal(405, security),
  }
}
