import { expect, test } from 'vitest'
import { codeIn, dataAddress, mayPrefetch, pageToPrefetch } from './prefetch-rules.later.ts'

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
])('links prefetch except on 2G, data saver or offline: %j', (told, may) => {
  expect(mayPrefetch(told)).toBe(may)
})

test('pages of this site are fetched ahead', () => {
  expect(link('/de/kontakt/')).toBe('/de/kontakt/')
  expect(link('/de/rathaus/?seite=3')).toBe('/de/rathaus/')
})

test('nothing else is', () => {
  expect(link('https://karten.example/de/')).toBeNull()
  expect(link('/media/plan.pdf')).toBeNull()
  expect(link('/_gallery')).toBeNull()
  expect(link('mailto:a@stadt.example')).toBeNull()
  expect(link('/de/kontakt/', { target: '_blank' })).toBeNull()
  expect(link('/de/kontakt/', { download: 'x.pdf' })).toBeNull()
  expect(pageToPrefetch({ href: '', target: '', download: '' }, here)).toBeNull()
})

test('nor is a private area, the page itself, or a page in the other language', () => {
  expect(link('/de/intranet/')).toBeNull()
  expect(link('/de/intranet/rubrik/12')).toBeNull()
  expect(link('/de/rathaus/?seite=2#unten')).toBeNull()
  expect(link('/en/')).toBeNull()
})

test('data have the address that the router asks for', () => {
  const data = (path: string) => dataAddress(new URL(path, here)).slice(here.origin.length)
  expect(data('/de/kontakt/#karte')).toBe('/de/kontakt/_.data?_routes=page')
  expect(data('/de/kontakt')).toBe('/de/kontakt.data?_routes=page')
  expect(data('/de/news/?seite=2')).toBe('/de/news/_.data?seite=2&_routes=page')
})

test('the code of a page is named in its data, each file once', () => {
  const data = '["modules",["/assets/de-a1.js","/assets/group-x-b_2.js","/assets/de-a1.js"]]'
  expect(codeIn(data)).toEqual(['/assets/de-a1.js', '/assets/group-x-b_2.js'])
})
