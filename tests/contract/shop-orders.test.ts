import { randomUUID } from 'node:crypto'
import { bestellAntwort, kasseAntwort } from '@kurstadt/contract/shop'
import { beforeAll, expect, test } from 'vitest'
import { nummerOf, openShop, type Shop, wish } from './shop.ts'

// Spec 2.7, reliability F11, F12, T62, T68, T69: an order is kept with everything about it, once.

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})

test('an order has its pieces, its invoice, its ledger, its mails and an empty cart', async () => {
  const plate = await shop.add('Teller', 2000, { menge_limit: 4 })
  const { korb } = await shop.cart(wish(plate, { menge: 3, anmerkungen: 'Bitte einpacken' }))
  await shop.enter(korb)
  const nummer = nummerOf(await shop.order(korb))
  expect(await shop.left(plate)).toBe(1)
  expect(await shop.booked(plate)).toBe(1)
  const [order] = await shop.rows('select * from bestellungen where nummer = $1', [nummer])
  expect(order).toMatchObject({
    nachname: 'Person',
    stand: 'wartet',
    zahlung: 'vorkasse',
    summe_cent: '6300',
    versand_cent: '300',
    bezahlt_am: null,
    positionen: [{ titel: 'Teller', menge: 3, preis_cent: 2000, anmerkungen: 'Bitte einpacken' }],
  })
  const [invoice] = await shop.rows('select * from shop_belege where bestellung = $1', [order?.id])
  expect(invoice).toMatchObject({ art: 'rechnung', daten: { summe_cent: 6300 } })
  expect(invoice?.nummer).toMatch(/^RE-20\d\d-\d{5}$/)
  const [book] = await shop.rows('select * from shop_bewegungen where bestellung = $1', [order?.id])
  expect(book).toMatchObject({ menge: -3, grund: 'verkauf', titel: 'Teller', wer: 'Website' })
  const mails = await shop.rows('select * from mails where bestellung_id = $1 order by anlass', [
    order?.id,
  ])
  expect(mails.map(({ an, anlagen }) => [an, anlagen])).toEqual([
    ['shop@silberbronn.example', []],
    ['probe@person.example', ['rechnung', 'agb', 'widerruf']],
  ])
  expect((await shop.cart({ tun: 'zeigen', korb })).warenkorb?.positionen).toEqual([])
  const terms = await shop.rows('select daten from shop_bedingungen where stand = $1', [
    order?.bedingungen,
  ])
  expect(JSON.stringify(terms)).toContain('binnen vierzehn Tagen')
})

test('the confirmation says the whole contract and nothing that was typed in (T62)', async () => {
  const { korb } = await shop.cart(
    wish(shop.shirt, { groesse: 'M', anmerkungen: 'Kauft bei Spam' }),
  )
  await shop.enter(korb, { nachname: 'Werbebotschaft' })
  const answer = await shop.order(korb)
  const nummer = nummerOf(answer)
  const [buyer, office] = await shop.rows(
    `select betreff, text from mails where bestellung_id = (select id from bestellungen where nummer = $1)
     order by anlass desc`,
    [nummer],
  )
  expect(buyer?.betreff).toBe(`Ihre Bestellung B-${nummer}`)
  const text = String(buyer?.text).replaceAll('\u00a0', ' ')
  for (const part of [
    '1 × T-Shirt, Größe M: 24,90 €',
    'Versand: 3,00 €',
    'Summe: 27,90 €',
    'darin 19 % Mehrwertsteuer: 4,45 €',
    'IBAN: DE02 1203 0000 0000 2020 51',
    `Verwendungszweck: B-${nummer}`,
    '/de/shop/widerruf/',
    `/de/shop/bestellung/${answer.ergebnis === 'bestellt' ? answer.zugang : ''}/`,
    'Touristik Bad Silberbronn GmbH',
    'Im Anhang: die Rechnung und die Widerrufsbelehrung mit Formular.',
  ])
    expect(text).toContain(part)
  expect(text).not.toMatch(/Spam|Werbebotschaft|Musterweg/)
  expect(office?.text).toContain('Kauft bei Spam')
})

test('numbers of invoices follow each other without a gap, whatever goes wrong between', async () => {
  const rare = await shop.add('Rarität', 500, { menge_limit: 3 })
  const carts = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const { korb } = await shop.cart(wish(rare))
      await shop.enter(korb)
      return korb
    }),
  )
  await Promise.all(carts.map((korb) => shop.order(korb)))
  const numbers = await shop.rows('select nummer from shop_belege order by nummer')
  const last = numbers.map(({ nummer }) => Number(String(nummer).slice(-5)))
  expect(last).toEqual(last.map((_, index) => index + 1))
})

