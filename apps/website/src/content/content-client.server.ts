import { createLog } from '@kurstadt/log'
import { env } from '../env.server.ts'
import { Content } from './content.server.ts'

/** The content client of this process. */
export const content = new Content({
  apiUrl: env.CONTENT_API_URL,
  snapshotDir: env.SNAPSHOT_DIR,
  cacheBytes: env.CONTENT_CACHE_MB * 1_000_000,
  log: createLog({ level: env.LOG_LEVEL, name: 'content' }),
})
