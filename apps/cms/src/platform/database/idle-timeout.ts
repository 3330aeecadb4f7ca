import { EventEmitter } from 'node:events'
import { Socket } from 'node:net'
import type pg from 'pg'

type Pool = { on(event: 'connect', listener: (client: object) => void): unknown }

/** How long a connection that was asked something may be silent. */
export type IdleTimeout = {
  /** Milliseconds. */
  timeout: number
  /**
   * Asks by another connection whether the database still works for the one with this number, for
   * a pool whose statements may take longer than `timeout`; without it none does.
   */
  isAtWork?: (processId: number) => Promise<boolean>
}

/** The connection below a client and its socket, which pg's types show for some clients only. */
function connectionOf(client: object): { connection: EventEmitter; socket: Socket } | null {
  if (!('connection' in client)) return null
  const { connection } = client
  if (!(connection instanceof EventEmitter && 'stream' in connection)) return null
  return connection.stream instanceof Socket ? { connection, socket: connection.stream } : null
}

/** The number of the database's process that answers a client. */
function processOf(client: object): number {
  return 'processID' in client && typeof client.processID === 'number' ? client.processID : 0
}

/**
 * Ends a connection that was asked something and hears nothing for so many milliseconds, so that
 * whoever waits for it fails at once and the pool opens another one. A database behind a broken
 * network takes everything and never answers: its own limits end nothing then, and the pool's limit
 * for a statement would leave the connection in use. One that merely waits in a transaction stays,
 * and so does one for which the database is at work.
 */
export function setIdleTimeout(pool: Pool, { timeout, isAtWork }: IdleTimeout): void {
  pool.on('connect', (client) => {
    const found = connectionOf(client)
    if (!found) return
    const { connection, socket } = found
    let answered = socket.bytesWritten
    // Before the client's own listener, which sends the next statement.
    connection.prependListener('readyForQuery', () => {
      answered = socket.bytesWritten
    })
    const endSilent = async () => {
      const asked = socket.bytesWritten
      if (asked === answered) return
      const isWorking = await isAtWork?.(processOf(client)).catch(() => false)
      if (isWorking === true) socket.setTimeout(timeout)
      else if (asked === socket.bytesWritten && asked !== answered)
        socket.destroy(new Error(`Connection terminated: no answer for ${timeout} ms`))
    }
    socket.setTimeout(timeout)
    socket.on('timeout', () => void endSilent())
  })
}

/** Asks by a pool of its own whether the database works for a connection right now. */
export function atWorkBy(pool: Pick<pg.Pool, 'query'>) {
  return async (processId: number): Promise<boolean> => {
    const { rowCount } = await pool.query(
      "select from pg_stat_activity where pid = $1 and state = 'active'",
      [processId],
    )
    return rowCount === 1
  }
}
