import type { Payload } from 'payload'

/**
 * Notes a lost idle connection instead of dying of it; the pool opens a new one for the next
 * question (fault F02).
 */
export function surviveLostConnections({ db, logger }: Payload): void {
  db.pool.on('error', (error) => logger.warn({ err: error }, 'lost a database connection'))
}
