import { envelopeOf, readDsn, type SentError } from './envelope.ts'
import { postEnvelope } from './post-envelope.ts'

/** Pauses in seconds: after a first failure, the longest, and where the service does not know us. */
export const sendingPauses = { first: 60, longest: 3_600, refused: 3_600, told: 86_400 }

/** What became of one error: taken, not wanted for good, or to be tried again after the pause. */
type Outcome = 'taken' | 'unwanted' | 'later'

/** Hands errors on, one after the other, and leaves a service alone that is away or has enough. */
export type ErrorSender = {
  /** True while nothing is sent. */
  isPausing: (now: Date) => boolean
  send: (error: SentError, now: Date) => Promise<Outcome>
}

type SenderOptions = {
  dsn: string
  isPrivateAllowed: boolean
  /** Hears when a pause begins, and why. */
  onPause: (seconds: number, why: unknown) => void
  wait?: number
}

/** Makes the sender of one service. */
export function createErrorSender({ dsn, onPause, ...how }: SenderOptions): ErrorSender {
  const place = readDsn(dsn)
  let pauseUntil = 0
  let failures = 0

  function pause(now: Date, seconds: number, why: unknown): Outcome {
    failures = Math.min(failures + 1, 10)
    pauseUntil = now.getTime() + seconds * 1_000
    onPause(seconds, why)
    return 'later'
  }
  const growing = () =>
    Math.min(sendingPauses.longest, sendingPauses.first * 2 ** Math.min(failures, 10))

  async function send(error: SentError, now: Date): Promise<Outcome> {
    try {
      const { status, retryAfter } = await postEnvelope(place, envelopeOf(error, now), {
        ...how,
        now,
      })
      if (status >= 200 && status < 300) {
        failures = 0
        return 'taken'
      }
      const said = Math.min(retryAfter ?? growing(), sendingPauses.told)
      if (status === 429 || status >= 500) return pause(now, said, status)
      if (status === 400 || status === 413) return 'unwanted'
      return pause(now, sendingPauses.refused, status)
    } catch (error_) {
      return pause(now, growing(), error_)
    }
  }
  return { isPausing: (now) => now.getTime() < pauseUntil, send }
}
