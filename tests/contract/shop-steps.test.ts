import { bestellung } from '@kurstadt/contract/shop'
import { beforeAll, expect, test } from 'vitest'
import type { Akt } from '../../apps/cms/src/subjects/shop/abwicklung/schritte.ts'
import { acceptAll, letGo } from './orders.ts'
import { type Article, nummerOf, openShop, type Shop, wish } from './shop.ts'

// Issue of the shop, lines 4, 5 and 8: what the office does with an order, and what happens by itself.

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})

/** Lets an order go a step, as the button does; false when it may not. */
async function step(id: string, akt: Akt): Promise<boolean> {
  const refusal =
    akt === 'widerrufen' ? await acceptAll(shop.payload, id) : await letGo(shop.payload, id, akt)
  return refusal === null
}

/** Orders that a view of the back office lists. */
async function listed(key: string): Promise<string[]> {
  const { ansichten } = await import(
    '../../apps/cms/src/subjects/shop/collections/bestellungen/ansichten.ts'
  )
  const { oneTransaction } = await import('../../apps/cms/src/platform/database/index.ts')
  const view = ansichten.find((one) => one.key === key)
  const where = await oneTransaction(shop.payload, async (req) => view?.where(req, 'bestellungen'))
  const { docs } = await shop.payload.find({ collection: 'bestellungen', where: where ?? {} })
  return docs.map(({ id }) => String(id))
}

async function keep(): Promise<void> {
  const { keepShop } = await import('../../apps/cms/src/subjects/shop/jobs/index.ts')
  const { log } = await import('../../apps/cms/src/platform/log/log.ts')
  const tools = { log: log.child({}), now: () => new Date(), transport: null, from: 'a@b.example' }
  await keepShop({}, { payload: shop.payload, ...tools })
}

/** Buys two of an article that there are five of. */
async function bought(fields: Record<string, string> = {}) {
  const article = await shop.add('Teller', 2000, { menge_limit: 5 })
  const answer = await shop.buy(wish(article, { menge: 2 }), fields)
  const [row] = await shop.rows('select id from bestellungen where nummer = $1', [nummerOf(answer)])
  const zugang = answer.ergebnis === 'bestellt' ? answer.zugang : ''
  return { article, id: String(row?.id), zugang }
}

async function shown(zugang: string) {
  return bestellung.parse(await (await shop.ask('bestellung', { zugang })).json())
}

const mailOf = async (id: string, akt: Akt) =>
  (await shop.rows('select * from mails where anlass = $1', [`bestellung:${id}:${akt}`]))[0]

/** The ledger and the stock say the same. */
async function expectLeft(article: Article, count: number): Promise<void> {
  expect([await shop.left(article), await shop.booked(article)]).toEqual([count, count])
}

test('in advance: paid, sent, and whoever ordered hears of both', async () => {
  const { id, zugang } = await bought()
  expect(await step(id, 'bezahlt')).toBe(true)
  expect(await shown(zugang)).toMatchObject({ stand: 'neu', ueberweisung: null })
  expect(await step(id, 'versandt')).toBe(true)
  const order = await shown(zugang)
  expect(order.stand).toBe('versandt')
  expect(order.schritte.map(({ was }) => was)).toEqual(['bestellt', 'bezahlt', 'versandt'])
  expect((await mailOf(id, 'versandt'))?.text).toContain(`/de/shop/bestellung/${zugang}/`)
  expect(await mailOf(id, 'bezahlt')).toMatchObject({ an: 'probe@person.example' })
})

test('to be fetched: ready with a last day, then fetched and paid', async () => {
  const { id, zugang } = await bought({ lieferung: 'abholung', zahlung: 'abholung' })
  await step(id, 'bereit')
  const text = String((await mailOf(id, 'bereit'))?.text)
  expect(text).toContain('Tourist-Information in der Wandelhalle')
  expect(text).toMatch(/bis zum \d{1,2}\. \S+ 20\d\d auf/)
  await step(id, 'abgeholt')
  const order = await shown(zugang)
  expect(order.stand).toBe('abgeholt')
  expect(order.bezahlt_am).not.toBeNull()
})

