import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { besuche, besucheCall } from '@kurstadt/contract/besuche'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rawGet, sendRaw } from '../support/raw-http.ts'
import { startTestWebsite, type TestWebsite } from '../support/website.ts'

let site: TestWebsite
beforeAll(async () => {
  site = await startTestWebsite()
})
afterAll(() => site.stop())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { headers, redirect: 'manual' })

test('a page is rendered once and then comes from the store', async () => {
  const first = await get('/de/silberbad/')
  expect([first.status, first.headers.get('x-cache')]).toEqual([200, 'miss'])
  const second = await get('/de/silberbad/')
  expect([second.status, second.headers.get('x-cache')]).toEqual([200, 'hit'])
  expect(await second.text()).toBe(await first.text())
})

test('whoever asks for a page first gets it compressed, as everybody after', async () => {
  const asked = () =>
    sendRaw(site.port, rawGet('/de/veranstaltungen/', ['Host: localhost', 'Accept-Encoding: br']))
  const encodings = [await asked(), await asked()].map(({ headers }) => [
    headers.get('x-cache'),
    headers.get('content-encoding'),
  ])
  expect(encodings).toEqual([
    ['miss', 'br'],
    ['hit', 'br'],
  ])
})

/** A content API that hears of visits: everything else it has another one answer. */
async function startHearing(api: string) {
  const heard: ReturnType<typeof besuche.parse>[] = []
  const server = createServer((request, response) => {
    const answer = async () => {
      if (request.method === 'POST' && request.url?.endsWith(besucheCall)) {
        heard.push(besuche.parse(JSON.parse(await text(request))))
        return response.end('{}')
      }
      const { body, headers, status } = await fetch(api + request.url)
      response.writeHead(status, Object.fromEntries(headers))
      return body === null ? response.end() : response.end(await text(body))
    }
    answer().catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { heard, url: `http://127.0.0.1:${port}`, stop }
}

test('stored pages and those fetched ahead are counted once shown, and a stop delivers them', async () => {
  const api = await startHearing(site.api.url)
  const counting = await startTestWebsite({ api: site.api, apiUrl: api.url })
  const browser = ['Host: localhost', 'User-Agent: Firefox/128.0']
  const page = '/de/silberbad/'
  const shown = rawGet(page, [...browser, 'Sec-Fetch-Dest: document'])
  for (const cache of ['miss', 'hit'])
    expect((await sendRaw(counting.port, shown)).headers.get('x-cache')).toBe(cache)
  const ahead = [...browser, 'Sec-Fetch-Dest: empty', 'Sec-Purpose: prefetch']
  const fetched = await sendRaw(counting.port, rawGet(page, ahead))
  expect(fetched.headers.get('server-timing')).toBe('ahead')
  const say = (path: string, from = 'same-origin') => {
    const referer = `Referer: http://localhost${path}`
    const headers = [...browser, `Sec-Fetch-Site: ${from}`, referer, 'Content-Length: 0']
    return sendRaw(counting.port, String(rawGet('/api/aufruf', headers)).replace('GET', 'POST'))
  }
  expect((await say(page)).status).toBe(204)
  for (const answer of [await say('/de/nie-gesehen/'), await say(page, 'cross-site')])
    expect(answer.status).toBe(204)
  await counting.stop()
  api.stop()
  expect(api.heard.flatMap(({ zeilen }) => zeilen)).toMatchObject([
    { art: 'seite', was: page, zusatz: 'computer', anzahl: 3 },
    { art: 'herkunft', was: '', anzahl: 2 },
  ])
})

test('a town that does not want to count counts nothing', async () => {
  const api = await startHearing(site.api.url)
  const env = { WEBSITE_COUNTS_VISITS: 'false' }
  const silent = await startTestWebsite({ api: site.api, apiUrl: api.url, env })
  const headers = ['Host: localhost', 'User-Agent: Firefox/128.0', 'Sec-Fetch-Dest: document']
  await sendRaw(silent.port, rawGet('/de/silberbad/', headers))
  await silent.stop()
  api.stop()
  expect(api.heard).toEqual([])
})
