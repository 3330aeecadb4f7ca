import { beforeAll, expect, test } from 'vitest'
import { letGo, openDialogue } from './orders.ts'
import { partOrdersOf } from './part-orders.ts'
import { openShop, type Shop } from './shop.ts'

// Decision 0076: what the office cannot take back, and of two who do it at once one does.

let shop: Shop
let part: ReturnType<typeof partOrdersOf>

beforeAll(async () => {
  shop = await openShop()
  part = partOrdersOf(shop)
})

test('of two who accept the same part at once, one does', async () => {
  const order = await part.bought()
  const { gesehen } = await openDialogue(shop.payload, order.id)
  const wahl = { gesehen, mengen: [1, 0] }
  const both = await Promise.all(
    [1, 2].map(() => letGo(shop.payload, order.id, 'widerrufen', wahl)),
  )
  expect(both.filter((refusal) => refusal === null)).toHaveLength(1)
  expect(both.find((refusal) => refusal !== null)).toMatchObject({ status: 409 })
  await part.expectLeft(order.cup, 3)
  expect(await part.creditsOf(order.id)).toHaveLength(1)
})

test('a dialogue from before another step, or another declaration, takes nothing back', async () => {
  const order = await part.bought()
  const before = await openDialogue(shop.payload, order.id)
  await letGo(shop.payload, order.id, 'versandt')
  const old = { gesehen: before.gesehen, mengen: [1, 0] }
  expect(await letGo(shop.payload, order.id, 'widerrufen', old)).toMatchObject({ status: 409 })
  await part.declare(order)
  const first = await openDialogue(shop.payload, order.id)
  await part.declare(order, 'Doch nur einen Becher')
  const stale = { gesehen: first.gesehen, mengen: [3, 1] }
  expect(await letGo(shop.payload, order.id, 'widerrufen', stale)).toMatchObject({ status: 409 })
  expect(await part.creditsOf(order.id)).toEqual([])
})

test.each([
  [[0, 0], 'Sie haben 0 Stück gewählt.'],
  [[4, 0], 'Von „Becher“ sind nur noch 3 offen.'],
  [[1], 'Bitte geben Sie bei jeder Position an'],
])('%j is refused in words, and nothing has happened', async (mengen, words) => {
  const order = await part.bought()
  expect(await part.takeBack(order.id, mengen)).toContain(words)
  await part.expectLeft(order.cup, 2)
  expect((await part.shown(order)).gutschrift_cent).toBe(0)
})

test('a declaration that the office has ticked off holds nothing up any more', async () => {
  const order = await part.bought()
  await part.declare(order)
  await shop.rows('update widerrufe set erledigt = true where bestellung_id = $1', [order.id])
  expect(await part.shown(order)).toMatchObject({
    ueberweisung: { cent: 7450 },
    widerruf: { moeglich: true },
  })
})
