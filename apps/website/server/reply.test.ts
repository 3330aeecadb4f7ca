import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { sendReply } from './reply.ts'

/** An answer as it goes over the line. */
async function sentFor(status: number, body: string): Promise<string> {
  const server = createServer((request, response) =>
    sendReply(request, response, { status, headers: {}, body }, true),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address === 'string' || address === null) throw new Error('the server has no port')
  const socket = connect(address.port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  const sent = await text(socket)
  server.close()
  return sent
}

test.each([204, 304])(
  'an answer without a body does not say how long it is: %i',
  async (status) => {
    const sent = await sentFor(status, '')
    expect(sent).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(sent).not.toMatch(/content-length|transfer-encoding/i)
  },
)

test('any other answer says how long it is, in bytes', async () => {
  expect(await sentFor(200, 'Grüße')).toMatch(/\r\nContent-Length: 7\r\n/)
})
