import type { ParkingEnv } from '@kurstadt/env'
import type { Payload } from 'payload'
import type { Logger } from 'pino'
import type { Attachment, Transport, Webhook } from '../mail/index.ts'

/** What every job works with. */
export type JobTools = {
  payload: Payload
  log: Logger
  /** The time; tests bring a clock of their own. */
  now: () => Date
  /** Way to the mail server; null when the town has none. */
  transport: Transport | null
  /** Sender of the mails. */
  from: string
  /** Makes the papers that go with a mail about an order; absent: mails go without any. */
  papers?: (bestellung: string, anlagen: readonly string[]) => Promise<Attachment[]>
  /** Whom to tell when no mail goes out for an hour; absent: nobody. */
  webhook?: Webhook | undefined
  /** Who knows how many parking spaces are taken; absent: nobody. */
  parking?: ParkingEnv
  /** A service that errors are handed on to (Sentry's protocol); absent: nobody. */
  sentry?: { dsn: string; isPrivateAllowed: boolean } | undefined
}
