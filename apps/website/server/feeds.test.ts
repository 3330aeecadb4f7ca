import { expect, test } from 'vitest'
import { feedReply, feedRequestOf } from './feeds.ts'
import { headerText } from './headers.ts'
import { readHead } from './request-head.ts'
import { createSecurityHeaders } from './security-headers.ts'
import { readTarget } from './target.ts'

function requested(url: string) {
  const result = readTarget(url)
  return result.kind === 'target' ? feedRequestOf(result.target) : null
}

const security = createSecurityHeaders({ isSecure: true, isDevelopment: false })
const baseUrl = 'https://bad-silberbronn.example'
const asked = {
  sprache: 'de',
  typ: 'aktuelles',
  format: 'rss',
  query: new URLSearchParams(),
} as const

function reply(feed: { xml: string } | { code: 'bad-request' }, ...headers: string[]) {
  return feedReply(asked, readHead(headers), { feed: async () => feed, baseUrl, security })
}

test('lists of events and news have feeds in both languages and both formats', () => {
  expect(requested('/de/veranstaltungen.rss?rubrik_id=3')).toMatchObject({
    sprache: 'de',
    typ: 'veranstaltungen',
    format: 'rss',
  })
  expect(requested('/en/aktuelles.atom')).toMatchObject({ sprache: 'en', format: 'atom' })
})

test('meetings and papers of the council have feeds, for a committee too', () => {
  for (const typ of ['sitzungen', 'vorlagen']) {
    const found = requested(`/de/${typ}.atom?gremium_id=4`)
    expect(found).toMatchObject({ sprache: 'de', typ, format: 'atom' })
    expect(found?.query.get('gremium_id')).toBe('4')
  }
})

test('anything else is no feed', () => {
  for (const url of ['/fr/aktuelles.rss', '/de/aemter.rss', '/de/aktuelles.xml', '/aktuelles.rss'])
    expect(requested(url), url).toBeNull()
})

test('who has the newest feed gets no second copy', async () => {
  const first = await reply({ xml: '<rss/>' })
  expect(first).toMatchObject({ status: 200, body: '<rss/>' })
  expect(first.headers['Content-Type']).toBe('application/rss+xml; charset=utf-8')
  const etag = headerText(first.headers, 'ETag')
  expect(await reply({ xml: '<rss/>' }, 'If-None-Match', etag)).toMatchObject({ status: 304 })
  expect(await reply({ xml: '<rss>new</rss>' }, 'If-None-Match', etag)).toMatchObject({
    status: 200,
  })
})

test('a wrong filter is refused in words', async () => {
  expect(await reply({ code: 'bad-request' })).toMatchObject({ status: 400 })
})
