import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage, Server } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { drain } from '../platform/drain.ts'
import { numberOfOfficeError } from '../platform/log/office-error.ts'
import { ErrorNumbers } from './error-numbers.ts'
import { createFront } from './front.ts'
import { sessionKeyOf } from './session-token.ts'

// What is decided before Next sees a request (S3, S6, E9, F16), over real sockets.

const secret = 'only-for-tests-'.padEnd(32, '0')
const url = 'https://redaktion.stadt.example'
const host = new URL(url).host
const maxFileBytes = 10_000_000

let server: Server
let port = 0
let isDraining = false
const seen: IncomingMessage[] = []
const reported: unknown[] = []

async function handle(request: IncomingMessage, response: import('node:http').ServerResponse) {
  seen.push(request)
  if (request.url === '/api/broken') throw new Error('broken')
  // As Next does before it has read its code: nothing of the request yet, and no answer.
  if (request.url === '/loading') return
  for await (const chunk of request) void chunk
  if (request.url === '/slow') await sleep(300)
  response.end('ok')
}

async function listen(front: Server): Promise<number> {
  front.listen(0, '127.0.0.1')
  await once(front, 'listening')
  const address = front.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

const errorNumbers = new ErrorNumbers()

const settings = {
  url,
  website: 'https://www.stadt.example',
  secret,
  maxFileBytes,
  trustedProxies: ['127.0.0.0/8', '::1'],
  isDraining: () => isDraining,
  errorNumbers,
  report: (error: unknown) => void reported.push(error),
}

beforeAll(async () => {
  server = createFront(handle, settings)
  port = await listen(server)
})
afterAll(() => server.close())
afterEach(() => void vi.useRealTimers())

/** Sends lines as they are and answers what comes back until the server hangs up or is silent. */
async function sendRaw(text: string, to = port): Promise<string> {
  const socket = connect(to, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk.toString()
  })
  socket.on('error', () => undefined)
  socket.write(text)
  await Promise.race([once(socket, 'close'), sleep(700)])
  socket.destroy()
  return answer
}

const head = (line: string, ...headers: string[]) =>
  `${[`${line} HTTP/1.1`, `Host: ${host}`, ...headers].join('\r\n')}\r\n\r\n`

function sessionOf(key: string, exp = Date.now() / 1000 + 60): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const body = `${part({ alg: 'HS256' })}.${part({ id: '1', exp: Math.floor(exp) })}`
  return `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`
}

test('F16: 300 MB of JSON of a stranger are refused before a byte of them is read', async () => {
  const begun = performance.now()
  const answer = await sendRaw(
    head('POST /api/benutzer/login', 'Content-Type: application/json', 'Content-Length: 300000000'),
  )
  expect(answer).toMatch(/^HTTP\/1.1 413 /)
  expect(answer).toContain('"errors":[{"message":"Das ist zu groß.')
  expect(performance.now() - begun).toBeLessThan(500)
  expect(seen.some(({ url: asked }) => asked === '/api/benutzer/login')).toBe(false)
})

test('F16: a body that does not say how long it is is refused', async () => {
  const answer = await sendRaw(
    `${head('POST /api/seiten', 'Transfer-Encoding: chunked')}5\r\nhello\r\n`,
  )
  expect(answer).toMatch(/^HTTP\/1.1 411 /)
})

test('S3: only a session of this house lets an upload come, and no more than its limit', async () => {
  const key = sessionKeyOf(secret)
  const ask = async (token: string, length: number) => {
    const cookie = `Cookie: a=b; payload-token=${token}`
    const answer = await sendRaw(
      `${head('POST /api/medien', cookie, `Content-Length: ${length}`)}${'x'.repeat(Math.min(length, 100_000))}`,
    )
    return answer.slice(9, 12)
  }
  expect(await ask(sessionOf(key), 100_000)).toBe('200')
  expect(await ask(sessionOf(key), maxFileBytes * 2)).toBe('413')
  expect(await ask(sessionOf('forged'), 100_000)).toBe('413')
  expect(await ask(sessionOf(key, 1), 100_000)).toBe('413')
  expect(await ask('x.y', 100_000)).toBe('413')
})

/** Sends a request that nobody answers; answers how to tell whether its line is still open. */
async function begin(to: number, words: string): Promise<() => Promise<boolean>> {
  const before = seen.length
  const socket = connect(to, '127.0.0.1')
  const closed = once(socket, 'close').then(() => false)
  socket.on('error', () => undefined)
  socket.write(words)
  while (seen.length === before) await sleep(10)
  return () => Promise.race([closed, sleep(100, true)])
}

/** A body that stops half-way. */
const half = (...headers: string[]) =>
  `${head('POST /half', 'Content-Length: 1000', ...headers)}{"email":`

test('S3: a body that stops half-way is waited for ten seconds, longer only after a login', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const front = createFront(handle, { ...settings, report: () => undefined })
  const at = await listen(front)
  const session = `Cookie: payload-token=${sessionOf(sessionKeyOf(secret))}`
  const [stranger, editor] = [await begin(at, half()), await begin(at, half(session))]
  vi.advanceTimersByTime(9_900)
  expect([await stranger(), await editor()]).toEqual([true, true])
  vi.advanceTimersByTime(200)
  expect([await stranger(), await editor()]).toEqual([false, true])
  expect([front.headersTimeout, front.requestTimeout]).toEqual([10_000, 180_000])
  front.closeAllConnections()
  front.close()
})

