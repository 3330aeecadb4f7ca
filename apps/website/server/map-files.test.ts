import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { diskStore } from '@kurstadt/media-store'
import { FetchSource, PMTiles } from 'pmtiles'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort } from '../../../tests/support/ports.ts'
import { smallTiles } from '../../../tests/support/small-tiles.ts'
import { mapFileOf, mapRoute } from './map-files.ts'
import { sendReply } from './reply.ts'
import { readHead } from './request-head.ts'
import { createSecurityHeaders } from './security-headers.ts'
import { readTarget } from './target.ts'

const security = createSecurityHeaders({ isSecure: true, isDevelopment: false })
const tile = Buffer.from('a tile of the town')
const ground = JSON.stringify({
  type: 'FeatureCollection',
  features: Array.from({ length: 500 }, (_, id) => ({ type: 'Feature', id, geometry: null })),
})
let folder = ''
let server: Server
let at = ''

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'kurstadt-karte-'))
  writeFileSync(path.join(folder, 'grundkarte.geojson'), ground)
  writeFileSync(path.join(folder, 'stadt.pmtiles'), smallTiles(tile))
  writeFileSync(path.join(folder, 'riesig.json'), Buffer.alloc(8_000_001))
  writeFileSync(path.join(folder, 'geheim.txt'), 'geheim')
  symlinkSync(folder, path.join(folder, 'ordner.json'))
  const { answer } = mapRoute({ store: diskStore(folder), security, log: { warn: vi.fn() } })
  server = createServer((request, response) => {
    const read = readTarget(request.url ?? '')
    if (read.kind !== 'target') return void response.writeHead(404).end()
    const head = readHead(request.rawHeaders)
    const signal = AbortSignal.timeout(10_000)
    const shareOf = () => ({ run: <Result>(work: () => Promise<Result>) => work() })
    const asked = { request, response, head, signal, shareOf, target: read.target, groups: [] }
    void Promise.resolve(answer(asked)).then((reply) => {
      if (reply === null) response.writeHead(404).end()
      else if (reply !== 'sent') sendReply(request, response, reply, false)
    })
  })
  const port = await freePort()
  at = `http://127.0.0.1:${port}`
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
  rmSync(folder, { recursive: true })
})

test('T47: a path of the map is exactly one file of an allowed kind', () => {
  expect(mapFileOf('/karte/grundkarte.geojson')).toBe('grundkarte.geojson')
  expect(mapFileOf('/karte/stadt_2026.pmtiles')).toBe('stadt_2026.pmtiles')
  const refused = [
    '/karte/',
    '/karte/.env',
    '/karte/../x.json',
    '/karte/a/b.json',
    '/karte/x.js',
    '/karte/x.html',
    '/karte/x.json/',
    '/karte/x.json\n',
    '/karte/X.json',
    `/karte/${'a'.repeat(90)}.json`,
  ]
  for (const one of refused) expect([one, mapFileOf(one)]).toEqual([one, null])
})

test('the ground comes compressed, and not again to who has it', async () => {
  const answer = await fetch(`${at}/karte/grundkarte.geojson`, {
    headers: { 'Accept-Encoding': 'br' },
  })
  expect(answer.headers.get('content-type')).toBe('application/geo+json; charset=utf-8')
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(await answer.text()).toBe(ground)
  const etag = answer.headers.get('etag') ?? ''
  const again = await fetch(`${at}/karte/grundkarte.geojson`, {
    headers: { 'If-None-Match': etag },
  })
  expect(again.status).toBe(304)
})

test('tiles are read in parts, by a reader that is not ours', async () => {
  const tiles = new PMTiles(new FetchSource(`${at}/karte/stadt.pmtiles`))
  const found = await tiles.getZxy(0, 0, 0)
  expect(found && Buffer.from(found.data).toString()).toBe(String(tile))
  const part = await fetch(`${at}/karte/stadt.pmtiles`, { headers: { Range: 'bytes=0-6' } })
  expect([part.status, await part.text()]).toEqual([206, 'PMTiles'])
  const beyond = await fetch(`${at}/karte/stadt.pmtiles`, { headers: { Range: 'bytes=9999-' } })
  expect(beyond.status).toBe(416)
})

test('nothing else of the folder is handed out, and nothing of other folders', async () => {
  const statusOf = async (one: string) => (await fetch(at + one)).status
  expect(await statusOf('/karte/geheim.txt')).toBe(404)
  expect(await statusOf('/karte/fehlt.json')).toBe(404)
  expect(await statusOf('/karte/%2e%2e%2fpackage.json')).toBe(404)
  expect(await statusOf('/karte/ordner.json')).toBe(404)
})

test('a file that is too large to be sent whole is refused and costs no memory', async () => {
  expect((await fetch(`${at}/karte/riesig.json`)).status).toBe(503)
})