test('who has not fetched it yet may still withdraw, however long it lies ready', async () => {
  const { id, zugang } = await bought({ lieferung: 'abholung', zahlung: 'abholung' })
  await step(id, 'bereit')
  const longAgo = "update bestellungen set versandt_am = now() - interval '40 days' where id = $1"
  await shop.rows(longAgo, [id])
  expect((await shown(zugang)).widerruf.moeglich).toBe(true)
})

test('what is fetched on invoice is not paid by that: it is still to be transferred, and then noted', async () => {
  const { id, zugang } = await bought({ lieferung: 'abholung', zahlung: 'rechnung' })
  await step(id, 'bereit')
  await step(id, 'abgeholt')
  const order = await shown(zugang)
  expect(order).toMatchObject({ stand: 'abgeholt', bezahlt_am: null })
  expect(order.ueberweisung?.cent).toBe(4000)
  expect(await listed('unbezahlt')).toContain(id)
  expect(await step(id, 'bezahlt')).toBe(true)
  expect(await shown(zugang)).toMatchObject({ stand: 'abgeholt', ueberweisung: null })
  expect(await listed('unbezahlt')).not.toContain(id)
})

test('of two who do the same at once one does it, and what may not be is not done', async () => {
  const { article, id } = await bought()
  const both = await Promise.all([step(id, 'storniert'), step(id, 'storniert')])
  expect(both.filter(Boolean)).toHaveLength(1)
  await expectLeft(article, 5)
  expect(await step(id, 'versandt')).toBe(false)
  expect(await step('00000000-0000-4000-8000-000000000000', 'bezahlt')).toBe(false)
})

test('a cancelled order gives its pieces back, and its invoice is corrected under the next number', async () => {
  const { article, id, zugang } = await bought()
  await step(id, 'bezahlt')
  await step(id, 'storniert')
  await expectLeft(article, 5)
  const papers = await shop.rows(
    'select art, nummer, daten from shop_belege where bestellung = $1 order by nummer',
    [id],
  )
  expect(papers.map(({ art }) => art)).toEqual(['rechnung', 'korrektur'])
  expect(papers[1]?.daten).toEqual(papers[0]?.daten)
  expect(await mailOf(id, 'storniert')).toMatchObject({ anlagen: [papers[1]?.nummer] })
  expect((await shown(zugang)).papiere.map(({ papier }) => papier)).toContain(papers[1]?.nummer)
  await step(id, 'erstattet')
  expect(await shown(zugang)).toMatchObject({ stand: 'storniert', erstattet_cent: 4300 })
})

test('a withdrawal before anything was sent gives the pieces back at once', async () => {
  const { article, id } = await bought()
  const values = `values ('B-1', 'Probe', $1, now(), nextval('nummer_widerrufe'))`
  await shop.rows(
    `insert into widerrufe (bestellnummer, name, bestellung_id, eingegangen_am, nummer) ${values}`,
    [id],
  )
  await step(id, 'widerrufen')
  await expectLeft(article, 5)
  const rows = await shop.rows('select erledigt from widerrufe where bestellung_id = $1', [id])
  expect(rows).toEqual([{ erledigt: true }])
  expect(await step(id, 'zurueck')).toBe(false)
})

test('a withdrawal afterwards does so when the goods are back, and once', async () => {
  const { article, id } = await bought({ zahlung: 'rechnung' })
  await step(id, 'versandt')
  await step(id, 'widerrufen')
  await expectLeft(article, 3)
  expect(await step(id, 'zurueck')).toBe(true)
  expect(await step(id, 'zurueck')).toBe(false)
  await expectLeft(article, 5)
  const grounds = await shop.rows('select grund from shop_bewegungen where bestellung = $1', [id])
  expect(grounds.map(({ grund }) => grund)).toEqual(['verkauf', 'ruecklauf'])
})

