import { calls } from '@kurstadt/contract'
import { beforeAll, expect, test } from 'vitest'
import { todayInBerlin } from '../../apps/cms/src/platform/time/berlin.ts'
import { daysLater } from '../../apps/cms/src/platform/time/days.ts'
import { giveBack, letGo } from './orders.ts'
import { nummerOf, openShop, type Shop, wish } from './shop.ts'
import { type Held, holdersOf } from './ticket-holders.ts'
import { german } from './writing.ts'

// Tickets and the day of their event: when the sale ends, who is told of which day, and how long
// anybody can be told at all (issue 20, line 6; T67).

let shop: Shop
let holders: ReturnType<typeof holdersOf>

beforeAll(async () => {
  shop = await openShop()
  holders = holdersOf(shop)
})

async function tools(now = new Date()) {
  const { log } = await import('../../apps/cms/src/platform/log/log.ts')
  const post = { transport: null, from: 'a@b.example' }
  return { payload: shop.payload, log: log.child({}), now: () => now, ...post }
}

/** What the job of the shop does every ten minutes. */
async function keep(): Promise<void> {
  const { keepShop } = await import('../../apps/cms/src/subjects/shop/jobs/index.ts')
  await keepShop({}, await tools())
}

/** What the clean-up does at night, at a moment. */
async function forgetAt(now: string): Promise<void> {
  const { forgetShop } = await import('../../apps/cms/src/subjects/shop/jobs/index.ts')
  await forgetShop(await tools(new Date(now)))
}

const change = (concert: string, data: object) =>
  shop.payload.update({ collection: 'veranstaltungen', id: concert, ...german, data })

const onDay = (concert: string, day: string, data: object = {}) =>
  change(concert, { datum_von: day, datum_bis: day, ...data })

const postpone = (concert: string, day: string | null) =>
  change(concert, { status: 'verschoben', neuer_termin: { datum_von: day } })

const wordsOf = async (order: Held, kind: string) =>
  (await holders.mailsOf(order, kind)).map(({ text }) => String(text))

test('once its day is over a ticket is not on sale any more, however it lies in the cart', async () => {
  const article = await shop.ticket({ eintrittskarte: true })
  const { korb } = await shop.cart(wish(article))
  await shop.enter(korb, { lieferung: 'mail' })
  const yesterday = daysLater(todayInBerlin(), -1)
  await onDay(article.concert, yesterday)
  const answer = await shop.api.get(`/api/cms/shop_artikel/${article.nummer}`)
  const shown = calls['shop_artikel/{id}'].answer.parse(await answer.json())
  expect(shown).toMatchObject({ menge_limit: 0, veranstaltung: { vorbei: true } })
  const cart = await shop.cart({ tun: 'zeigen', korb })
  expect(cart.warenkorb?.positionen[0]?.hinweise).toEqual(['ausverkauft'])
  expect((await shop.order(korb)).ergebnis).toBe('geaendert')
  expect((await shop.cart(wish(article))).probleme).toMatchObject([{ art: 'ausverkauft' }])
  for (const day of [todayInBerlin(), '2031-07-05']) {
    await onDay(article.concert, day)
    expect((await shop.cart({ tun: 'zeigen', korb })).warenkorb?.positionen[0]?.hinweise).toEqual(
      [],
    )
  }
  await onDay(article.concert, yesterday)
  await postpone(article.concert, '2031-07-19')
  expect((await shop.cart(wish(article))).probleme).toEqual([])
  await change(article.concert, { status: 'ausverkauft' })
  expect((await shop.cart(wish(article))).probleme).toEqual([])
  await onDay(article.concert, '2031-07-05', { neuer_termin: { datum_von: yesterday } })
  expect((await shop.cart(wish(article))).probleme).toMatchObject([{ art: 'ausverkauft' }])
})

test('a transfer has to be there by the day of the event, and has to have the time for it', async () => {
  const article = await shop.ticket({ eintrittskarte: true })
  const { korb } = await shop.cart(wish(article))
  const enter = () => shop.enter(korb, { lieferung: 'mail' })
  await onDay(article.concert, daysLater(todayInBerlin(), 2))
  expect((await enter()).angebot.zahlungen).toEqual(['abholung'])
  const day = daysLater(todayInBerlin(), 4)
  await onDay(article.concert, day)
  expect((await enter()).uebersicht).toMatchObject({ zahlbar_tage: 4 })
  const nummer = nummerOf(await shop.order(korb))
  const text = `select to_char(zahlbar_bis at time zone 'Europe/Berlin', 'YYYY-MM-DD HH24:MI') as bis
    from bestellungen where nummer = $1`
  expect(await shop.rows(text, [nummer])).toEqual([{ bis: `${day} 23:59` }])
})

test('a new day is news once, sold out or not, and the letter of a cancellation names it', async () => {
  const order = await holders.paid()
  const { concert } = order.article
  await postpone(concert, '2031-07-19')
  await keep()
  await change(concert, { status: 'ausverkauft' })
  await keep()
  expect(await holders.mailsOf(order, 'doch')).toEqual([])
  expect(await wordsOf(order, 'verschoben')).toHaveLength(1)
  await change(concert, { status: 'abgesagt' })
  await keep()
  expect(await wordsOf(order, 'absage')).toEqual([expect.stringContaining('(19. Juli 2031)')])
})

test('who takes place after all forgets the other day, so that no later state comes upon it', async () => {
  const { concert } = await shop.ticket({ eintrittskarte: true })
  await postpone(concert, '2031-07-19')
  const shown = await change(concert, { status: 'geplant' })
  expect(shown.neuer_termin?.datum_von ?? null).toBeNull()
})

