import { expect, test, vi } from 'vitest'
import { townMap } from '../../tests/support/town-map.ts'
import { newRenderFacts } from '../content/index.ts'
import type { BaseMap } from '../features/karte/index.ts'
import { answerRequest } from './index.server.tsx'

const town = vi.hoisted((): { baseMap: BaseMap | null } => ({ baseMap: null }))
vi.mock('./base-map.server.ts', () => town)

async function open(map: BaseMap | null) {
  town.baseMap = map
  const facts = newRenderFacts('mark')
  const request = new Request('https://town.example/de/ort-waehlen/')
  const response = await answerRequest(request, facts)
  return { status: response.status, html: await response.text(), facts }
}

test('the map for the back office stands in a frame of it alone, and in no search engine', async () => {
  const { facts, html, status } = await open(townMap)
  expect(status).toBe(200)
  expect([...facts.frameAncestors]).toEqual(['http://localhost:3002'])
  expect([...facts.workerSources]).toEqual(['blob:'])
  expect(html).toContain('noindex')
  expect(html).toContain('data-island="office-map"')
  expect(html).toContain('Bitte tragen Sie die beiden Zahlen ein.')
})

test('a website without a map of its own says what to do instead, and asks no other house', async () => {
  for (const map of [null, { ...townMap, haeuser: ['karten.example'] }]) {
    const { facts, html, status } = await open(map)
    expect(status).toBe(200)
    expect(html).toContain('hat keine eigene Karte')
    expect(html).not.toContain('data-island')
    expect([...facts.mapSources]).toEqual([])
  }
})
