import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { openShop, type Shop, wish } from './shop.ts'

// Spec 2.7, reliability T68, T73: what is not ordered, and what is said instead.

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})

const orders = () => shop.rows('select id from bestellungen')

test('what is not as it was looked at is not ordered: price, quantity, address, another tab', async () => {
  const vase = await shop.add('Vase', 3000, { menge_limit: 9 })
  const changes: ((korb: string | null, id: string) => Promise<unknown>)[] = [
    () => shop.change(vase, { preis_cent: 3100 }),
    () => shop.change(vase, { titel: 'Vase, neu' }),
    () => shop.change(vase, { aktiv: false }).then(() => shop.change(vase, { aktiv: true })),
    (korb, id) => shop.cart({ tun: 'aendern', korb, mengen: [{ id, menge: 2 }] }),
    (korb) => shop.cart(wish(shop.honey, { korb })),
    (korb) => shop.enter(korb, { land: 'CH', plz: '8001' }),
  ]
  const outcomes: string[] = []
  for (const change of changes) {
    const { korb, position } = await shop.cart(wish(vase))
    const { uebersicht } = await shop.enter(korb)
    await change(korb, position ?? '')
    const { ergebnis } = await shop.order(korb, { stand: uebersicht?.stand })
    outcomes.push(ergebnis)
  }
  expect(outcomes).toEqual([
    'geaendert',
    'geaendert',
    'bestellt',
    'geaendert',
    'geaendert',
    'geaendert',
  ])
})

test('one sender orders twenty times in ten minutes, and no more; the cart stays (T73)', async () => {
  const who = { 'X-Absender': 'ein-haushalt' }
  const tries = Array.from({ length: 21 }, async () => {
    const { korb } = await shop.cart(wish(shop.honey))
    const { uebersicht } = await shop.enter(korb)
    const question = { korb, sprache: 'de', stand: uebersicht?.stand, schluessel: randomUUID() }
    return (await shop.ask('bestellen', question, who)).status
  })
  const statuses = await Promise.all(tries)
  expect(statuses.filter((status) => status === 200)).toHaveLength(20)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
})

test('what is no order is refused, and nothing of it is kept', async () => {
  const before = await orders()
  const { korb } = await shop.cart(wish(shop.honey))
  const right = { korb, sprache: 'de', stand: 'x', schluessel: randomUUID() }
  for (const body of [
    {},
    { ...right, schluessel: '1' },
    { ...right, korb: 'x' },
    { ...right, stand: 7 },
  ])
    expect((await shop.ask('bestellen', body)).status).toBe(400)
  expect(await (await shop.ask('bestellen', right)).json()).toEqual({ ergebnis: 'geaendert' })
  expect(await (await shop.ask('bestellen', { ...right, korb: 'y'.repeat(22) })).json()).toEqual({
    ergebnis: 'leer',
  })
  expect(await orders()).toHaveLength(before.length)
})
