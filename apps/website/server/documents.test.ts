import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { documentRoutes } from './documents.ts'
import { rawHeaders } from './headers.ts'
import { ShareUsedUpError } from './read-shares.ts'
import { readHead } from './request-head.ts'
import { matches } from './route-table.ts'
import { createSecurityHeaders } from './security-headers.ts'
import { readTarget } from './target.ts'

// Files of council and intranet: who is asked for in whose name (T02, T20).

/** Milliseconds until a file must have begun to come. */
const longestWait = 200

/** Milliseconds of waiting for a file that is being made, and how many may wait. */
const polling = { whole: 60, between: 5, visitors: 3 }

let asked: { url: string; headers: IncomingHttpHeaders }[]
let status: number
/** How often the content API says that a file is being made before it answers with `status`. */
let unmade: number
/** Milliseconds before the content API answers, and between the two halves of a file. */
let pauses: { before: number; within: number }
let shares: { kinds: string[]; areUsedUp: boolean }
let api: Server
let routes: ReturnType<typeof documentRoutes>
let website: Server
let base: string

const listen = (server: Server) =>
  new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)
    })
  })

beforeAll(async () => {
  api = createServer(async (request, response) => {
    asked.push({ url: request.url ?? '', headers: request.headers })
    await sleep(pauses.before)
    if (unmade > 0) {
      unmade -= 1
      response.writeHead(202).end()
      return
    }
    response.writeHead(status, { 'content-type': 'application/pdf' })
    if (status === 200) response.write('%P')
    await sleep(pauses.within)
    response.end(status === 200 ? 'DF' : '')
  })
  const security = createSecurityHeaders({ isSecure: true, isDevelopment: false })
  const log = { warn: () => undefined }
  routes = documentRoutes({ apiUrl: await listen(api), security, log, longestWait, polling })
  website = createServer(async (request, response) => {
    const read = readTarget(request.url ?? '')
    const [found] = read.kind === 'target' ? matches(routes, read.target.path) : []
    if (read.kind !== 'target' || found === undefined) {
      response.writeHead(421).end()
      return
    }
    const answered = found.route.answer({
      request,
      response,
      target: read.target,
      groups: found.groups,
      head: readHead(request.rawHeaders),
      signal: new AbortController().signal,
      shareOf: (kind) => ({
        run: async (work) => {
          shares.kinds.push(kind)
          if (shares.areUsedUp) throw new ShareUsedUpError(7)
          return work()
        },
      }),
    })
    const answer = await Promise.resolve(answered).catch(() => 'thrown' as const)
    if (answer === 'sent' || answer === null) return
    if (answer === 'thrown') {
      if (response.headersSent) response.destroy()
      else response.writeHead(429).end()
      return
    }
    response.writeHead(answer.status, rawHeaders(answer.headers)).end(answer.body)
  })
  base = await listen(website)
})

afterAll(() => {
  api.close()
  website.close()
})

beforeEach(() => {
  asked = []
  status = 200
  unmade = 0
  pauses = { before: 0, within: 0 }
  shares = { kinds: [], areUsedUp: false }
  polling.whole = 60
})

const cookie = 'ratsinfoauth=4; ratsinfoauthJWT=secret; intranetauth=5; intranetauthJWT=other'

test('a public file of the council is asked for in nobody’s name, whoever is logged in', async () => {
  const response = await fetch(`${base}/de/gemeinderat/dokumente/12/plan.pdf`, {
    headers: { cookie, range: 'bytes=0-3' },
  })
  expect([response.status, await response.text()]).toEqual([200, '%PDF'])
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(response.headers.get('content-disposition')).toBe('inline; filename="plan.pdf"')
  const [request] = asked
  expect(request?.url).toMatch(/\/12$/)
  expect(request?.headers.range).toBe('bytes=0-3')
  expect(JSON.stringify(request?.headers)).not.toMatch(/secret|other|auth/)
})

test('a file is saved where that is asked for', async () => {
  const response = await fetch(`${base}/de/gemeinderat/dokumente/12/plan.pdf?download`)
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="plan.pdf"')
})

test('a file that is not public is not there', async () => {
  status = 404
  const response = await fetch(`${base}/de/gemeinderat/dokumente/12/plan.pdf`, {
    headers: { cookie },
  })
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
})

test('a file of the intranet is not even asked for without a session', async () => {
  const response = await fetch(`${base}/de/intranet/dokumente/12/plan.pdf`)
  expect([response.status, asked]).toEqual([404, []])
})

test('a file for members is asked for with the token of the council alone, and not without both cookies', async () => {
  const token = 'abcdefghijklmnopqrstu_'
  const path = '/de/gemeinderat/intern/dokumente/12/plan.pdf'
  const ask = async (text: string) =>
    (await fetch(base + path, { headers: { cookie: text } })).status
  expect(await ask(`ratsinfoauth=4; ratsinfoauthJWT=${token}; intranetauth=5`)).toBe(200)
  expect(asked.map(({ headers }) => headers['ratsinfo-authorization'])).toEqual([token])
  expect(JSON.stringify(asked)).not.toContain('intranetauth')
  for (const text of [`ratsinfoauthJWT=${token}`, 'ratsinfoauth=4', cookie])
    expect([text, await ask(text)]).toEqual([text, 404])
  expect(asked).toHaveLength(1)
})

