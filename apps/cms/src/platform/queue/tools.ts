import type { Payload } from 'payload'
import type { Logger } from 'pino'
import type { Transport, Webhook } from '../mail/index.ts'

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
  /** Whom to tell when no mail goes out for an hour; absent: nobody. */
  webhook?: Webhook | undefined
}
