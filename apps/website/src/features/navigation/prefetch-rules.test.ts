import { expect, test } from 'vitest'
import { hasRoomAhead, mayPrefetch, pageToPrefetch } from './prefetch-rules.ts'

const here = new URL('https://stadt.example/de/rathaus/?seite=2#oben')
const link = (path: string, of: { target?: string; download?: string } = {}) =>
  pageToPrefetch(
    { href: new URL(path, here).href, target: of.target ?? '', download: of.download ?? '' },
    here,
  )?.pathname ?? null

test.each([
  [{ onLine: true }, true],
  [{ onLine: false }, false],
  [{ onLine: true, connection: { effectiveType: '4g' } }, true],
  [{ onLine: true, connection: { effectiveType: '3g' } }, true],
  [{ onLine: true, connection: { effectiveType: '2g' } }, false],
  [{ onLine: true, connection: { effectiveType: 'slow-2g' } }, false],
  [{ onLine: true, connection: { saveData: true, effectiveType: '4g' } }, false],
])('links prefetch except on 2G, data saver or offline: %j', (connection, may) => {
  expect(mayPrefetch(connection)).toBe(may)
})

test('pages of this site are fetched ahead', () => {
  expect(link('/de/kontakt/')).toBe('/de/kontakt/')
  expect(link('/de/rathaus/?seite=3')).toBe('/de/rathaus/')
})

test('nothing else is', () => {
  expect(link('https://karten.example/de/')).toBeNull()
  expect(link('/media/plan.pdf')).toBeNull()
  expect(link('/de/veranstaltungen.ics')).toBeNull()
  expect(link('/_gallery')).toBeNull()
  expect(link('mailto:a@stadt.example')).toBeNull()
  expect(link('/de/kontakt/', { target: '_blank' })).toBeNull()
  expect(link('/de/kontakt/', { download: 'x.pdf' })).toBeNull()
  expect(pageToPrefetch({ href: '', target: '', download: '' }, here)).toBeNull()
})

test('nor is a private area, the page itself, or a page in the other language', () => {
  expect(link('/de/anfragestatus/0123456789abcdef/')).toBeNull()
  expect(link('/en/request-status/0123456789abcdef/')).toBeNull()
  expect(link('/de/intranet/')).toBeNull()
  expect(link('/de/shop/warenkorb/')).toBeNull()
  expect(link('/de/intranet/rubrik/12')).toBeNull()
  expect(link('/de/gemeinderat/intern/sitzungen/7/')).toBeNull()
  expect(link('/de/gemeinderat/sitzungen/')).not.toBeNull()
  expect(link('/de/rathaus/?seite=2#unten')).toBeNull()
  expect(link('/en/')).toBeNull()
})

test('A11: what is in sight is fetched ahead until it weighs as much as the page, four at most', () => {
  expect(hasRoomAhead(9_000, { count: 0, bytes: 0 })).toBe(true)
  expect(hasRoomAhead(9_000, { count: 1, bytes: 8_000 })).toBe(true)
  expect(hasRoomAhead(9_000, { count: 2, bytes: 16_000 })).toBe(false)
  expect(hasRoomAhead(90_000, { count: 4, bytes: 20_000 })).toBe(false)
  expect(hasRoomAhead(0, { count: 0, bytes: 0 })).toBe(true)
})