test('who was told of another day is told when the first one holds again', async () => {
  const order = await holders.paid()
  await postpone(order.article.concert, '2031-07-19')
  await keep()
  await change(order.article.concert, { status: 'geplant' })
  await keep()
  await keep()
  const [letter, ...more] = await holders.mailsOf(order, 'doch')
  expect([letter?.betreff, more]).toEqual(['Anderer Tag: Sommerkonzert', []])
  expect(letter?.text).toContain('gilt jetzt dieser Tag: „Sommerkonzert“ (5. Juli 2031)')
  expect(letter?.text).not.toContain('Absage')
})

test('who knows the day already is told nothing when the state goes back', async () => {
  const order = await holders.paid()
  await postpone(order.article.concert, '2031-07-19')
  await keep()
  await onDay(order.article.concert, '2031-07-19', { status: 'geplant' })
  await keep()
  expect(await holders.mailsOf(order, 'doch')).toEqual([])
})

test('a day that was named before is news for who has bought in between', async () => {
  const first = await holders.paid()
  const { concert } = first.article
  await postpone(concert, '2031-07-19')
  await keep()
  await postpone(concert, '2031-08-02')
  await keep()
  const between = await holders.paid({}, { of: first.article })
  await postpone(concert, '2031-07-19')
  await keep()
  expect(await wordsOf(between, 'verschoben')).toEqual([
    expect.stringContaining('Neuer Termin: 19. Juli 2031'),
  ])
  expect(await wordsOf(first, 'verschoben')).toHaveLength(3)
})

test('who was told that it is off is asked for nothing, and has time once it takes place after all', async () => {
  const wanted = { beside: shop.honey, fields: { lieferung: 'versand' } }
  const order = await holders.bought({}, wanted)
  await change(order.article.concert, { status: 'abgesagt' })
  await keep()
  const overdue = "update bestellungen set zahlbar_bis = now() - interval '1 hour' where id = $1"
  await shop.rows(overdue, [order.id])
  await keep()
  const nothing = { stand: 'wartet', ueberweisung: null, karten: 'keine' }
  expect(await holders.shown(order)).toMatchObject(nothing)
  await change(order.article.concert, { status: 'geplant' })
  await keep()
  const asked = { stand: 'wartet', ueberweisung: { cent: 2650 }, karten: 'folgen' }
  expect(await holders.shown(order)).toMatchObject(asked)
})

test('money that comes for a cancelled evening brings no tickets', async () => {
  const order = await holders.bought()
  await change(order.article.concert, { status: 'abgesagt' })
  expect(await letGo(shop.payload, order.id, 'bezahlt')).toBeNull()
  expect(await holders.mailsOf(order, 'bezahlt')).toMatchObject([{ anlagen: [] }])
})

test('T67: holders can be told as long as their event is still to come, or has no day yet', async () => {
  const [moved, open] = [await holders.paid(), await holders.paid()]
  await postpone(moved.article.concert, '2031-10-11')
  await postpone(open.article.concert, null)
  const emails = async () => {
    const text = 'select email from bestellungen where id = any($1::uuid[]) order by nummer'
    return (await shop.rows(text, [[moved.id, open.id]])).map(({ email }) => email !== null)
  }
  await forgetAt('2031-09-01T03:00:00Z')
  expect(await emails()).toEqual([true, true])
  await forgetAt('2031-11-20T03:00:00Z')
  expect(await emails()).toEqual([false, true])
  await forgetAt('2033-07-08T03:00:00Z')
  expect(await emails()).toEqual([false, false])
})

test('T67: an order is kept as long as its last paper: a return after New Year by its own year', async () => {
  const order = await holders.paid()
  const at = (table: string, column: string, when: string) =>
    shop.rows(
      `update ${table} set ${column} = $1 where ${table === 'bestellungen' ? 'id' : 'bestellung'} = $2`,
      [when, order.id],
    )
  await change(order.article.concert, { status: 'abgesagt' })
  await keep()
  expect(await letGo(shop.payload, order.id, 'abgesagt')).toBeNull()
  await at('bestellungen', 'created_at', '2026-12-20T12:00:00Z')
  await at('shop_belege', 'am', '2027-01-05T12:00:00Z')
  const left = () => shop.rows('select 1 from bestellungen where id = $1', [order.id])
  await forgetAt('2035-06-01T03:00:00Z')
  expect(await left()).toHaveLength(1)
  await forgetAt('2036-01-01T03:00:00Z')
  expect(await left()).toHaveLength(0)
})

test('of tickets for another day those are taken back that somebody gave back, and no others', async () => {
  const other = await shop.ticket({ eintrittskarte: true })
  const order = await holders.paid({ menge: 4 }, { beside: other })
  await postpone(order.article.concert, '2031-07-19')
  await keep()
  const back = (...mengen: number[]) => giveBack(shop.payload, order.id, mengen)
  expect(await letGo(shop.payload, order.id, 'zurueckgegeben')).toMatchObject({ status: 409 })
  for (const [mengen, words] of [
    [[0, 0], /0 Stück/],
    [[5, 0], /höchstens 4/],
    [[1, 1], /keiner verschobenen Veranstaltung/],
  ] as const) {
    const refused = await back(...mengen)
    expect([refused?.status, refused?.message]).toEqual([400, expect.stringMatching(words)])
  }
  expect(await back(1, 0)).toBeNull()
  expect([await shop.left(order.article), await shop.left(other)]).toEqual([87, 89])
  expect(await wordsOf(order, 'zurueckgegeben')).toEqual([expect.stringMatching(/12,00\s€/)])
  expect(await back(3, 0)).toBeNull()
  expect(await shop.left(order.article)).toBe(90)
  expect(await holders.shown(order)).toMatchObject({ gutschrift_cent: 4800 })
})
