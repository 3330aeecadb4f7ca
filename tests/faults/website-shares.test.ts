import { get as httpGet } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import type { App } from '../../apps/website/server/app-door.ts'
import { readLimits } from '../../apps/website/server/read-shares.ts'
import { startTestWebsite, type TestWebsite, until } from '../support/website.ts'

let site: TestWebsite | null = null
afterEach(async () => {
  await site?.stop()
  site = null
})

/** Renderings and files that last until they are let go. */
function holding() {
  const { promise, resolve } = Promise.withResolvers<void>()
  let held = 0
  const wrap = (app: App): App => ({
    ...app,
    feed: async (asked, baseUrl) => {
      await promise
      return app.feed(asked, baseUrl)
    },
    render: async (request) => {
      if (request.url.includes('unbekannt')) {
        held += 1
        await promise
      }
      return app.render(request)
    },
  })
  return { wrap, letGo: () => resolve(), held: () => held }
}

/** A page that is not stored, asked for by somebody. */
const readAs = (sender: string, path: string, headers: Record<string, string> = {}) =>
  fetch(`${site?.url}${path}`, { headers: { 'X-Forwarded-For': sender, ...headers } })

const form = {
  'Content-Type': 'application/x-www-form-urlencoded',
  'Sec-Fetch-Site': 'same-origin',
}
const sendAs = (sender: string, path: string) =>
  fetch(`${site?.url}${path}`, {
    method: 'POST',
    headers: { ...form, 'X-Forwarded-For': sender },
    body: 'a=1',
  })

/** Requests at once, many more than a share has room for. */
const flooding = 150

/** More at once than one sender may have, with what came back to those who were refused. */
async function flood(sender: (at: number) => string, path = '/de/unbekannt') {
  const { concurrent, waiting } = readLimits.pages
  const answers: Response[] = []
  const asking = Array.from({ length: flooding }, async (_, at) => {
    answers.push(await readAs(sender(at), `${path}-${at}/`))
  })
  const isRefused = await until(() => answers.length === flooding - concurrent - waiting, 10_000)
  expect(isRefused, `${answers.length} of ${flooding} were answered`).toBe(true)
  return { refused: [...answers], answers, all: Promise.all(asking) }
}

test('B3: whoever asks for too much is told 429, and nobody else notices', async () => {
  const { wrap, letGo } = holding()
  site = await startTestWebsite({ wrap })
  await readAs('192.0.2.1', '/de/silberbad/')
  const { refused, answers, all } = await flood(() => '192.0.2.1')
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]))
  expect(new Set(refused.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['5']))
  const own = await readAs('192.0.2.1', '/de/silberbad/')
  expect([own.status, own.headers.get('x-cache')]).toEqual([200, 'hit'])
  expect((await readAs('192.0.2.1', '/robots.txt')).status).toBe(200)
  expect((await readAs('192.0.2.2', '/de/leer/')).status).toBe(200)
  expect((await sendAs('192.0.2.2', '/de/silberbad/')).status).toBe(200)
  // Their own form gets through as well: what they read takes no place of it.
  expect((await sendAs('192.0.2.1', '/de/silberbad/')).status).toBe(200)
  letGo()
  await all
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404, 429]))
})

test.each([
  ['/de/unbekannt', 'de', 'Das waren sehr viele Anfragen auf einmal'],
  ['/en/unbekannt', 'en', 'Those were very many requests at once'],
])('the page of a 429 speaks the language of the path: %s', async (path, lang, title) => {
  const { wrap, letGo } = holding()
  site = await startTestWebsite({ wrap })
  const { refused, all } = await flood(() => '192.0.2.1', path)
  const html = (await refused[0]?.text()) ?? ''
  expect(html).toContain(`<html lang="${lang}"`)
  expect(html).toContain(`<h1>${title}</h1>`)
  letGo()
  await all
})

test('T73: a thousand forged headers are still one sender, others are not', async () => {
  const { wrap, letGo } = holding()
  site = await startTestWebsite({ wrap })
  const forged = (at: number) => `198.51.${at % 256}.${at >> 8}, 192.0.2.1`
  const { all } = await flood(forged)
  // Some at a time: a thousand connections at once are a test of the machine.
  const more = new Set<number>()
  for (let at = flooding; at < 1000; at += 50) {
    const asking = Array.from({ length: 50 }, (_, step) =>
      readAs(forged(at + step), `/de/unbekannt-x${at + step}/`),
    )
    for (const { status } of await Promise.all(asking)) more.add(status)
  }
  expect(more).toEqual(new Set([429]))
  expect((await readAs('192.0.2.2', '/de/leer/')).status).toBe(200)
  letGo()
  await all
})

