import { createServer, type IncomingMessage } from 'node:http'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { sendEvent, sendPageView } from './beacon.ts'

type Came = { request: IncomingMessage; said: Record<string, string> }

/** A Matomo on this machine, as far as its tracking API goes. */
async function startReceiver() {
  const came: Came[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const said = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()))
      came.push({ request, said })
      response.writeHead(204).end()
    })
  })
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready))
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { came, to: { url: `http://127.0.0.1:${port}/statistik/`, site: '7' } }
}

function standOn(address: string, referrer = ''): void {
  vi.stubGlobal('location', new URL(address))
  vi.stubGlobal('document', { referrer, cookie: 'warenkorb=1' })
}

beforeEach(() => standOn('https://www.kurort.example/de/'))
afterEach(() => void vi.unstubAllGlobals())

test('a look at a page says where it was, without what was looked for, and nothing of anybody', async () => {
  const { came, to } = await startReceiver()
  standOn(
    'https://www.kurort.example/de/suche/?q=Herr+Tann&seite=2#treffer',
    'https://such.example/x?q=Tann',
  )
  sendPageView(to)
  await expect.poll(() => came).toHaveLength(1)
  expect(came[0]?.said).toEqual({
    idsite: '7',
    rec: '1',
    apiv: '1',
    send_image: '0',
    url: 'https://www.kurort.example/de/suche/',
    urlref: 'https://such.example/',
  })
  const { headers, method, url } = came[0]?.request ?? {}
  expect([method, url]).toEqual(['POST', '/statistik/matomo.php'])
  expect([headers?.cookie, headers?.referer]).toEqual([undefined, undefined])
})

test('a form that was sent is the event «Anfrage» with its kind', async () => {
  const { came, to } = await startReceiver()
  standOn('https://www.kurort.example/de/kontakt/', 'https://www.kurort.example/de/')
  sendEvent(to, 'Anfrage', 'kontakt')
  await expect.poll(() => came).toHaveLength(1)
  expect(came[0]?.said).toMatchObject({ ca: '1', e_c: 'Anfrage', e_a: 'kontakt' })
  expect(came[0]?.said).not.toHaveProperty('urlref')
})

test.each(['/de/anfrage/kF3xQ9_abcdefghijkLM/', '/de/abmelden/kim@kurort.example/'])(
  'an address that may be of one person is not told: %s',
  async (path) => {
    const { came, to } = await startReceiver()
    standOn(`https://www.kurort.example${path}`)
    sendPageView(to)
    standOn('https://www.kurort.example/de/kurpark/')
    sendPageView(to)
    await expect.poll(() => came).toHaveLength(1)
    expect(came[0]?.said.url).toBe('https://www.kurort.example/de/kurpark/')
  },
)

test('F32: a receiver that is away is no fault', async () => {
  expect(() => sendPageView({ url: 'http://127.0.0.1:1/', site: '1' })).not.toThrow()
  await new Promise((resolve) => setTimeout(resolve, 50))
})