test('a login that has come whole waits for its answer, however long the first one takes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const front = createFront(handle, { ...settings, report: () => undefined })
  const at = await listen(front)
  const login = await begin(at, `${head('POST /loading', 'Content-Length: 12')}{"email":""}`)
  const page = await begin(at, head('GET /loading'))
  vi.advanceTimersByTime(60_000)
  expect([await login(), await page()]).toEqual([true, true])
  front.closeAllConnections()
  front.close()
})

test('S6: every answer has its headers, refused ones too', async () => {
  for (const answer of [
    await sendRaw(head('GET /admin')),
    await sendRaw(head('POST /x', 'Content-Length: 9999999')),
  ]) {
    expect(answer).toContain("default-src 'self'")
    expect(answer).toContain("frame-ancestors 'none'")
    expect(answer).not.toContain('unsafe-eval')
    // E4: no other house than the website, whose pages and pictures are previewed.
    const policy = /^Content-Security-Policy: (.+)$/m.exec(answer)?.[1] ?? ''
    expect(new Set(policy.match(/[\w-]+:\/\/[^\s;]+|\*|\bhttps?:(?!\/)/g))).toEqual(
      new Set([settings.website]),
    )
    expect(answer).toContain('Cross-Origin-Opener-Policy: same-origin')
    expect(answer).toContain('X-Robots-Tag: noindex, nofollow')
    expect(answer).toContain('Strict-Transport-Security: max-age=31536000')
  }
})

test('E9: under another address there is a link to the right one, and no login', async () => {
  const page = await sendRaw(
    'GET /admin/login?x="><script> HTTP/1.1\r\nHost: 127.0.0.1:3002\r\n\r\n',
  )
  expect(page).toMatch(/^HTTP\/1.1 421 /)
  expect(page).toContain(`href="${url}/admin/login?x=&quot;&gt;&lt;script&gt;"`)
  const call = await sendRaw(
    'POST /api/benutzer/login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 2\r\n\r\n{}',
  )
  expect(call).toMatch(/^HTTP\/1.1 421 /)
  expect(call).toContain('"errors":[{"message":"Diese Redaktion hat die Adresse https://redaktion')
})

test('S6: a call that Next throws at answers in JSON', async () => {
  const answer = await sendRaw(head('GET /api/broken'))
  expect(answer).toMatch(/^HTTP\/1.1 503 /)
  expect(answer).toContain('Content-Type: application/json')
  expect(answer).toContain('"errors":[{"message":"Der Server hat gerade eine Störung.')
  expect(reported).toHaveLength(1)
})

test('T73: a browser cannot say whom its tries are counted for', async () => {
  await sendRaw(head('GET /count', 'X-Absender: me', 'X-Forwarded-For: 203.0.113.9, 198.51.100.7'))
  await sendRaw(head('GET /count', 'X-Absender: me'))
  const senders = seen.filter((one) => one.url === '/count').map((one) => one.headers['x-absender'])
  expect(senders).toEqual(['198.51.100.7', '127.0.0.1'])
})

test('F22: while it stops, requests under way and on open connections are answered', async () => {
  const front = createFront(handle, settings)
  const at = await listen(front)
  const waiting = Array.from({ length: 20 }, () => sendRaw(head('GET /slow'), at))
  await sleep(50)
  isDraining = true
  const drained = drain(front)
  await sleep(100)
  const late = Array.from({ length: 20 }, () => sendRaw(head('GET /slow'), at))
  const answers = await Promise.all([...waiting, ...late])
  expect(answers.map((answer) => answer.slice(0, 15))).toEqual(answers.map(() => 'HTTP/1.1 200 OK'))
  expect(answers.slice(20).every((answer) => answer.includes('Connection: close'))).toBe(true)
  await drained
  isDraining = false
})

test('the page of a view that failed learns the number of its error, and nothing else', async () => {
  const error = Object.assign(new Error('the rows of kim@example.de'), { digest: '2873' })
  for (const other of [undefined, 'words', new Error('without a name of Next')])
    errorNumbers.remember(other)
  errorNumbers.remember(error)
  const ask = (digest: string) =>
    sendRaw(head(`GET /api/fehlernummer?stoerung=${digest}`, 'Connection: close'))
  const told = await ask('2873')
  expect(told).toContain('200 OK')
  expect(told).toContain(`{"fehlernummer":"${numberOfOfficeError(error)}"}`)
  expect(told).not.toContain('kim')
  for (const unknown of ['', '9', '%00']) expect(await ask(unknown)).toContain('404 Not Found')
})

test('of errors of views the newest 500 are known', () => {
  const numbers = new ErrorNumbers()
  const knows = (digest: string) => {
    const said: string[] = []
    const response = { writeHead: () => undefined, end: (text: string) => void said.push(text) }
    numbers.answer({ method: 'GET', url: `/api/fehlernummer?stoerung=${digest}` }, response)
    return !said.join('').includes('null')
  }
  for (let at = 0; at <= 500; at += 1)
    numbers.remember(Object.assign(new Error('often'), { digest: `${at}` }))
  expect([knows('0'), knows('1'), knows('500')]).toEqual([false, true, true])
})
