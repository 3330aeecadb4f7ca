import { EventEmitter } from 'node:events'
import { Socket } from 'node:net'

type Pool = { on(event: 'connect', listener: (client: object) => void): unknown }

/** The connection below a client and its socket, which pg's types show for some clients only. */
function connectionOf(client: object): { connection: EventEmitter; socket: Socket } | null {
  if (!('connection' in client)) return null
  const { connection } = client
  if (!(connection instanceof EventEmitter && 'stream' in connection)) return null
  return connection.stream instanceof Socket ? { connection, socket: connection.stream } : null
}

/**
 * Ends a connection that was asked something and hears nothing for so many milliseconds, so that
 * whoever waits for it fails at once and the pool opens another one. A database behind a broken
 * network takes everything and never answers: its own limits end nothing then, and the pool's limit
 * for a statement would leave the connection in use. One that merely waits in a transaction stays.
 */
export function setIdleTimeout(pool: Pool, timeout: number): void {
  pool.on('connect', (client) => {
    const found = connectionOf(client)
    if (!found) return
    const { connection, socket } = found
    let answered = socket.bytesWritten
    // Before the client's own listener, which sends the next statement.
    connection.prependListener('readyForQuery', () => {
      answered = socket.bytesWritten
    })
    socket.setTimeout(timeout)
    socket.on('timeout', () => {
      if (socket.bytesWritten === answered) return
      socket.destroy(new Error(`Connection terminated: no answer for ${timeout} ms`))
    })
  })
}