test('of fifty who order the last piece at once one gets it, the others keep their carts (F11)', async () => {
  const last = await shop.add('Letztes Stück', 700, { menge_limit: 1 })
  const carts = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const { korb } = await shop.cart(wish(last))
      await shop.cart(wish(shop.honey, { korb }))
      await shop.enter(korb)
      return korb
    }),
  )
  const answers = await Promise.all(carts.map((korb) => shop.order(korb)))
  const kinds = answers.map(({ ergebnis }) => ergebnis)
  expect(kinds.filter((one) => one === 'bestellt')).toHaveLength(1)
  expect(kinds.filter((one) => one === 'geaendert')).toHaveLength(49)
  expect([await shop.left(last), await shop.booked(last)]).toEqual([0, 0])
  const loser = carts[kinds.indexOf('geaendert')] ?? null
  const { warenkorb } = await shop.cart({ tun: 'zeigen', korb: loser })
  expect(warenkorb?.positionen.map(({ titel, hinweise }) => [titel, hinweise])).toEqual([
    ['Letztes Stück', ['ausverkauft']],
    ['Honig', []],
  ])
})

test('the same order twice, at once and later, is one (F12, T69)', async () => {
  const { korb } = await shop.cart(wish(shop.honey))
  const entered = await shop.enter(korb)
  const question = {
    korb,
    sprache: 'de',
    stand: entered.uebersicht?.stand,
    schluessel: randomUUID(),
  }
  const send = async (more = {}) =>
    bestellAntwort.parse(await (await shop.ask('bestellen', { ...question, ...more })).json())
  const answers = [...(await Promise.all([send(), send(), send()])), await send()]
  // Who clicks again once the first answer has taken the cart's cookie away.
  answers.push(await send({ korb: null }))
  expect(await send({ korb: null, schluessel: randomUUID() })).toEqual({ ergebnis: 'leer' })
  expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1)
  const found = await shop.rows('select id from bestellungen where schluessel = $1', [
    question.schluessel,
  ])
  expect(found).toHaveLength(1)
})

test('one cart ordered from two tabs at once is one order', async () => {
  const bowl = await shop.add('Schale', 900, { menge_limit: 10 })
  const { korb } = await shop.cart(wish(bowl, { menge: 2 }))
  await shop.enter(korb)
  const answers = await Promise.all([shop.order(korb), shop.order(korb)])
  // The other finds the cart changed, or empty already.
  expect(answers.filter(({ ergebnis }) => ergebnis === 'bestellt')).toHaveLength(1)
  expect(await shop.left(bowl)).toBe(8)
})

test('one key for two carts is one order, and the other cart stays as it is', async () => {
  const schluessel = randomUUID()
  const [first, second] = await Promise.all(
    [1, 2].map(async (menge) => {
      const { korb } = await shop.cart(wish(shop.honey, { menge }))
      await shop.enter(korb)
      return korb
    }),
  )
  await Promise.all([
    shop.order(first ?? null, { schluessel }),
    shop.order(second ?? null, { schluessel }),
  ])
  expect(
    await shop.rows('select id from bestellungen where schluessel = $1', [schluessel]),
  ).toHaveLength(1)
})

test('an order in English is kept, answered and confirmed in English', async () => {
  const { korb } = await shop.cart(wish(shop.honey))
  await shop.enter(korb)
  const shown = await shop.ask('kasse', { tun: 'zeigen', korb, sprache: 'en' })
  const { uebersicht } = kasseAntwort.parse(await shown.json())
  const answer = await shop.order(korb, { sprache: 'en', stand: uebersicht?.stand })
  expect(answer).toMatchObject({ ergebnis: 'bestellt', sprache: 'en' })
  const [mail] = await shop.rows(
    `select text from mails where anlass like '%:bestaetigung' order by created_at desc limit 1`,
  )
  expect(mail?.text).toContain('thank you for your order')
  expect(mail?.text).toContain('/en/shop/order/')
})

test('prices from one cent to 100,000 EUR', async () => {
  for (const preis_cent of [1, 10_000_000]) {
    const article = await shop.add(`Für ${preis_cent}`, preis_cent)
    const nummer = nummerOf(await shop.buy(wish(article, { menge: 2 })))
    const [order] = await shop.rows(
      'select summe_cent, steuern from bestellungen where nummer = $1',
      [nummer],
    )
    expect(Number(order?.summe_cent)).toBe(2 * preis_cent + 300)
    expect(order?.steuern).toMatchObject([{ brutto_cent: 2 * preis_cent + 300 }])
  }
})

test('what costs nothing is paid, and is packed at once', async () => {
  const free = await shop.add('Ortsplan', 0)
  const nummer = nummerOf(
    await shop.buy(wish(free), { lieferung: 'abholung', zahlung: 'vorkasse' }),
  )
  const [order] = await shop.rows(
    'select stand, bezahlt_am, zahlbar_bis from bestellungen where nummer = $1',
    [nummer],
  )
  expect(order).toMatchObject({ stand: 'neu', zahlbar_bis: null })
  expect(order?.bezahlt_am).not.toBeNull()
})
