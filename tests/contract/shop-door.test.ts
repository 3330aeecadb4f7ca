import { beforeAll, expect, test } from 'vitest'
import { giveBack, letGo } from './orders.ts'
import { openShop, type Shop } from './shop.ts'
import { doorOf } from './shop-door.ts'
import { holdersOf } from './ticket-holders.ts'
import { german } from './writing.ts'

// Issue 20, line 6: at the door each ticket lets one in, once, and every other code is told why not.

let shop: Shop
let holders: ReturnType<typeof holdersOf>
let door: ReturnType<typeof doorOf>

beforeAll(async () => {
  shop = await openShop()
  holders = holdersOf(shop)
  door = doorOf(shop)
})

test('a good ticket lets one in, and says whose it is; the second time it says when and by whom', async () => {
  const order = await holders.paid({ menge: 2 })
  const [first = '', second = ''] = (await holders.tickets(order)).codes
  expect(await door.check(order, first)).toEqual({
    art: 'gueltig',
    karte: { referenz: `B-${order.nummer}`, name: 'Probe Person', was: 'Karte Sommerkonzert' },
  })
  const again = await door.check(order, first)
  expect(again).toMatchObject({ art: 'schon', wer: 'System' })
  expect(await door.count(order)).toEqual({ verkauft: 2, eingelassen: 1 })
  expect((await door.check(order, second.toLowerCase().replaceAll('-', ' '))).art).toBe('gueltig')
  expect(await door.count(order)).toEqual({ verkauft: 2, eingelassen: 2 })
})

test('of two doors at the same moment one lets the guest in', async () => {
  const order = await holders.paid()
  const [code = ''] = (await holders.tickets(order)).codes
  const all = await Promise.all(Array.from({ length: 6 }, () => door.check(order, code)))
  const count = (art: string) => all.filter((one) => one.art === art).length
  expect([count('gueltig'), count('schon')]).toEqual([1, 5])
})

test('a ticket for another event lets nobody in, and stays good for its own', async () => {
  const [own, other] = [await holders.paid(), await holders.paid()]
  const [code = ''] = (await holders.tickets(own)).codes
  expect(await door.check(other, code)).toMatchObject({ art: 'andere', titel: 'Sommerkonzert' })
  expect((await door.check(own, code)).art).toBe('gueltig')
})

test('unpaid and cancelled orders let nobody in', async () => {
  const unpaid = await holders.bought()
  expect((await door.check(unpaid, await door.codeOf(unpaid, 1))).art).toBe('unbezahlt')
  const off = await holders.paid()
  const code = await door.codeOf(off, 1)
  await letGo(shop.payload, off.id, 'storniert')
  expect((await door.check(off, code)).art).toBe('storniert')
  expect(await door.count(off)).toEqual({ verkauft: 0, eingelassen: 0 })
})

test('what is no code, cut short, of another secret, order or line: none of them is one', async () => {
  const order = await holders.paid({}, { beside: shop.honey, fields: { lieferung: 'versand' } })
  const code = await door.codeOf(order, 1)
  const wrong = [
    '',
    'Guten Abend',
    code.slice(0, -1),
    `${code.slice(0, -1)}${code.endsWith('7') ? '8' : '7'}`,
    await door.codeOf(order, 1, { secret: 'ein-anderes-geheimnis' }),
    await door.codeOf(order, 1, { bestellung: '00000000-0000-4000-8000-000000000000' }),
    await door.codeOf(order, 1, { nummer: 99_999_999 }),
    await door.codeOf(order, 1, { zeile: 1 }),
    await door.codeOf(order, 1, { zeile: 40 }),
  ]
  for (const one of wrong)
    expect([one, (await door.check(order, one)).art]).toEqual([one, 'unbekannt'])
  // Signed by ourselves, and of a place that this order never had.
  expect((await door.check(order, await door.codeOf(order, 2))).art).toBe('storniert')
  expect(await door.count(order)).toEqual({ verkauft: 1, eingelassen: 0 })
})

test('an event that was deleted still lets its guests in; an order that is deleted takes all along', async () => {
  const order = await holders.paid()
  const code = await door.codeOf(order, 1)
  const nummer = await door.eventOf(order)
  await shop.payload.delete({ collection: 'veranstaltungen', id: order.article.concert })
  expect((await door.checkAt(nummer, code)).art).toBe('gueltig')
  await shop.rows('delete from bestellungen where id = $1', [order.id])
  expect(await shop.rows('select from shop_einlass where bestellung = $1', [order.id])).toEqual([])
  expect((await door.checkAt(nummer, code)).art).toBe('unbekannt')
})

test('the door offers events with tickets alone, the next first', async () => {
  const { readEvents } = await import('../../apps/cms/src/subjects/shop/einlass/index.ts')
  const { oneTransaction } = await import('../../apps/cms/src/platform/database/index.ts')
  const later = await shop.ticket({ eintrittskarte: true }, { datum_von: '2031-09-01' })
  const past = await shop.ticket({ eintrittskarte: true }, { datum_von: '2026-01-02' })
  const plain = await shop.ticket()
  const events = await oneTransaction(shop.payload, readEvents)
  const numbers = events.map(({ nummer }) => nummer)
  const of = async ({ concert }: { concert: string }) => door.numberOfEvent(concert)
  expect(numbers.at(-1)).toBe(await of(later))
  expect(numbers).not.toContain(await of(past))
  expect(numbers).not.toContain(await of(plain))
})

/** Events that somebody at a door chooses from, each with its day. */
async function daysAtTheDoor(): Promise<Map<number, string | null>> {
  const { readEvents } = await import('../../apps/cms/src/subjects/shop/einlass/index.ts')
  const { oneTransaction } = await import('../../apps/cms/src/platform/database/index.ts')
  const events = await oneTransaction(shop.payload, readEvents)
  return new Map(events.map(({ nummer, tag }) => [nummer, tag]))
}

