import { beforeEach, expect, test, vi } from 'vitest'
import { newRenderFacts } from '../content/index.ts'
import { takeOrder } from './checkout.tsx'

const server = vi.hoisted(() => ({ askShopAs: vi.fn(), loadShell: vi.fn() }))
vi.mock('../content/index.server.ts', () => server)

const zugang = 'abcdefghijklmnopqrstu_'
const schluessel = '0198d2a0-0000-4000-8000-000000000001'
const kept = { ergebnis: 'bestellt', sprache: 'de', zugang, nummer: 'B-42', rest: false }

beforeEach(() => server.askShopAs.mockReset())

/** Where the click on «Zahlungspflichtig bestellen» leads. */
async function click(cookie: string) {
  const url = new URL('/de/shop/kasse/pruefen/', 'http://localhost')
  const body = new URLSearchParams({ stand: 'x', schluessel })
  const request = new Request(url, { method: 'POST', body, headers: { cookie } })
  const answer = await takeOrder({ request, url, params: {}, facts: newRenderFacts('mark') })
  if (!(answer instanceof Response)) throw new Error('a page')
  return answer.headers.get('location')
}

test('F12: a second click, when the first has taken the cart, leads to the same order', async () => {
  server.askShopAs.mockResolvedValue({ kind: 'ok', value: kept })
  const first = await click(`warenkorb=${zugang}`)
  expect(first).toBe(`/de/shop/bestellung/${zugang}/`)
  expect(await click('')).toBe(first)
  const body = { korb: null, sprache: 'de', stand: 'x', schluessel }
  expect(server.askShopAs).toHaveBeenLastCalledWith(expect.objectContaining({ body }))
})

test('who has neither a cart nor an order comes to the cart', async () => {
  server.askShopAs.mockResolvedValue({ kind: 'ok', value: { ergebnis: 'leer' } })
  expect(await click('')).toBe('/de/shop/warenkorb/')
})
