import type { Payload } from 'payload'

type Client = {
  on(event: 'error', listener: (error: Error) => void): unknown
  once(event: 'end', listener: () => void): unknown
}
/** A connection that somebody has, who gives it back. */
type Lent = { release(destroy?: boolean): void }
type Pool = {
  on(event: 'error', listener: (error: Error) => void): unknown
  on(event: 'connect', listener: (client: Client) => void): unknown
  on(event: 'acquire', listener: (client: Client & Lent) => void): unknown
  on(event: 'release', listener: (error: Error, client: Client & Lent) => void): unknown
}
/** Where losses are noted. */
export type Notes = { warn(what: object, words: string): void }

/** Milliseconds in which whoever has a connection that ended gives it back, if they ever do. */
const graceTime = 1_000

/**
 * Takes a connection that has ended back from whoever keeps it. The query builder keeps the one that
 * ends before its BEGIN is answered (`session.js` of drizzle-orm 0.45), and a pool counts it for ever:
 * after ten such moments nobody could save. Giving it back again later does nothing.
 */
function takeLostBack(pool: Pool): void {
  const lent = new Map<Client, Lent>()
  pool.on('acquire', (client) => lent.set(client, client))
  pool.on('release', (_, client) => lent.delete(client))
  const takeBack = (client: Client) => {
    const kept = lent.get(client)
    if (!kept) return
    kept.release(true)
    kept.release = () => undefined
  }
  pool.on('connect', (client) =>
    client.once('end', () => setTimeout(takeBack, graceTime, client).unref()),
  )
}

/**
 * Notes a lost connection instead of dying of it; the pool opens a new one for the next question
 * (fault F02). The pool hears of its idle connections only: one that is lost in the middle of a
 * transaction tells its own listeners, and ends the process when it has none.
 */
export function handleLostConnections(pool: Pool, logger: Notes): void {
  const note = (error: Error) => logger.warn({ err: error }, 'lost a database connection')
  pool.on('error', note)
  pool.on('connect', (client) => client.on('error', note))
  takeLostBack(pool)
}

/** The same for the pool that Payload has made. */
export function handleLostConnectionsOf({ db, logger }: Payload): void {
  handleLostConnections(db.pool, logger)
}
