import { bestellung } from '@kurstadt/contract/shop'
import { beforeAll, expect, test } from 'vitest'
import { readCodes } from '../support/read-codes.ts'
import { readPdf } from '../support/read-pdf.ts'
import { letGo } from './orders.ts'
import { openShop, type Shop, wish } from './shop.ts'
import { holdersOf } from './ticket-holders.ts'
import { german } from './writing.ts'

// Issue 20, line 6: an article that belongs to an event can be a ticket, which comes as a PDF.

let shop: Shop
let holders: ReturnType<typeof holdersOf>

beforeAll(async () => {
  shop = await openShop()
  holders = holdersOf(shop)
})

const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

const saved = (data: object) =>
  shop.add('Karte', 1000, { eintrittskarte: true, ...data }).then(
    () => 'saved',
    (error: unknown) => JSON.stringify(error),
  )

test('a ticket needs an event with one date; without one it is refused in words', async () => {
  expect(await saved({})).toContain('Eine Eintrittskarte braucht eine Veranstaltung.')
  const days = [{ blockType: 'serie', rhythmus: 'woechentlich', anzahl: 3 }]
  const soon = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  const { concert } = await shop.ticket({}, { serie: days, datum_von: soon })
  expect(await saved({ veranstaltung: concert })).toContain('mehrere Termine')
})

test('nobody withdraws from a ticket, whatever was chosen in the form', async () => {
  const article = await shop.ticket({ eintrittskarte: true, widerruf: 'ja' })
  const { docs } = await shop.payload.find({
    collection: 'shop_artikel',
    where: { id: { equals: article.id } },
  })
  expect(docs[0]).toMatchObject({ eintrittskarte: true, widerruf: 'termin' })
})

test('one order has at most fifty tickets, or fewer where the town says so', async () => {
  const [many, few] = [
    await shop.ticket({ eintrittskarte: true }),
    await shop.ticket({ eintrittskarte: true, hoechstens: 4 }),
  ]
  const most = async (article: typeof many) =>
    (await shop.cart(wish(article, { menge: 60 }))).warenkorb?.positionen[0]?.menge
  expect([await most(many), await most(few)]).toEqual([50, 4])
})

test('where everything is a ticket it comes by mail or is fetched; beside goods nothing changes', async () => {
  const article = await shop.ticket({ eintrittskarte: true })
  const { korb } = await shop.cart(wish(article))
  const only = await shop.enter(korb, { lieferung: 'mail', strasse: '', plz: '', ort: '' })
  expect(only.angebot).toEqual({
    lieferungen: ['mail', 'abholung'],
    zahlungen: ['vorkasse', 'abholung'],
  })
  expect(only.uebersicht).toMatchObject({ versand_cent: 0, summe_cent: 1200, lieferzeit: null })
  const counter = await shop.enter(korb, { lieferung: 'mail', zahlung: 'abholung' })
  expect(counter.fehler).toEqual({ zahlung: 'ungueltig' })
  await shop.cart(wish(shop.honey, { korb }))
  const mixed = await shop.enter(korb, { lieferung: 'mail' })
  expect(mixed.angebot.lieferungen).toEqual(['versand', 'abholung'])
  expect(mixed.fehler).toEqual({ lieferung: 'ungueltig' })
})

test('unpaid there are no tickets, paid there are: on the page, in the letter, as a PDF', async () => {
  const order = await holders.bought({ menge: 3 })
  expect(await holders.shown(order)).toMatchObject({ stand: 'wartet', karten: 'folgen' })
  expect((await holders.paper(order)).status).toBe(404)
  expect(await letGo(shop.payload, order.id, 'bezahlt')).toBeNull()
  expect(await letGo(shop.payload, order.id, 'bezahlt')).toMatchObject({ status: 409 })
  const page = await holders.shown(order)
  expect(page).toMatchObject({ stand: 'versandt', karten: 'da', lieferung: 'mail' })
  expect(page.schritte.map(({ was }) => was)).toEqual(['bestellt', 'bezahlt'])
  expect(await holders.mailsOf(order, 'bezahlt')).toMatchObject([{ anlagen: ['karten'] }])
  const tickets = await holders.tickets(order)
  expect(tickets.pages).toHaveLength(3)
  expect(tickets.pages[2]).toContain('Karte 3 von 3')
  expect(tickets.pages[0]).toContain('Sommerkonzert')
  expect(tickets.pages[0]).toContain('Samstag, 5. Juli 2031')
  expect(tickets.pages[0]).toContain('Kurhaus')
  expect(tickets.pages[0]).toContain('Probe Person')
  expect(new Set(tickets.codes).size).toBe(3)
  for (const [index, code] of tickets.codes.entries())
    expect(tickets.pages[index]).toContain(`Code: ${code}`)
})

