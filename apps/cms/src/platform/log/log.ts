import { createLog } from '@kurstadt/log'
import { env } from '../../env.ts'

/** Log of this process: one JSON line for each event, never with personal data. */
export const log = createLog({ level: env.LOG_LEVEL })
