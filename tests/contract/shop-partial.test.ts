import { beforeAll, expect, test } from 'vitest'
import { acceptAll, letGo, openDialogue } from './orders.ts'
import { partOrdersOf } from './part-orders.ts'
import { openShop, type Shop } from './shop.ts'

// Decision 0076: a buyer withdraws from a part of an order, and the rest of it goes on.

let shop: Shop
let part: ReturnType<typeof partOrdersOf>

beforeAll(async () => {
  shop = await openShop()
  part = partOrdersOf(shop)
})

test('of a part its pieces, its credit note and the letter follow; the rest can be sent', async () => {
  const order = await part.bought()
  await part.declare(order, 'Nur einen Becher')
  expect((await openDialogue(shop.payload, order.id)).preset).toEqual([null, null])
  expect(await part.takeBack(order.id, [1, 0])).toBeNull()
  await part.expectLeft(order.cup, 3)
  const [credit, ...more] = await part.creditsOf(order.id)
  expect(more).toEqual([])
  expect(credit?.daten).toMatchObject({
    positionen: [{ titel: 'Becher', menge: 1, preis_cent: 2000, mwst: 19 }],
    versand_cent: 0,
    summe_cent: 2000,
    steuern: [{ satz: 19, brutto_cent: 2000, netto_cent: 1681, steuer_cent: 319 }],
  })
  const [letter] = await part.mailsOf(order.id, 'teilwiderruf')
  expect(letter).toMatchObject({ an: order.email, anlagen: [credit?.nummer] })
  expect(String(letter?.text)).toMatch(/1 × Becher: 20,00\s€/)
  expect(await letGo(shop.payload, order.id, 'versandt')).toBeNull()
  expect((await part.shown(order)).stand).toBe('versandt')
})

test('unpaid, the sum sinks: on the page, on the invoice and in its code', async () => {
  const order = await part.bought()
  await part.declare(order)
  expect((await part.shown(order)).ueberweisung).toBeNull()
  await shop.rows(`update bestellungen set zahlbar_bis = now() - interval '1 day' where id = $1`, [
    order.id,
  ])
  await part.takeBack(order.id, [2, 0])
  const page = await part.shown(order)
  expect(page).toMatchObject({
    stand: 'neu',
    summe_cent: 7450,
    gutschrift_cent: 4000,
    erstattet_cent: 0,
    positionen: [
      { menge: 3, widerrufen: 2 },
      { menge: 1, widerrufen: 0 },
    ],
    ueberweisung: { cent: 3450 },
    widerruf: { moeglich: true, eingegangen_am: null },
  })
  expect(page.ueberweisung?.girocode).toContain('EUR34.50')
  expect(Date.parse(page.zahlbar_bis ?? '')).toBeGreaterThan(Date.now())
  const { code, text } = await part.invoiceOf(order)
  expect(text).toContain('Bitte überweisen Sie 34,50 €')
  expect(code).toContain('EUR34.50')
  const [letter] = await part.mailsOf(order.id, 'teilwiderruf')
  expect(String(letter?.text)).toMatch(/Bitte überweisen Sie bis zum .* nur noch 34,50/)
  await letGo(shop.payload, order.id, 'bezahlt')
  expect(await part.shown(order)).toMatchObject({ ueberweisung: null, gutschrift_cent: 4000 })
  expect(await letGo(shop.payload, order.id, 'erstattet')).toMatchObject({ status: 409 })
})

test('a second withdrawal takes the rest with the postage, and all of it adds up', async () => {
  const order = await part.bought()
  await letGo(shop.payload, order.id, 'bezahlt')
  await letGo(shop.payload, order.id, 'versandt')
  await part.declare(order, 'Einen Becher')
  await part.takeBack(order.id, [1, 0])
  await part.expectLeft(order.cup, 2)
  expect(await letGo(shop.payload, order.id, 'zurueck')).toBeNull()
  await part.expectLeft(order.cup, 3)
  expect(await letGo(shop.payload, order.id, 'erstattet')).toBeNull()
  expect(await part.shown(order)).toMatchObject({ stand: 'versandt', erstattet_cent: 2000 })
  await part.declare(order)
  expect((await openDialogue(shop.payload, order.id)).preset).toEqual([2, 1])
  expect(await acceptAll(shop.payload, order.id)).toBeNull()
  expect((await part.shown(order)).stand).toBe('widerrufen')
  const credits = (await part.creditsOf(order.id)).map(({ daten }) => daten)
  expect(credits.map(({ summe_cent, versand_cent }) => [summe_cent, versand_cent])).toEqual([
    [2000, 0],
    [5450, 300],
  ])
  expect(await letGo(shop.payload, order.id, 'zurueck')).toBeNull()
  expect(await letGo(shop.payload, order.id, 'zurueck')).toMatchObject({ status: 409 })
  await part.expectLeft(order.cup, 5)
  await letGo(shop.payload, order.id, 'erstattet')
  const page = await part.shown(order)
  expect(page).toMatchObject({ erstattet_cent: 7450, gutschrift_cent: 7450 })
  expect(page.schritte.map(({ was }) => was)).toEqual([
    'bestellt',
    'bezahlt',
    'versandt',
    'widerrufen',
    'teilwiderruf',
    'erstattet',
    'widerrufen',
    'erstattet',
  ])
  const refunds = (await part.mailsOf(order.id, 'erstattet')).map(({ text }) => String(text))
  expect(refunds).toHaveLength(2)
  expect(refunds.join(' ')).toMatch(/20,00.*54,50/s)
})