test('a paper of tickets says what is true of the event now, and its name when it is gone', async () => {
  const order = await holders.paid()
  const change = (data: object) =>
    shop.payload.update({
      collection: 'veranstaltungen',
      id: order.article.concert,
      ...german,
      data,
    })
  const before = await holders.tickets(order)
  await change({ titel: 'Herbstkonzert', timeFrom: '20:15', datum_bis: '2031-07-06' })
  const renamed = await holders.tickets(order)
  expect(renamed.codes).toEqual(before.codes)
  expect(renamed.pages[0]).toContain('Herbstkonzert')
  expect(renamed.pages[0]).toContain('Samstag, 5. Juli 2031, bis Sonntag, 6. Juli 2031, 20:15 Uhr')
  await change({ status: 'verlegt', neuer_ort: { veranstaltungsort: 'Stadtkirche' } })
  expect((await holders.tickets(order)).pages[0]).toContain('Stadtkirche')
  await change({ status: 'ausverkauft' })
  expect((await holders.tickets(order)).pages[0]).toContain('Stadtkirche')
  await shop.payload.delete({ collection: 'veranstaltungen', id: order.article.concert })
  const gone = await holders.tickets(order)
  expect(gone.codes).toEqual(before.codes)
  expect(gone.pages[0]).toContain('Karte Sommerkonzert')
  expect(gone.pages[0]).toContain('nicht mehr in unserem Kalender')
})

test('an order in English has English tickets, and what is not translated in German', async () => {
  const order = await holders.paid({}, { sprache: 'en' })
  const { pages, pdf } = await holders.tickets(order)
  expect(pdf).toMatchObject({ lang: 'en-GB', title: `Tickets for order B-${order.nummer}` })
  expect(pages[0]).toContain('Saturday, 5 July 2031')
  const [letter] = await holders.mailsOf(order, 'bezahlt')
  expect(letter?.text).toContain('Your tickets are attached')
})

test('what costs nothing is there at once, with the confirmation', async () => {
  const order = await holders.bought({}, { article: { preis_cent: 0 } })
  expect(await holders.shown(order)).toMatchObject({ stand: 'versandt', karten: 'da' })
  const [letter] = await holders.mailsOf(order, 'bestaetigung')
  expect(letter?.anlagen).toContain('karten')
  expect((await holders.tickets(order)).pages[0]).toContain('Preis: kostenlos')
})

test('paid and then cancelled there is no ticket any more, and its place is free', async () => {
  const order = await holders.paid({ menge: 2 })
  expect(await shop.left(order.article)).toBe(88)
  expect(await letGo(shop.payload, order.id, 'storniert')).toBeNull()
  expect((await holders.paper(order)).status).toBe(404)
  expect(await holders.shown(order)).toMatchObject({ stand: 'storniert', karten: 'keine' })
  expect([await shop.left(order.article), await shop.booked(order.article)]).toEqual([90, 90])
})

test('beside goods that are sent the tickets go by mail, and the goods are packed as before', async () => {
  const order = await holders.bought({}, { beside: shop.honey, fields: { lieferung: 'versand' } })
  await letGo(shop.payload, order.id, 'bezahlt')
  expect(await holders.shown(order)).toMatchObject({ stand: 'neu', karten: 'da' })
  expect((await holders.tickets(order)).pages).toHaveLength(1)
  const { packlisteOf, readPackOrders } = await import(
    '../../apps/cms/src/subjects/shop/packliste/index.ts'
  )
  const { oneTransaction } = await import('../../apps/cms/src/platform/database/index.ts')
  const { pakete } = packlisteOf(await oneTransaction(shop.payload, readPackOrders))
  expect(
    pakete.map(({ referenz, zeilen }) => [referenz, zeilen.map(({ titel }) => titel)]),
  ).toEqual([[`B-${order.nummer}`, ['Honig']]])
})

test('what is paid at the counter brings its tickets with that', async () => {
  const fields = { lieferung: 'abholung', zahlung: 'abholung' }
  const order = await holders.bought({}, { fields })
  await letGo(shop.payload, order.id, 'bereit')
  expect((await holders.paper(order)).status).toBe(404)
  await letGo(shop.payload, order.id, 'abgeholt')
  expect((await holders.tickets(order)).pages).toHaveLength(1)
  expect(await holders.mailsOf(order, 'abgeholt')).toMatchObject([{ anlagen: ['karten'] }])
})

test('of an event that is cancelled nothing is sold any more, however it lies in the cart', async () => {
  const article = await shop.ticket({ eintrittskarte: true })
  const { korb } = await shop.cart(wish(article))
  await shop.enter(korb, { lieferung: 'mail' })
  await shop.payload.update({
    collection: 'veranstaltungen',
    id: article.concert,
    ...german,
    data: { status: 'abgesagt' },
  })
  const cart = await shop.cart({ tun: 'zeigen', korb })
  expect(cart.warenkorb?.positionen[0]?.hinweise).toEqual(['ausverkauft'])
  expect((await shop.order(korb)).ergebnis).toBe('geaendert')
  expect((await shop.cart(wish(article))).probleme).toMatchObject([{ art: 'ausverkauft' }])
})

test('an order without tickets has no such paper, and twenty tickets are one PDF', async () => {
  const answer = await shop.buy(wish(shop.honey))
  const zugang = answer.ergebnis === 'bestellt' ? answer.zugang : ''
  expect((await shop.ask('beleg', { zugang, papier: 'karten' })).status).toBe(404)
  const page = bestellung.parse(await (await shop.ask('bestellung', { zugang })).json())
  expect(page.karten).toBe('keine')
  const order = await holders.paid({ menge: 20 })
  const bytes = new Uint8Array(await (await holders.paper(order)).arrayBuffer())
  expect((await readPdf(bytes)).pages).toHaveLength(20)
  expect(new Set(await readCodes(bytes)).size).toBe(20)
  expect(plain((await readPdf(bytes)).pages[19] ?? '')).toContain('Karte 20 von 20')
})
