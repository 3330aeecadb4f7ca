import pino from 'pino'
import { env } from './env.ts'

/** Log of this process: one JSON line for each event, never with personal data. */
export const log = pino({ level: env.LOG_LEVEL })
