import { once } from 'node:events'
import { createServer } from 'node:http'
import { browserfehlerPfad } from '@kurstadt/contract/fehler'
import type { Described } from '@kurstadt/log'
import { expect, onTestFinished, test } from 'vitest'
import { browserErrorRoute } from './browser-errors.ts'
import { sendReply } from './reply.ts'
import { readHead } from './request-head.ts'
import { createSecurityHeaders } from './security-headers.ts'
import { readTarget } from './target.ts'

// What browsers tell of errors (issue 25.5): strictly read, a little of each sender, nobody's words.

const marker = 'Renate-Geheim'
const frame = 'at open (https://kurort.example/assets/entry.browser-AbC_d123.js:1:200)'
const told = {
  art: 'TypeError',
  meldung: 'x is not a function',
  stapel: frame,
  seite: '/de/suche/',
}

/** The route alone behind a server; `x-sender` says who sends. */
async function startRoute() {
  const took: { described: Described; trail: string }[] = []
  const route = browserErrorRoute({
    take: (described, trail) => took.push({ described, trail }),
    senderOf: ({ request }) => String(request.headers['x-sender'] ?? ''),
    isAllowedHost: (host) => host === 'kurort.example',
    security: createSecurityHeaders({ isSecure: true, isDevelopment: false }),
    pace: { every: 10_000, bytes: 1 },
  })
  const server = createServer((request, response) => {
    const head = readHead(request.rawHeaders)
    const { signal } = new AbortController()
    const target = readTarget(request.url ?? '')
    if (target.kind !== 'target') throw new Error('no address')
    const shareOf = () => ({ run: <Result>(work: () => Promise<Result>) => work() })
    const asked = { request, response, head, signal, target: target.target, groups: [], shareOf }
    void Promise.resolve(route.answer(asked)).then((reply) => {
      if (reply !== null && reply !== 'sent') sendReply(request, response, reply, true)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const send = async (body: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}${browserfehlerPfad}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Origin: 'https://kurort.example',
        'Sec-Fetch-Site': 'same-origin',
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    await response.arrayBuffer()
    return response.status
  }
  return { took, send }
}

test('an error of our code is taken with its place and its page, and nobody is told anything', async () => {
  const { took, send } = await startRoute()
  expect(await send(told)).toBe(204)
  expect(took).toMatchObject([
    {
      described: { wo: 'browser', art: 'TypeError', stelle: 'open assets/entry.browser.js' },
      trail: 'Seite /de/suche/',
    },
  ])
})

test('T67: what a browser tells is cleaned, whatever it has left in', async () => {
  const { took, send } = await startRoute()
  const meldung = `"${marker}" ${marker}@post.example https://x.example/?q=${marker}`
  const stapel = `Error: ${marker}\n${frame.replace('.js', `.js?q=${marker}`)}\n${marker}`
  expect(
    await send({ art: 'Error', meldung, stapel, seite: `/vorschau/${marker}1/?q=${marker}` }),
  ).toBe(204)
  expect(took).toHaveLength(1)
  expect(JSON.stringify(took)).not.toContain(marker)
})

test('errors of extensions and of pages that are not ours are thrown away', async () => {
  const { took, send } = await startRoute()
  const stapel = 'at x (chrome-extension://abcdef/content.js:1:2)'
  expect(await send({ ...told, stapel })).toBe(204)
  expect(await send({ ...told, stapel: '' })).toBe(204)
  expect(took).toEqual([])
})

test.each([
  ['another site', told, { Origin: 'https://evil.example' }, 403],
  ['another origin of the same site', told, { 'Sec-Fetch-Site': 'same-site' }, 403],
  ['a form', 'art=x', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
  ['no JSON', '{', {}, 400],
  ['what is missing', { ...told, art: '' }, {}, 400],
  ['what nobody asked for', { ...told, name: marker }, {}, 400],
  ['a text that is too long', { ...told, meldung: 'x'.repeat(601) }, {}, 400],
  ['a page of another site', { ...told, seite: 'https://evil.example/' }, {}, 400],
  ['too many bytes', { ...told, stapel: 'x'.repeat(20_000) }, {}, 413],
])('%s is refused', async (_, body, headers, status) => {
  const { took, send } = await startRoute()
  expect(await send(body, headers)).toBe(status)
  expect(took).toEqual([])
})

test('T60: one sender tells of ten errors in ten minutes, others of theirs', async () => {
  const { took, send } = await startRoute()
  const all = []
  for (let count = 0; count < 12; count += 1) all.push(await send(told, { 'X-Sender': 'script' }))
  expect(all.filter((status) => status === 429)).toHaveLength(2)
  expect(await send(told, { 'X-Sender': 'guest' })).toBe(204)
  expect(took).toHaveLength(11)
})
