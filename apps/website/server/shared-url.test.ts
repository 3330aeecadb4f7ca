import { expect, test } from 'vitest'
import { createLedger } from '../src/content/index.server.ts'
import type { App } from './app-door.ts'
import { sharedUrl } from './shared-url.ts'
import { readTarget } from './target.ts'

const content: App['content'] = {
  ledger: createLedger(),
  openBreakers: () => [],
  start: () => () => undefined,
  loadShell: () => Promise.reject(new Error('not asked for here')),
  findFile: () => Promise.reject(new Error('not asked for here')),
  loadParking: () => Promise.reject(new Error('not asked for here')),
  loadSitemap: () => Promise.reject(new Error('not asked for here')),
  knownQueryNames: () => null,
  queryNames: (path) =>
    path === '/de/weg/'
      ? Promise.reject(new Error('away'))
      : Promise.resolve(['rubrik_id', 'seite']),
}

function targetOf(url: string) {
  const result = readTarget(url)
  if (result.kind !== 'target') throw new Error(url)
  return result.target
}

test.each([
  ['/de/x/', '/de/x/'],
  ['/de/x/?', '/de/x/'],
  ['/de/x/?utm_source=a', '/de/x/'],
  ['/de/x/?seite=2&rubrik_id=3', '/de/x/?rubrik_id=3&seite=2'],
  ['/de/x/?seite=2&seite=3', '/de/x/?seite=2'],
  ['/de/x/?seite=&rubrik_id=', '/de/x/'],
  ['/de/x/?unbekannt=page', '/de/x/'],
  ['/de/weg/?seite=2', '/de/weg/'],
])('a shared page has one address, whatever is added to it: %s → %s (T23)', async (url, shared) => {
  expect(await sharedUrl(content, targetOf(url))).toBe(shared)
})