test('whoever holds tickets finds a door, whatever became of article and event since', async () => {
  const order = await holders.paid()
  const nummer = await door.eventOf(order)
  const { concert } = await shop.ticket()
  await shop.change(order.article, { veranstaltung: concert })
  expect((await daysAtTheDoor()).get(nummer)).toBe('2031-07-05')
  await shop.payload.update({
    collection: 'veranstaltungen',
    id: order.article.concert,
    ...german,
    data: { deletedAt: new Date().toISOString() },
  })
  expect((await daysAtTheDoor()).get(nummer)).toBe('2031-07-05')
})

test('an event stands at the door on the day that holds, moved to later, to earlier, or back', async () => {
  const dayOf = async (concert: object) => {
    const made = await shop.ticket({ eintrittskarte: true }, concert)
    return (await daysAtTheDoor()).get(await door.numberOfEvent(made.concert))
  }
  const moved = (status: string, datum_von: string) => ({ status, neuer_termin: { datum_von } })
  expect(await dayOf(moved('verschoben', '2031-08-01'))).toBe('2031-08-01')
  expect(await dayOf(moved('verschoben', '2031-06-01'))).toBe('2031-06-01')
  expect(await dayOf({ status: 'verschoben' })).toBe('2031-07-05')
  expect(await dayOf(moved('ausverkauft', '2031-08-01'))).toBe('2031-08-01')
  expect(await dayOf(moved('abgesagt', '2031-08-01'))).toBe('2031-08-01')
  expect(await dayOf(moved('geplant', '2031-08-01'))).toBe('2031-07-05')
})

const postpone = (concert: string, day: string | null) =>
  shop.payload.update({
    collection: 'veranstaltungen',
    id: concert,
    ...german,
    data: { status: 'verschoben', neuer_termin: { datum_von: day } },
  })

/** What the job of the shop does every ten minutes. */
async function keep(): Promise<void> {
  const { keepShop } = await import('../../apps/cms/src/subjects/shop/jobs/index.ts')
  const { log } = await import('../../apps/cms/src/platform/log/log.ts')
  const tools = { log: log.child({}), now: () => new Date(), transport: null, from: 'a@b.example' }
  await keepShop({}, { payload: shop.payload, ...tools })
}

test('who holds tickets is told once of each new day, and whoever buys later is not', async () => {
  const before = await holders.paid({ menge: 2 })
  const unpaid = await holders.bought({}, { of: before.article, sprache: 'en' })
  await postpone(before.article.concert, null)
  await keep()
  await keep()
  const [open, ...more] = await holders.mailsOf(before, 'verschoben')
  expect(more).toEqual([])
  expect(open).toMatchObject({ betreff: 'Verschoben: Sommerkonzert' })
  expect(open?.text).toContain('(5. Juli 2031)')
  expect(open?.text).toContain('Der neue Termin steht noch nicht fest')
  const after = await holders.paid({}, { of: before.article })
  await postpone(before.article.concert, '2031-07-19')
  await keep()
  await keep()
  const [, dated, ...rest] = await holders.mailsOf(before, 'verschoben')
  expect(rest).toEqual([])
  expect(dated?.text).toContain('Neuer Termin: 19. Juli 2031. Ihre Karten gelten auch dann.')
  expect(dated?.text).toContain('erstatten Ihnen ihren Preis')
  const [, english] = await holders.mailsOf(unpaid, 'verschoben')
  expect(english?.text).toContain('New date: 19 July 2031')
  expect(english?.text).toContain('do not pay anything')
  const later = await holders.paid({}, { of: before.article })
  await keep()
  expect(await holders.mailsOf(later, 'verschoben')).toEqual([])
  // Whoever bought while the day was open did not know the new one.
  expect(await holders.mailsOf(after, 'verschoben')).toHaveLength(1)
  const [code = ''] = (await holders.tickets(before)).codes
  expect((await door.check(before, code)).art).toBe('gueltig')
  expect(await letGo(shop.payload, later.id, 'zurueckgegeben')).toMatchObject({ status: 409 })
})

test('tickets for another day are given back: stock, credit note, letter, refund, and no entry', async () => {
  const order = await holders.paid(
    { menge: 2 },
    { beside: shop.honey, fields: { lieferung: 'versand' } },
  )
  expect(await letGo(shop.payload, order.id, 'zurueckgegeben')).toMatchObject({ status: 409 })
  await postpone(order.article.concert, '2031-07-19')
  await keep()
  const code = await door.codeOf(order, 1)
  expect(await giveBack(shop.payload, order.id, [2, 0])).toBeNull()
  expect(await letGo(shop.payload, order.id, 'zurueckgegeben')).toMatchObject({ status: 409 })
  expect([await shop.left(order.article), await shop.booked(order.article)]).toEqual([90, 90])
  expect(await holders.shown(order)).toMatchObject({
    stand: 'neu',
    gutschrift_cent: 2400,
    karten: 'keine',
  })
  const [letter] = await holders.mailsOf(order, 'zurueckgegeben')
  expect(letter?.text).toContain('wie gewünscht haben wir diese Karten')
  expect(letter?.text).toMatch(/Wir erstatten Ihnen 24,00\s€/)
  expect((await door.check(order, code)).art).not.toBe('gueltig')
  expect(await letGo(shop.payload, order.id, 'erstattet')).toBeNull()
  expect(await holders.shown(order)).toMatchObject({ erstattet_cent: 2400 })
  await postpone(order.article.concert, '2031-08-02')
  await keep()
  expect(await holders.mailsOf(order, 'verschoben')).toHaveLength(1)
})
