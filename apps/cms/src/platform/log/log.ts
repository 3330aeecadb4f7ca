import { env } from '../../env.ts'
import { createLog } from './create-log.ts'

/** Log of this process: one JSON line for each event, never with personal data. */
export const log = createLog({ level: env.LOG_LEVEL })
