import { standardOutput } from '@kurstadt/env'
import { pino } from 'pino'
import { env } from '../env.server.ts'
import { Content } from './content.server.ts'

/** The content client of this process. */
export const content = new Content({
  apiUrl: env.CONTENT_API_URL,
  snapshotDir: env.SNAPSHOT_DIR,
  cacheBytes: env.CONTENT_CACHE_MB * 1_000_000,
  log: pino({ level: env.LOG_LEVEL, name: 'content' }, standardOutput()),
})
