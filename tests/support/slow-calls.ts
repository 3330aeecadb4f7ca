import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** An answer in the place of the API's own. */
export type OtherAnswer = { status: number; body: unknown; headers?: Record<string, string> }

/** What happens to a call: so many milliseconds pass before it is handed on, or it is answered so. */
export type Handling = number | OtherAnswer

/** A call as it came by. */
export type PassedCall = { path: string; lane: string | undefined }

/** An HTTP proxy that slows down or answers single calls of the content API. */
export type SlowCalls = {
  url: string
  /** Calls since the start, oldest first. */
  passed: PassedCall[]
  /** Says what happens from now on; the path is decoded. */
  handle: (how: (call: PassedCall) => Handling) => void
  close: () => Promise<void>
}

function handOn(target: string, asked: IncomingMessage, response: ServerResponse): void {
  const onward = request(`${target}${asked.url}`, { headers: asked.headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
    answer.on('error', () => response.destroy())
  })
  onward.on('error', () => response.destroy())
  response.on('close', () => onward.destroy())
  onward.end()
}

/** Starts it on a loopback port before an address. */
export async function startSlowCalls(target: string): Promise<SlowCalls> {
  const passed: PassedCall[] = []
  let handling: (call: PassedCall) => Handling = () => 0
  const server = createServer(async (asked, response) => {
    const lane = asked.headers['x-lane']
    const path = decodeURIComponent(asked.url ?? '')
    const call = { path, lane: typeof lane === 'string' ? lane : undefined }
    passed.push(call)
    const how = handling(call)
    if (typeof how !== 'number') {
      response.writeHead(how.status, { 'Content-Type': 'application/json', ...how.headers })
      response.end(JSON.stringify(how.body))
      return
    }
    if (how > 0) await sleep(how)
    if (!response.destroyed) handOn(target, asked, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    passed,
    handle: (how) => {
      handling = how
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
