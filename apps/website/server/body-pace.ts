import type { IncomingMessage } from 'node:http'

/** How fast a body has to come: each stretch of time, in milliseconds, brings so many bytes. */
export type Pace = { every: number; bytes: number }

/** The body of a request did not come as fast as it has to. */
export class SlowBodyError extends Error {
  override name = 'SlowBodyError'
}

/**
 * Reads a body as long as it keeps its pace (fault F15). A sum of seconds would throw out whoever
 * sends photos over a slow line, and give as long to somebody who sends nothing but drops. What
 * fits into one stretch has that stretch. Throws `SlowBodyError`.
 */
export async function keepingPace<Read>(
  request: IncomingMessage,
  { every, bytes }: Pace,
  read: () => Promise<Read>,
): Promise<Read> {
  const { promise: tooSlow, reject } = Promise.withResolvers<never>()
  let seen = request.socket.bytesRead
  const watch = setInterval(() => {
    const now = request.socket.bytesRead
    if (now - seen < bytes) reject(new SlowBodyError('the body comes too slowly'))
    seen = now
  }, every)
  try {
    return await Promise.race([read(), tooSlow])
  } finally {
    clearInterval(watch)
  }
}