test('all papers of a meeting are asked for with the token of the council alone', async () => {
  const token = 'abcdefghijklmnopqrstu_'
  const headers = { cookie: `ratsinfoauth=4; ratsinfoauthJWT=${token}`, range: 'bytes=0-3' }
  const address = `${base}/de/gemeinderat/intern/sitzungen/12/unterlagen.pdf`
  const response = await fetch(address, { headers })
  expect([response.status, await response.text()]).toEqual([200, '%PDF'])
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(asked[0]?.url).toMatch(/\/sitzungen\/12\/unterlagen$/)
  expect(asked[0]?.headers).toMatchObject({
    'ratsinfo-authorization': token,
    range: 'bytes=0-3',
  })
  expect((await fetch(address, { headers: { cookie: 'ratsinfoauth=4' } })).status).toBe(404)
  expect(asked).toHaveLength(1)
})

const papers = '/de/gemeinderat/intern/sitzungen/12/unterlagen.pdf'
const member = { cookie: 'ratsinfoauth=4; ratsinfoauthJWT=abcdefghijklmnopqrstu_' }

test('whoever follows the link waits while the file is made and gets it, as one of their share', async () => {
  unmade = 2
  polling.whole = 60_000
  const response = await fetch(base + papers, { headers: member })
  expect([response.status, await response.text(), asked.length]).toEqual([200, '%PDF', 3])
  expect(shares.kinds).toEqual(['file'])
})

test('so many wait at a time, and whoever comes then is told at once that the file is being made', async () => {
  unmade = Number.POSITIVE_INFINITY
  polling.whole = 60_000
  const papersOf = (id: number) =>
    fetch(base + papers.replace('12', String(id)), { headers: member })
  const looksAt = (id: number) => asked.filter(({ url }) => url.includes(`/${id}/`)).length
  const waiting: Promise<Response>[] = []
  for (const id of [1, 2, 3]) {
    waiting.push(papersOf(id))
    await expect.poll(() => looksAt(id), { timeout: 30_000 }).toBeGreaterThan(1)
  }
  expect([(await papersOf(4)).status, looksAt(4)]).toEqual([202, 1])
  unmade = 0
  expect((await Promise.all(waiting)).map(({ status: each }) => each)).toEqual([200, 200, 200])
  unmade = 2
  expect([(await papersOf(5)).status, looksAt(5)]).toEqual([200, 3])
})

test('what takes longer is said in words on a page that leads back to the file and does not reload itself', async () => {
  unmade = Number.POSITIVE_INFINITY
  const response = await fetch(base + papers, { headers: member })
  expect(response.status).toBe(202)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
  })
  expect(response.headers.has('refresh')).toBe(false)
  const text = await response.text()
  expect(text).toContain('Die Datei wird gerade zusammengestellt')
  expect(text).toContain('<a class="home" href="">Noch einmal nachsehen</a>')
})

test('a program that asks for the head alone is told at once that the file is being made', async () => {
  unmade = 1
  const response = await fetch(base + papers, { headers: member, method: 'HEAD' })
  expect([response.status, asked.length]).toEqual([202, 1])
})

test('a file that has begun to come may take longer than its beginning', async () => {
  pauses = { before: 0, within: 2 * longestWait }
  const response = await fetch(`${base}/de/gemeinderat/dokumente/12/plan.pdf`)
  expect([response.status, await response.text()]).toEqual([200, '%PDF'])
})

test('a file that does not begin to come is given up', async () => {
  pauses = { before: 2 * longestWait, within: 0 }
  const response = await fetch(`${base}/de/gemeinderat/dokumente/12/plan.pdf`)
  expect(response.status).toBe(503)
})

test('a file is of its sender’s share, and not asked for once that is used up', async () => {
  const address = `${base}/de/gemeinderat/dokumente/12/plan.pdf`
  expect([(await fetch(address)).status, shares.kinds]).toEqual([200, ['file']])
  shares.areUsedUp = true
  expect([(await fetch(address)).status, asked.length]).toEqual([429, 1])
})

test.each([
  '/de/gemeinderat/dokumente/0/plan.pdf',
  '/de/gemeinderat/intern/dokumente/0/plan.pdf',
  '/en/gemeinderat/intern/dokumente/12/plan.pdf',
  '/de/gemeinderat/dokumente/12/',
  '/de/gemeinderat/dokumente/12/..%2F13.pdf',
  '/de/gemeinderat/dokumente/12/plan.pdf/',
  '/en/gemeinderat/dokumente/12/plan.pdf',
  '/de/gemeinderat/intern/sitzungen/0/unterlagen.pdf',
  '/de/gemeinderat/intern/sitzungen/12/andere.pdf',
  '/de/gemeinderat/sitzungen/12/unterlagen.pdf',
])('any other address is no file: %s', async (path) => {
  expect((await fetch(base + path)).status).toBe(421)
  expect(asked).toEqual([])
})