test('two partial ones are told twice, each with a credit note of its own', async () => {
  const order = await part.bought()
  for (const mengen of [
    [1, 0],
    [1, 0],
  ])
    expect(await part.takeBack(order.id, mengen)).toBeNull()
  const numbers = (await part.creditsOf(order.id)).map(({ nummer }) => nummer)
  expect(new Set(numbers).size).toBe(2)
  const letters = await part.mailsOf(order.id, 'teilwiderruf')
  expect(letters.map(({ anlagen }) => anlagen)).toEqual(numbers.map((nummer) => [nummer]))
  await part.expectLeft(order.cup, 4)
})

test('a ticket for a date stays when the cups are withdrawn, and the order with it', async () => {
  const order = await part.bought({ zahlung: 'vorkasse' }, await shop.ticket())
  await part.declare(order)
  expect((await openDialogue(shop.payload, order.id)).preset).toEqual([3, 0])
  expect(await part.takeBack(order.id, [3, 1])).toContain('kein Widerrufsrecht')
  expect(await part.creditsOf(order.id)).toEqual([])
  expect(await acceptAll(shop.payload, order.id)).toBeNull()
  const page = await part.shown(order)
  expect(page).toMatchObject({
    stand: 'wartet',
    gutschrift_cent: 6000,
    widerruf: { moeglich: false },
  })
  expect(page.ueberweisung?.cent).toBe(1500)
  expect(await part.takeBack(order.id, [0, 1])).toContain('Inzwischen')
  expect(await letGo(shop.payload, order.id, 'storniert')).toBeNull()
  const [, rest] = await part.creditsOf(order.id)
  expect(rest?.daten).toMatchObject({ summe_cent: 1500, versand_cent: 300 })
  await part.expectLeft(order.cup, 5)
})

test('once tickets alone are left of a parcel nothing is sent: postage goes back, nothing waits', async () => {
  const ticket = await shop.ticket({ eintrittskarte: true })
  const [paid, unpaid] = [
    await part.bought({ zahlung: 'vorkasse' }, ticket),
    await part.bought({ zahlung: 'vorkasse' }, ticket),
  ]
  await letGo(shop.payload, paid.id, 'bezahlt')
  for (const { id } of [paid, unpaid]) expect(await part.takeBack(id, [3, 0])).toBeNull()
  const rest = { gutschrift_cent: 6300, karten: 'da', stand: 'versandt' }
  expect(await part.shown(paid)).toMatchObject(rest)
  expect(await letGo(shop.payload, paid.id, 'versandt')).toMatchObject({ status: 409 })
  expect(await part.shown(unpaid)).toMatchObject({ stand: 'wartet', ueberweisung: { cent: 1200 } })
  await letGo(shop.payload, unpaid.id, 'bezahlt')
  expect(await part.shown(unpaid)).toMatchObject(rest)
})

test('what leaves nothing to pay does not wait for it', async () => {
  const free = await shop.add('Prospekt', 0, { menge_limit: 50 })
  const order = await part.bought({ lieferung: 'abholung', zahlung: 'vorkasse' }, free)
  expect((await part.shown(order)).stand).toBe('wartet')
  await part.takeBack(order.id, [3, 0])
  expect(await part.shown(order)).toMatchObject({ stand: 'neu', ueberweisung: null })
  const [letter] = await part.mailsOf(order.id, 'teilwiderruf')
  expect(String(letter?.text)).toContain('Sie brauchen nichts zu bezahlen.')
  expect(await letGo(shop.payload, order.id, 'erstattet')).toMatchObject({ status: 409 })
})

test('money to give back for a part is in the view of what is to be refunded', async () => {
  const { ansichten } = await import(
    '../../apps/cms/src/subjects/shop/collections/bestellungen/ansichten.ts'
  )
  const { oneTransaction } = await import('../../apps/cms/src/platform/database/index.ts')
  const view = ansichten.find(({ key }) => key === 'erstatten')
  const listed = async () =>
    JSON.stringify(
      await oneTransaction(shop.payload, async (req) => view?.where(req, 'bestellungen')),
    )
  const [paid, unpaid] = [await part.bought(), await part.bought()]
  await letGo(shop.payload, paid.id, 'bezahlt')
  for (const { id } of [paid, unpaid]) await part.takeBack(id, [1, 0])
  expect(await listed()).toContain(paid.id)
  expect(await listed()).not.toContain(unpaid.id)
  await letGo(shop.payload, paid.id, 'erstattet')
  expect(await listed()).not.toContain(paid.id)
})