test('what is not paid in time is cancelled, gives its pieces back and says so by mail', async () => {
  const late = await bought()
  const inTime = await bought()
  const onAccount = await bought({ zahlung: 'rechnung' })
  await shop.rows(
    `update bestellungen set zahlbar_bis = now() - interval '1 minute' where id = any($1)`,
    [[late.id, onAccount.id]],
  )
  await keep()
  await keep()
  expect(await shown(late.zugang)).toMatchObject({ stand: 'storniert', verfallen: true })
  await expectLeft(late.article, 5)
  expect(await mailOf(late.id, 'verfallen')).toMatchObject({ an: 'probe@person.example' })
  expect((await shown(inTime.zugang)).stand).toBe('wartet')
  expect((await shown(onAccount.zugang)).stand).toBe('neu')
  await expectLeft(inTime.article, 3)
  expect(await step(late.id, 'zu_spaet')).toBe(true)
  expect(await step(late.id, 'erstattet')).toBe(true)
})

test('who has withdrawn is not told that they have not paid; money that comes later goes back', async () => {
  const { id, zugang } = await bought()
  await shop.rows(
    `with offen as (
       insert into widerrufe (bestellnummer, name, bestellung_id, eingegangen_am, nummer)
       values ('B-1', 'Probe', $1::uuid, now(), nextval('nummer_widerrufe'))
     )
     update bestellungen set zahlbar_bis = now() - interval '1 minute' where id = $1::uuid`,
    [id],
  )
  await keep()
  expect((await shown(zugang)).stand).toBe('wartet')
  expect(await step(id, 'verfallen')).toBe(false)
  expect(await mailOf(id, 'verfallen')).toBeUndefined()
  expect(await step(id, 'widerrufen')).toBe(true)
  expect(await step(id, 'zu_spaet')).toBe(true)
  expect(await step(id, 'erstattet')).toBe(true)
  expect(await shown(zugang)).toMatchObject({ stand: 'widerrufen', erstattet_cent: 4300 })
})

test('what runs low is told once, and again only after there was more of it', async () => {
  const told = () => shop.rows(`select * from mails where betreff = 'Wird knapp: Kerze'`)
  const candle = await shop.add('Kerze', 500, { menge_limit: 5, meldebestand: 3 })
  await keep()
  expect(await told()).toHaveLength(0)
  await shop.buy(wish(candle, { menge: 2 }))
  await keep()
  await keep()
  expect(await told()).toMatchObject([{ an: 'shop@silberbronn.example' }])
  await shop.rows('update shop_artikel set menge_limit = 9 where id = $1', [candle.id])
  await keep()
  await shop.rows('update shop_artikel set menge_limit = 5 where id = $1', [candle.id])
  await keep()
  expect(await told()).toHaveLength(2)
})

test('carts go after thirty days, orders eight years after their year, and nothing before', async () => {
  const { forgetShop } = await import('../../apps/cms/src/subjects/shop/jobs/index.ts')
  const { id } = await bought()
  const { korb } = await shop.cart(wish(shop.honey))
  const count = async () => [
    (await shop.rows('select from bestellungen where id = $1', [id])).length,
    (await shop.rows('select from warenkorb_positionen')).length > 0 && korb !== null,
  ]
  const forgetIn = async (years: number, days: number) => {
    const { log } = await import('../../apps/cms/src/platform/log/log.ts')
    const at = new Date(Date.now() + days * 86_400_000)
    at.setUTCFullYear(at.getUTCFullYear() + years)
    const tools = { log: log.child({}), now: () => at, transport: null, from: 'a@b.example' }
    await forgetShop({ payload: shop.payload, ...tools })
  }
  await forgetIn(0, 29)
  expect(await count()).toEqual([1, true])
  await forgetIn(0, 31)
  expect(await count()).toEqual([1, false])
  await forgetIn(8, 0)
  expect(await count()).toEqual([1, false])
  await forgetIn(9, 0)
  expect(await count()).toEqual([0, false])
})
