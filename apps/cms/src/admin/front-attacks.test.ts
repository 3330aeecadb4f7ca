import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ErrorNumbers } from './error-numbers.ts'
import { createFront } from './front.ts'

// What programs send that want to break in, against the server of the back office (T30, F15).

const url = 'http://127.0.0.1:3002'
const seen: string[] = []

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  seen.push(`${request.method} ${request.url}`)
  for await (const chunk of request) void chunk
  response.end('ok')
}

const front = createFront(handle, {
  url,
  website: 'https://www.stadt.example',
  secret: 'only-for-tests-'.padEnd(32, '0'),
  maxFileBytes: 10_000_000,
  trustedProxies: [],
  isDraining: () => false,
  errorNumbers: new ErrorNumbers(),
  report: () => undefined,
})
let port = 0

beforeAll(async () => {
  front.listen(0, '127.0.0.1')
  await once(front, 'listening')
  const address = front.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
})
afterAll(() => {
  front.closeAllConnections()
  front.close()
})

function open(): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  return socket
}

/** Sends bytes as they are; answers what comes back until the server hangs up. */
async function send(text: string): Promise<string> {
  const socket = open()
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk.toString()
  })
  socket.write(text)
  await Promise.race([once(socket, 'close'), sleep(2_000)])
  socket.destroy()
  return answer
}

const request = (line: string, ...headers: string[]) =>
  `${[`${line} HTTP/1.1`, `Host: ${new URL(url).host}`, 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`

test.each(['TRACE', 'PROPFIND', 'PURGE'])(
  'T30: %s is refused, with what may be sent, and nobody behind it sees it',
  async (method) => {
    const answer = await send(request(`${method} /admin`))
    expect(answer).toMatch(/^HTTP\/1.1 405 /)
    expect(answer).toMatch(/^Allow: GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE\r$/m)
    expect(seen).toEqual([])
  },
)

test.each([
  ['two lengths', request('POST /a', 'Content-Length: 5', 'Content-Length: 6')],
  ['a length and chunks', request('POST /b', 'Content-Length: 5', 'Transfer-Encoding: chunked')],
  ['chunks twice', request('POST /c', 'Transfer-Encoding: chunked', 'Transfer-Encoding: identity')],
  ['a header without a name', request('GET /d', ': x')],
  ['a folded header', request('GET /e', 'X-A: 1\r\n 2')],
  ['lines that end in line feeds alone', request('GET /f').replaceAll('\r\n', '\n')],
  ['no version', 'GET /g\r\n\r\n'],
  ['TLS where there is none', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000'],
])('T30: %s: no request at all, and no second one hidden behind it', async (_, words) => {
  const answer = await send(`${words}hello${request('GET /hidden')}`)
  expect(answer).not.toMatch(/^HTTP\/1.1 2/)
  expect(seen).toEqual([])
})

test('F15: five hundred lines that say nothing keep nobody out', async () => {
  const idle = Array.from({ length: 500 }, open)
  const slow = open()
  slow.write('GET /slow HTTP/1.1\r\nHost:')
  await sleep(100)
  const begun = performance.now()
  expect(await send(request('GET /admin/login'))).toMatch(/^HTTP\/1.1 200 /)
  expect(performance.now() - begun).toBeLessThan(2_000)
  expect(seen).toEqual(['GET /admin/login'])
  for (const socket of [...idle, slow]) socket.destroy()
})
