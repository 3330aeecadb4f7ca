import type { Payload } from 'payload'

type Losable = { on(event: 'error', listener: (error: Error) => void): unknown }
type Pool = Losable & { on(event: 'connect', listener: (client: Losable) => void): unknown }
/** Where losses are noted. */
export type Notes = { warn(what: object, words: string): void }

/**
 * Notes a lost connection instead of dying of it; the pool opens a new one for the next question
 * (fault F02). The pool hears of its idle connections only: one that is lost in the middle of a
 * transaction tells its own listeners, and ends the process when it has none.
 */
export function logPoolErrors(pool: Pool, logger: Notes): void {
  const note = (error: Error) => logger.warn({ err: error }, 'lost a database connection')
  pool.on('error', note)
  pool.on('connect', (client) => client.on('error', note))
}

/** The same for the pool that Payload has made. */
export function logLostConnections({ db, logger }: Payload): void {
  logPoolErrors(db.pool, logger)
}
