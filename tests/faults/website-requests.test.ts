import { afterAll, beforeAll, expect, test } from 'vitest'
import { rawGet, sendRaw } from '../support/raw-http.ts'
import { startTestWebsite, type TestWebsite } from '../support/website.ts'

let site: TestWebsite
beforeAll(async () => {
  site = await startTestWebsite()
})
afterAll(() => site.stop())

const long = (length: number) => 'a'.repeat(length)

const requests: [string, string, number[]][] = [
  ['TRACE', 'TRACE /de/ HTTP/1.1\r\nHost: localhost\r\n\r\n', [405]],
  ['CONNECT', 'CONNECT localhost:443 HTTP/1.1\r\nHost: localhost\r\n\r\n', [405]],
  ['PUT', 'PUT /de/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\nhi', [405]],
  ['DELETE', 'DELETE /de/ HTTP/1.1\r\nHost: localhost\r\n\r\n', [405]],
  ['PATCH', 'PATCH /de/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n', [405]],
  ['OPTIONS *', 'OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n', [405]],
  ['an unknown method', 'FOO /de/ HTTP/1.1\r\nHost: localhost\r\n\r\n', [400, 405]],
  [
    'POST to a file',
    'POST /robots.txt HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n',
    [405],
  ],
  [
    'a GET with a body',
    'GET /de/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\nhi',
    [400],
  ],
  [
    'JSON to a page',
    'POST /de/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
    [415],
  ],
  [
    'a body without a type',
    'POST /de/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\nhi',
    [415],
  ],
  [
    'two lengths',
    'POST /de/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\nhi',
    [400],
  ],
  [
    'length and chunks',
    'POST /de/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    [400],
  ],
  [
    'a wrong chunk',
    'POST /de/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n',
    [400],
  ],
  ['no host', 'GET /de/ HTTP/1.1\r\n\r\n', [400]],
  ['two hosts', 'GET /de/ HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n', [400]],
  ['an empty host', 'GET /de/ HTTP/1.1\r\nHost:\r\n\r\n', [400]],
  ['no HTTP at all', 'hello\r\n\r\n', [400]],
  ['a header with a NUL', 'GET /de/ HTTP/1.1\r\nHost: localhost\r\nX: a\0b\r\n\r\n', [400]],
  ['a header without a name', 'GET /de/ HTTP/1.1\r\nHost: localhost\r\n: x\r\n\r\n', [400]],
  ['bare line feeds', 'GET /de/ HTTP/1.1\nHost: localhost\n\n', [400, 200]],
  [
    'a cookie of 9 KB',
    `GET /de/ HTTP/1.1\r\nHost: localhost\r\nCookie: a=${long(9000)}\r\nConnection: close\r\n\r\n`,
    [431],
  ],
  ['headers of 40 KB', `GET /de/ HTTP/1.1\r\nHost: localhost\r\nX: ${long(40_000)}\r\n\r\n`, [431]],
  [
    'a form of another site',
    'POST /de/ HTTP/1.1\r\nHost: localhost\r\nOrigin: https://evil.example\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 3\r\n\r\na=1',
    [403],
  ],
  [
    'a form with origin null',
    'POST /de/ HTTP/1.1\r\nHost: localhost\r\nOrigin: null\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 3\r\n\r\na=1',
    [403],
  ],
  [
    'a form of a look-alike',
    'POST /de/ HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost.evil.example\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 3\r\n\r\na=1',
    [403],
  ],
  [
    'a cross-site form without origin',
    'POST /de/ HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: cross-site\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 3\r\n\r\na=1',
    [403],
  ],
]

test.each(requests)(
  '%s is refused with its own status, never a 500 (T30)',
  async (_name, bytes, statuses) => {
    const { status, headers } = await sendRaw(site.port, Buffer.from(bytes, 'latin1'), 800)
    expect(statuses).toContain(status)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    if (status === 405) expect(headers.get('allow')).toContain('GET')
  },
)

test('HEAD answers as GET does, without a body', async () => {
  const got = await sendRaw(site.port, rawGet('/de/silberbad/'))
  const head = await sendRaw(
    site.port,
    'HEAD /de/silberbad/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  )
  expect([head.status, head.body]).toEqual([200, ''])
  expect(head.headers.get('content-length')).toBe(got.headers.get('content-length'))
})

test('a body over 256 KB is refused while it arrives and memory stays flat (F16)', async () => {
  const before = process.memoryUsage().rss
  const head =
    'POST /de/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n'
  const response = await sendRaw(site.port, `${head}Content-Length: 80000000\r\n\r\na=1`)
  expect(response.status).toBe(413)
  const chunk = `10000\r\n${long(0x10000)}\r\n`
  const untold = await sendRaw(
    site.port,
    `${head}Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(40)}`,
  )
  expect(untold.status).toBe(413)
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000)
})

test('a form within the limit reaches the application', async () => {
  const body = 'a=1&b=2'
  const { status, body: answer } = await sendRaw(
    site.port,
    `POST /de/ HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n${body}`,
  ).then((answer) => (answer.status === 100 ? { status: 100, body: answer.body } : answer))
  expect([100, 200]).toContain(status)
  expect(answer).toContain('a=1')
})
