import { beforeAll, expect, test } from 'vitest'
import { letGo } from './orders.ts'
import { openShop, type Shop } from './shop.ts'
import { doorOf } from './shop-door.ts'
import { type Held, holdersOf } from './ticket-holders.ts'
import { german } from './writing.ts'

// Issue 20, line 6: an event is cancelled: holders are told, tickets come back, money goes back.

let shop: Shop
let holders: ReturnType<typeof holdersOf>
let door: ReturnType<typeof doorOf>

beforeAll(async () => {
  shop = await openShop()
  holders = holdersOf(shop)
  door = doorOf(shop)
})

async function keep(): Promise<void> {
  const { keepShop } = await import('../../apps/cms/src/subjects/shop/jobs/index.ts')
  const { log } = await import('../../apps/cms/src/platform/log/log.ts')
  const tools = { log: log.child({}), now: () => new Date(), transport: null, from: 'a@b.example' }
  await keepShop({}, { payload: shop.payload, ...tools })
}

const setState = ({ article }: Held, status: 'abgesagt' | 'geplant') =>
  shop.payload.update({
    collection: 'veranstaltungen',
    id: article.concert,
    ...german,
    data: { status },
  })

async function listed() {
  const { readAbsagen } = await import('../../apps/cms/src/subjects/shop/absagen/index.ts')
  const { oneTransaction } = await import('../../apps/cms/src/platform/database/index.ts')
  const { offen, zuErstatten } = await oneTransaction(shop.payload, readAbsagen)
  const of = (all: typeof offen) => new Map(all.map((one) => [one.id, one]))
  return { offen: of(offen), zuErstatten: of(zuErstatten) }
}

const expectLeft = async ({ article }: Held, count: number) =>
  expect([await shop.left(article), await shop.booked(article)]).toEqual([count, count])

test('each holder is told once, in their language, paid or not; nobody else is', async () => {
  const english = await holders.paid({ menge: 2 }, { sprache: 'en' })
  const unpaid = await holders.bought({}, { of: english.article })
  const other = await holders.paid()
  await setState(english, 'abgesagt')
  await keep()
  await keep()
  const [letter, ...more] = await holders.mailsOf(english, 'absage')
  expect(more).toEqual([])
  expect(letter).toMatchObject({ an: 'probe@person.example', betreff: 'Cancelled: Sommerkonzert' })
  expect(letter?.text).toContain(`with order B-${english.nummer}`)
  expect(letter?.text).toContain('We refund you the price of the tickets')
  const [german] = await holders.mailsOf(unpaid, 'absage')
  expect(german?.text).toContain('Bitte bezahlen Sie dafür nichts mehr')
  expect(german?.text).toContain('(5. Juli 2031)')
  expect(await holders.mailsOf(other, 'absage')).toEqual([])
  await shop.rows('delete from mails')
  await keep()
  expect(await holders.mailsOf(english, 'absage')).toEqual([])
})

test('an event that takes place after all is told, too, and once more when it is off again', async () => {
  const order = await holders.paid()
  await setState(order, 'abgesagt')
  await keep()
  await setState(order, 'geplant')
  await keep()
  await keep()
  expect(await holders.mailsOf(order, 'doch')).toMatchObject([
    { betreff: 'Findet doch statt: Sommerkonzert' },
  ])
  expect(await letGo(shop.payload, order.id, 'abgesagt')).toMatchObject({ status: 409 })
  await setState(order, 'abgesagt')
  await keep()
  expect(await holders.mailsOf(order, 'absage')).toHaveLength(2)
})

test('tickets come back although they were sent: stock, credit note, letter, refund, and no entry', async () => {
  const order = await holders.paid({ menge: 3 })
  const code = await door.codeOf(order, 1)
  await expectLeft(order, 87)
  await setState(order, 'abgesagt')
  expect((await listed()).offen.get(order.id)).toMatchObject({
    referenz: `B-${order.nummer}`,
    name: 'Probe Person',
    karten: ['3 × Sommerkonzert'],
    cent: 3600,
    bezahlt: true,
  })
  const both = await Promise.all([1, 2].map(() => letGo(shop.payload, order.id, 'abgesagt')))
  expect(both.filter((refusal) => refusal === null)).toHaveLength(1)
  await expectLeft(order, 90)
  const papers = await shop.rows(
    `select art, nummer, daten from shop_belege where bestellung = $1 order by nummer`,
    [order.id],
  )
  expect(papers.map(({ art }) => art)).toEqual(['rechnung', 'korrektur'])
  expect(papers[1]?.daten).toMatchObject({ summe_cent: 3600 })
  const [letter] = await holders.mailsOf(order, 'abgesagt')
  expect(letter).toMatchObject({ anlagen: [papers[1]?.nummer] })
  expect(letter?.text).toMatch(/3 × Karte Sommerkonzert: 36,00\s€/)
  expect(letter?.text).toMatch(/Wir erstatten Ihnen 36,00\s€/)
  expect(await holders.shown(order)).toMatchObject({ stand: 'storniert', karten: 'keine' })
  expect((await holders.paper(order)).status).toBe(404)
  expect((await door.check(order, code)).art).toBe('storniert')
  const after = await listed()
  expect([after.offen.has(order.id), after.zuErstatten.get(order.id)?.cent]).toEqual([false, 3600])
  expect(await letGo(shop.payload, order.id, 'erstattet')).toBeNull()
  expect((await listed()).zuErstatten.has(order.id)).toBe(false)
  expect(await holders.shown(order)).toMatchObject({ erstattet_cent: 3600 })
})

