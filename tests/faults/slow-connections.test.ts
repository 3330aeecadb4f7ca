import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { waitFor } from '../contract/content-api.ts'
import { startTownApart } from '../contract/running-town.ts'
import { slowdown } from '../support/processor-time.ts'

const route = '/api/cms/route?url=/de/veranstaltungen/'
const { api } = await startTownApart()

test('F15: slow and idle connections are ended and keep nobody waiting', async () => {
  let sent = 0
  const sockets = Array.from({ length: 200 }, () => {
    const socket = connect(api.port, '127.0.0.1', () =>
      socket.write('GET /healthz HTTP/1.1\r\nX-', () => {
        sent += 1
      }),
    )
    socket.on('error', () => undefined)
    return socket.resume()
  })
  await waitFor(async () => sent === sockets.length)
  const before = performance.now()
  expect((await api.get(route)).status).toBe(200)
  expect(performance.now() - before).toBeLessThan(500 * slowdown())
  await waitFor(async () =>
    sockets.every((socket) => socket.closed || socket.readyState !== 'open'),
  )
  expect(performance.now() - before).toBeLessThan(17_000)
})