test('T73: where no proxy is trusted, the header names nobody', async () => {
  const { wrap, letGo } = holding()
  site = await startTestWebsite({ wrap, env: { WEBSITE_TRUSTED_PROXIES: 'none' } })
  const { all } = await flood((at) => `198.51.${at % 256}.${at >> 8}`)
  expect((await readAs('192.0.2.2', '/de/leer/')).status).toBe(429)
  letGo()
  await all
})

test('feeds, calendars and programmes have a share of their own', async () => {
  const { wrap, letGo } = holding()
  site = await startTestWebsite({ wrap })
  const { concurrent, waiting } = readLimits.files
  const feeds = Array.from({ length: 40 }, () => readAs('192.0.2.1', '/en/veranstaltungen.rss'))
  const first = await Promise.race(feeds)
  expect([first.status, first.headers.get('retry-after')]).toEqual([429, '5'])
  expect(await first.text()).toContain('<html lang="en"')
  expect((await readAs('192.0.2.1', '/de/leer/')).status).toBe(200)
  letGo()
  const statuses = (await Promise.all(feeds)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(concurrent + waiting)
})

test('what a browser fetches ahead is refused first, and quietly', async () => {
  const { wrap, letGo, held } = holding()
  site = await startTestWebsite({ wrap })
  const asked = readAs('192.0.2.1', '/de/unbekannt-1/')
  expect(await until(() => held() === 1)).toBe(true)
  const ahead = { 'Sec-Purpose': 'prefetch' }
  // Nothing to show and nothing to keep: whoever goes there asks again.
  const refused = await readAs('192.0.2.1', '/de/leer/', ahead)
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([204, 'no-store'])
  expect((await readAs('192.0.2.1', '/de/leer/')).status).toBe(200)
  expect((await readAs('192.0.2.1', '/de/leer/', ahead)).status).toBe(200)
  letGo()
  await asked
})

test('a stored page that is out of date is shown rather than refused', async () => {
  const { wrap, letGo } = holding()
  site = await startTestWebsite({ wrap })
  await readAs('192.0.2.1', '/de/silberbad/')
  const { all } = await flood(() => '192.0.2.1')
  site.clock.advance(700_000)
  const old = await readAs('192.0.2.1', '/de/silberbad/')
  expect([old.status, old.headers.get('x-cache')]).toEqual([200, 'stale'])
  letGo()
  await all
})

test('whoever leaves the queue leaves room in it, and nothing is rendered for them', async () => {
  const { wrap, letGo } = holding()
  site = await startTestWebsite({ wrap })
  const { url, app } = site
  const { concurrent, waiting } = readLimits.pages
  const asking = Array.from({ length: concurrent + waiting }, (_, at) => {
    const headers = { 'X-Forwarded-For': '192.0.2.1' }
    const request = httpGet(`${url}/de/unbekannt-${at}/`, { headers, agent: false })
    request.on('error', () => undefined)
    return request
  })
  const isFull = async () => (await readAs('192.0.2.1', '/de/unbekannt-y/')).status === 429
  expect(await until(isFull)).toBe(true)
  for (const request of asking.slice(concurrent)) request.destroy()
  const stays = readAs('192.0.2.1', '/de/leer/')
  letGo()
  expect((await stays).status).toBe(200)
  expect(app.rendered.length).toBeLessThan(waiting)
})

/** Sends a form as our scripts do. */
const sendByScript = () =>
  fetch(`${site?.url}/api/anfragen/kontakt`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Sec-Fetch-Site': 'same-origin',
      'X-Forwarded-For': '192.0.2.1',
    },
    body: '{}',
  })

test('a script that sends too many forms at once is told so in JSON', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const wrap = (app: App): App => ({
    ...app,
    render: async (request) => {
      await promise
      return app.render(request)
    },
  })
  site = await startTestWebsite({ wrap })
  const sending = Array.from({ length: 60 }, sendByScript)
  const refused = await Promise.race(sending)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5'])
  expect(await refused.json()).toMatchObject({ error: { code: 'too-many-requests' } })
  resolve()
  await Promise.all(sending)
})

test('a script whose form cannot be taken is told so in JSON, and once when to come again', async () => {
  const wrap = (app: App): App => ({
    ...app,
    render: async (request) => ({
      ...(await app.render(request)),
      response: new Response('down', { status: 503, headers: { 'Retry-After': '30' } }),
    }),
  })
  site = await startTestWebsite({ wrap })
  const answer = await sendByScript()
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10'])
  expect(await answer.json()).toMatchObject({ error: { code: 'unavailable' } })
  const form = await sendAs('192.0.2.1', '/de/silberbad/')
  expect([form.status, form.headers.get('retry-after')]).toEqual([503, '10'])
})
