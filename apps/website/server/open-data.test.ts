import { expect, test } from 'vitest'
import { headerText } from './headers.ts'
import { catalogueReply, datasetFileOf, datasetReply } from './open-data.ts'
import { readHead } from './request-head.ts'
import { createSecurityHeaders } from './security-headers.ts'
import { readTarget } from './target.ts'

function requested(url: string) {
  const result = readTarget(url)
  return result.kind === 'target' ? datasetFileOf(result.target) : null
}

const security = createSecurityHeaders({ isSecure: true, isDevelopment: false })
const baseUrl = 'https://bad-silberbronn.example'
const asked = { name: 'daten.csv', id: null, params: { sprache: 'de', datensatz: 'pois' } } as const
const file = {
  body: Buffer.from('id\r\n1\r\n'),
  etag: '"abc"',
  type: 'text/csv; charset=utf-8',
  disposition: 'inline; filename="pois.csv"',
}

const reply = (found: typeof file | { code: 'bad-request' | 'unavailable' }, ...head: string[]) =>
  datasetReply(asked, readHead(head), {
    content: {
      findFile: async () => ('code' in found ? { ...found, problem: undefined } : found),
    },
    security,
  })

test('a dataset has an address for each language and format', () => {
  expect(requested('/de/open-data/pois.csv')).toStrictEqual(asked)
  expect(requested('/en/open-data/brancheneintraege.geojson?seite=2')).toStrictEqual({
    name: 'daten.geojson',
    id: null,
    params: { sprache: 'en', datensatz: 'brancheneintraege', seite: '2' },
  })
})

test('the address decides about language and dataset, whatever the query says', () => {
  const found = requested('/de/open-data/pois.json?sprache=en&datensatz=aemter')
  expect(found?.params).toStrictEqual({ sprache: 'de', datensatz: 'pois' })
})

test('anything else is no dataset', () => {
  for (const url of [
    '/de/open-data/mitarbeiter.json',
    '/de/open-data/pois.xml',
    '/de/open-data/pois.csv/',
    '/fr/open-data/pois.csv',
    '/de/open-data/',
    '/de/open-data/__proto__.json',
  ])
    expect(requested(url), url).toBeNull()
})

test('who has the newest file gets no second copy, and scripts of any site may read it', async () => {
  const first = await reply(file)
  expect(first).toMatchObject({ status: 200, body: file.body })
  expect(first.headers).toMatchObject({
    'Content-Type': 'text/csv; charset=utf-8',
    'Access-Control-Allow-Origin': '*',
    'Cache-Control': 'public, no-cache',
  })
  const again = await reply(file, 'If-None-Match', headerText(first.headers, 'ETag'))
  expect(again).toMatchObject({ status: 304, body: '' })
  const newer = await reply({ ...file, etag: '"def"' }, 'If-None-Match', 'W/"abc"')
  expect(newer.status).toBe(200)
})

test('it goes out compressed where that is understood', async () => {
  const { headers, body } = await reply(file, 'Accept-Encoding', 'gzip')
  expect(headers['Content-Encoding']).toBe('gzip')
  expect(body).not.toStrictEqual(file.body)
})

test('a wrong page and a content API that is away are told apart', async () => {
  expect((await reply({ code: 'bad-request' })).status).toBe(400)
  expect((await reply({ code: 'unavailable' })).status).toBe(503)
})

test('the catalogue is JSON-LD, and keeps its ETag as long as it says the same', async () => {
  const made = (json: string, ...head: string[]) =>
    catalogueReply(readHead(head), { catalogue: async () => ({ json }), baseUrl, security })
  const first = await made('{}')
  expect(first.headers['Content-Type']).toBe('application/ld+json; charset=utf-8')
  const etag = headerText(first.headers, 'ETag')
  expect((await made('{}', 'If-None-Match', etag)).status).toBe(304)
  expect((await made('{"a":1}', 'If-None-Match', etag)).status).toBe(200)
  const away = { catalogue: async () => ({ code: 'unavailable' as const }), baseUrl, security }
  expect((await catalogueReply(readHead([]), away)).status).toBe(503)
})