test('of a mixed order the goods go on, sent or not; postage stays, and the money adds up', async () => {
  const wanted = { beside: shop.honey, fields: { lieferung: 'versand' } }
  const [packed, sent] = [await holders.paid({}, wanted), await holders.paid({ menge: 2 }, wanted)]
  await letGo(shop.payload, sent.id, 'versandt')
  for (const [order, cent] of [
    [packed, 1200],
    [sent, 2400],
  ] as const) {
    await setState(order, 'abgesagt')
    expect(await letGo(shop.payload, order.id, 'abgesagt')).toBeNull()
    await expectLeft(order, 90)
    const page = await holders.shown(order)
    expect(page).toMatchObject({ gutschrift_cent: cent, karten: 'keine' })
    expect(page.positionen.map(({ widerrufen }) => widerrufen)).toEqual([cent / 1200, 0])
    expect((await listed()).zuErstatten.get(order.id)?.cent).toBe(cent)
    expect(await letGo(shop.payload, order.id, 'zurueck')).toMatchObject({ status: 409 })
  }
  expect((await holders.shown(packed)).stand).toBe('neu')
  expect((await holders.shown(sent)).stand).toBe('versandt')
  expect(await letGo(shop.payload, packed.id, 'versandt')).toBeNull()
})

test('who has not paid owes the rest alone, and nothing where tickets were all', async () => {
  const fields = { lieferung: 'versand' }
  const mixed = await holders.bought({}, { beside: shop.honey, fields })
  const only = await holders.bought({}, { of: mixed.article })
  await setState(mixed, 'abgesagt')
  expect((await listed()).offen.get(only.id)).toMatchObject({ cent: 0, bezahlt: false })
  await letGo(shop.payload, mixed.id, 'abgesagt')
  await letGo(shop.payload, only.id, 'abgesagt')
  const page = await holders.shown(mixed)
  expect(page).toMatchObject({ stand: 'wartet', ueberweisung: { cent: 1450 } })
  const [letter] = await holders.mailsOf(mixed, 'abgesagt')
  expect(letter?.text).toMatch(/nur noch 14,50/)
  expect(await holders.shown(only)).toMatchObject({ stand: 'storniert', ueberweisung: null })
  expect(await letGo(shop.payload, only.id, 'zu_spaet')).toBeNull()
  expect((await listed()).zuErstatten.get(only.id)?.cent).toBe(1200)
})

test('of tickets for two events the one that takes place stays good', async () => {
  const second = await shop.ticket({ eintrittskarte: true })
  const order = await holders.paid({ menge: 2 }, { beside: second })
  const before = (await holders.tickets(order)).codes
  await setState(order, 'abgesagt')
  await letGo(shop.payload, order.id, 'abgesagt')
  expect(await holders.shown(order)).toMatchObject({ stand: 'versandt', karten: 'da' })
  const { codes, pages } = await holders.tickets(order)
  expect(codes).toEqual(before.slice(2))
  expect(pages[0]).toContain('Karte 1 von 1')
  const event = await door.numberOfEvent(second.concert)
  expect((await door.checkAt(event, codes[0] ?? '')).art).toBe('gueltig')
})

/** Ways in which an editor takes a cancelled event away, before or after the office looks at it. */
const ways = {
  'lies in the bin': ({ article }: Held) =>
    shop.payload.update({
      collection: 'veranstaltungen',
      id: article.concert,
      ...german,
      data: { deletedAt: new Date().toISOString() },
    }),
  'is deleted for good': ({ article }: Held) =>
    shop.payload.delete({ collection: 'veranstaltungen', id: article.concert }),
}

test.each(Object.entries(ways))(
  'what holders were promised is kept although their event %s',
  async (_, takeAway) => {
    const order = await holders.paid({ menge: 2 })
    await setState(order, 'abgesagt')
    await keep()
    await takeAway(order)
    await keep()
    expect(await holders.mailsOf(order, 'doch')).toEqual([])
    expect(await holders.mailsOf(order, 'absage')).toHaveLength(1)
    expect((await listed()).offen.get(order.id)).toMatchObject({ cent: 2400, bezahlt: true })
    expect(await letGo(shop.payload, order.id, 'abgesagt')).toBeNull()
    expect((await listed()).zuErstatten.get(order.id)?.cent).toBe(2400)
  },
)

test('who holds tickets is told although the cancelled event went into the bin at once', async () => {
  const order = await holders.paid()
  await setState(order, 'abgesagt')
  await ways['lies in the bin'](order)
  await keep()
  expect(await holders.mailsOf(order, 'absage')).toMatchObject([
    { betreff: 'Abgesagt: Sommerkonzert' },
  ])
})

test('an event that takes place and is deleted was not cancelled: tickets stay good', async () => {
  const order = await holders.paid()
  await ways['lies in the bin'](order)
  await keep()
  expect(await holders.mailsOf(order, 'absage')).toEqual([])
  expect(await letGo(shop.payload, order.id, 'abgesagt')).toMatchObject({ status: 409 })
})

test.each(['de', 'en'] as const)(
  'of what cost nothing nobody promises a refund (%s)',
  async (sprache) => {
    const order = await holders.bought({}, { article: { preis_cent: 0 }, sprache })
    await setState(order, 'abgesagt')
    await keep()
    expect(await letGo(shop.payload, order.id, 'abgesagt')).toBeNull()
    for (const akt of ['absage', 'abgesagt']) {
      const [letter] = await holders.mailsOf(order, akt)
      expect(letter?.text).not.toMatch(/erstatte|refund|überweisen|transfer/i)
      expect(letter?.text).toMatch(/Sie brauchen nichts zu tun|There is nothing you need to do/)
    }
  },
)
