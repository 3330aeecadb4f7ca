import { once } from 'node:events'
import { Agent, get as httpGet, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sendingPace } from '@kurstadt/contract/forms'
import { afterEach, expect, test } from 'vitest'
import type { App } from '../../apps/website/server/app-door.ts'
import { slowdown } from '../support/processor-time.ts'
import { startTestWebsite, type TestWebsite, until } from '../support/website.ts'

let site: TestWebsite | null = null
afterEach(async () => {
  await site?.stop()
  site = null
})

/** Makes every rendering take a while. */
const slowly =
  (milliseconds: number) =>
  (app: App): App => ({
    ...app,
    render: async (request) => {
      await sleep(milliseconds)
      return app.render(request)
    },
  })

/** Makes the rendering of unknown pages wait for something. */
const heldUntil =
  (letGo: Promise<void>) =>
  (app: App): App => ({
    ...app,
    render: async (request) => {
      if (request.url.includes('unbekannt')) await letGo
      return app.render(request)
    },
  })

test('however many ask at once, a page is rendered once (F14)', async () => {
  const running = await startTestWebsite({ wrap: slowly(50) })
  site = running
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => fetch(`${running.url}/de/silberbad/`)),
  )
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(running.app.rendered).toHaveLength(1)
})

test('under too much load only pages that are not stored are refused, with 503 (F14)', async () => {
  const { promise: letGo, resolve } = Promise.withResolvers<void>()
  const running = await startTestWebsite({ wrap: heldUntil(letGo) })
  site = running
  await fetch(`${running.url}/de/silberbad/`)
  const answers: Response[] = []
  const flood = Array.from({ length: 400 }, async (_, index) => {
    const headers = { 'X-Forwarded-For': `198.51.${index >> 8}.${index % 256}` }
    answers.push(await fetch(`${running.url}/de/unbekannt-${index}/`, { headers }))
  })
  // Eight are rendered and 120 wait, whoever sent them.
  expect(await until(() => answers.length === 272)).toBe(true)
  expect(answers.every(({ status }) => status === 503)).toBe(true)
  expect(answers.every(({ headers }) => headers.get('retry-after') === '10')).toBe(true)
  const stored = await fetch(`${running.url}/de/silberbad/`)
  expect([stored.status, stored.headers.get('x-cache')]).toEqual([200, 'hit'])
  resolve()
  await Promise.all(flood)
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(128)
  expect((await fetch(`${running.url}/de/leer/`)).status).toBe(200)
})

test('a page that grew old by time is shown while it is renewed (F14)', async () => {
  site = await startTestWebsite()
  const cacheOf = async () => (await fetch(`${site?.url}/de/silberbad/`)).headers.get('x-cache')
  await cacheOf()
  site.clock.advance(300_001)
  expect(await cacheOf()).toBe('stale')
  const isRenewed = async () => {
    site?.clock.advance(5001)
    return (await cacheOf()) === 'hit'
  }
  expect(await until(isRenewed)).toBe(true)
})

test('five hundred idle and slow sockets do not keep visitors waiting (F15)', async () => {
  site = await startTestWebsite()
  const { port, url } = site
  const sockets: Socket[] = Array.from({ length: 500 }, (_, index) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => socket.destroy())
    if (index % 3 === 0) socket.write('GET /de/ HTTP/1.1\r\nHost: loc')
    if (index % 3 === 1)
      socket.write(
        'POST /de/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 9\r\n\r\na',
      )
    return socket
  })
  const { server } = site.front
  const connections = () =>
    new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)))
  expect(await until(async () => (await connections()) >= 500, 10_000)).toBe(true)
  for (let round = 0; round < 10; round += 1) {
    const started = performance.now()
    expect((await fetch(`${url}/de/silberbad/`)).status).toBe(200)
    expect(performance.now() - started).toBeLessThan(500 * slowdown())
  }
  for (const socket of sockets) socket.destroy()
})

test('headers and bodies have their time, connections their number (F15)', async () => {
  site = await startTestWebsite()
  const { server } = site.front
  expect([server.headersTimeout, server.keepAliveTimeout]).toEqual([10_000, 5_000])
  expect(sendingPace.every).toBe(30_000)
  expect(server.maxConnections).toBeGreaterThan(1000)
})

const pace = { every: 500, bytes: 2_000 }

