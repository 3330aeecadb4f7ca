import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { getPayload, handleEndpoints } from 'payload'
import config from '../../apps/cms/src/payload.config.ts'

/*
 * The calls of the back office as a process of their own, to be killed: what Next passes on to
 * Payload, without Next. Prints its port when it takes requests.
 */

await getPayload({ config })

/** The body as it arrives; one that breaks off is an error, as in Next. */
function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Buffer> = incoming.iterator()
  return new ReadableStream({
    pull: async (control) => {
      const next = await chunks.next()
      if (next.done) control.close()
      else control.enqueue(new Uint8Array(next.value))
    },
  })
}

function requestOf(incoming: IncomingMessage): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers))
    if (typeof value === 'string') headers.set(name, value)
  const { method = 'GET', url = '/' } = incoming
  const body = method === 'GET' ? null : bodyOf(incoming)
  const init = { method, headers, body, duplex: 'half' }
  return new Request(`http://localhost:3002${url}`, init)
}

async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const response = await handleEndpoints({ config, request: requestOf(incoming) })
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}

const server = createServer((incoming, outgoing) => {
  answer(incoming, outgoing).catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`)
    outgoing.destroy()
  })
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`port ${typeof address === 'object' ? address?.port : ''}\n`)
})