/** Sends a form, a little every tenth of a second, up to some byte; answers with what came back. */
async function sendSlowly(each: number, last = 20_000): Promise<string> {
  const bytes = 20_000
  const socket = connect(site?.port ?? 0, '127.0.0.1')
  let answer = ''
  socket.on('error', () => undefined)
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString('latin1')
  })
  socket.write(
    `POST /de/silberbad/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${bytes}\r\n\r\n`,
  )
  for (let sent = 0; sent < last && answer === ''; sent += each) {
    socket.write('a'.repeat(each))
    await sleep(100)
  }
  await until(() => answer !== '')
  socket.destroy()
  return answer
}

test('a slow line that keeps sending is waited for, however long it takes (F15)', async () => {
  site = await startTestWebsite({ pace })
  expect(await sendSlowly(1_000)).toMatch(/^HTTP\/1\.1 200 /)
})

test('a body that comes in drops, or stops, is ended and told so; others are answered (F15)', async () => {
  site = await startTestWebsite({ pace })
  const drops = Array.from({ length: 20 }, (_, at) =>
    at % 2 === 0 ? sendSlowly(10) : sendSlowly(1_000, 8_000),
  )
  expect((await fetch(`${site.url}/de/silberbad/`)).status).toBe(200)
  for (const answer of await Promise.all(drops)) {
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(answer).toContain('Die Anfrage hat zu lange gedauert')
  }
})

/** Begins a form with photos and does not end it. */
function beginUpload(sender: string) {
  const socket = connect(site?.port ?? 0, '127.0.0.1')
  const upload = { socket, answer: '' }
  socket.on('error', () => undefined)
  socket.on('data', (chunk: Buffer) => {
    upload.answer += chunk.toString('latin1')
  })
  socket.write(
    `POST /de/silberbad/ HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${sender}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000000\r\n\r\n`,
  )
  return upload
}

test('one sender has four large forms on the way at most, and leaves room for others (F15, T60)', async () => {
  site = await startTestWebsite()
  const many = Array.from({ length: 30 }, () => beginUpload('192.0.2.1'))
  await until(() => many.filter(({ answer }) => answer.startsWith('HTTP/1.1 503 ')).length === 26)
  const others = ['192.0.2.2', '192.0.2.3'].map(beginUpload)
  await sleep(300)
  expect(others.map(({ answer }) => answer)).toEqual(['', ''])
  for (const { socket } of [...many, ...others]) socket.destroy()
})

test('told to stop under load, it answers every request it was sent (F22)', async () => {
  const running = await startTestWebsite({ wrap: slowly(40) })
  site = running
  const agent = new Agent({ keepAlive: true, maxSockets: 20 })
  const results: string[] = []
  let isSending = true
  const send = (path: string) =>
    new Promise<void>((resolve) => {
      const request = httpGet(`${running.url}${path}`, { agent }, (response: IncomingMessage) => {
        response.resume()
        response.on('end', () => resolve())
        results.push(String(response.statusCode))
      })
      request.on('error', (error) => {
        results.push(error.message)
        resolve()
      })
    })
  const lanes = Array.from({ length: 20 }, async (_, lane) => {
    for (let turn = 0; isSending; turn += 1)
      await send(turn % 2 === 0 ? '/de/silberbad/' : `/de/nichts-${lane}-${turn}/`)
  })
  expect(await until(() => results.length > 100)).toBe(true)
  const drained = running.front.drain()
  const ready = await fetch(`${running.url}/readyz`, { headers: { connection: 'close' } })
  expect(ready.status).toBe(503)
  await sleep(300)
  isSending = false
  await Promise.all(lanes)
  agent.destroy()
  const started = performance.now()
  await drained
  expect(performance.now() - started).toBeLessThan(10_000)
  expect(results.length).toBeGreaterThan(100)
  expect(results.filter((result) => !/^(200|404)$/.test(result))).toEqual([])
})

test('with nobody connected it stops at once', async () => {
  site = await startTestWebsite()
  const started = performance.now()
  await site.front.drain()
  // Not the five seconds that somebody who is connected would have.
  expect(performance.now() - started).toBeLessThan(4_000)
})

test('a visitor who leaves in the middle costs nothing', async () => {
  const running = await startTestWebsite({ wrap: slowly(50) })
  site = running
  const socket = connect(running.port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write('GET /de/silberbad/ HTTP/1.1\r\nHost: localhost\r\n\r\n')
  expect(await until(() => running.app.rendered.length === 1)).toBe(true)
  socket.resetAndDestroy()
  expect((await fetch(`${running.url}/de/silberbad/`)).status).toBe(200)
  expect(running.app.rendered).toHaveLength(1)
})
