import { randomUUID } from 'node:crypto'
import { bestellung } from '@kurstadt/contract/shop'
import { expect } from 'vitest'
import { rechnungsdaten } from '../../apps/cms/src/subjects/shop/belege/rechnungsdaten.ts'
import { readCodes } from '../support/read-codes.ts'
import { readPdf } from '../support/read-pdf.ts'
import { letGo, openDialogue } from './orders.ts'
import { type Article, nummerOf, type Shop, wish } from './shop.ts'

/** An order of three cups for 20,00 EUR, of which there are five, and something else. */
export type Bought = { cup: Article; id: string; nummer: number; zugang: string; email: string }

/** What buyers do with such orders, and see of them. */
function buyersOf(shop: Shop) {
  /** Buys three cups for 20,00 EUR, of which there are five, and a pot of honey, sent for 3,00 EUR. */
  async function bought(fields: Record<string, string> = {}, other?: Article): Promise<Bought> {
    const cup = await shop.add('Becher', 2000, { menge_limit: 5 })
    const email = `${randomUUID()}@post.example`
    const { korb } = await shop.cart(wish(cup, { menge: 3 }))
    await shop.cart(wish(other ?? shop.honey, { korb }))
    await shop.enter(korb, { zahlung: 'rechnung', email, ...fields })
    const answer = await shop.order(korb)
    const nummer = nummerOf(answer)
    const [row] = await shop.rows('select id from bestellungen where nummer = $1', [nummer])
    const zugang = answer.ergebnis === 'bestellt' ? answer.zugang : ''
    return { cup, id: String(row?.id), nummer, zugang, email }
  }

  async function declare({ email, nummer }: Bought, umfang = '') {
    const felder = { bestellnummer: `B-${nummer}`, name: 'Probe Person', email, umfang }
    await shop.ask('widerruf', { sprache: 'de', schluessel: randomUUID(), felder })
  }

  const shown = async ({ zugang }: Bought) =>
    bestellung.parse(await (await shop.ask('bestellung', { zugang })).json())

  /** An invoice as its buyer gets it today, and what its code asks for. */
  async function invoiceOf({ zugang }: Bought) {
    const response = await shop.ask('beleg', { zugang, papier: 'rechnung' })
    const bytes = new Uint8Array(await response.arrayBuffer())
    const text = (await readPdf(bytes)).pages.join(' ').replaceAll(/\s+/g, ' ')
    return { text, code: (await readCodes(bytes))[0] ?? '' }
  }

  return { bought, declare, shown, invoiceOf }
}

/** What the office does with them, and what comes of it. */
function officeOf(shop: Shop) {
  /** Takes pieces back as the dialogue does that is open now. */
  async function takeBack(id: string, mengen: number[]): Promise<string | null> {
    const { gesehen } = await openDialogue(shop.payload, id)
    const refusal = await letGo(shop.payload, id, 'widerrufen', { gesehen, mengen })
    return refusal === null ? null : refusal.message
  }

  async function creditsOf(id: string) {
    const text = `select nummer, daten from shop_belege
      where bestellung = $1 and art = 'korrektur' order by am`
    const rows = await shop.rows(text, [id])
    return rows.map(({ daten, nummer }) => ({ nummer, daten: rechnungsdaten.parse(daten) }))
  }

  const mailsOf = (id: string, akt: string) =>
    shop.rows('select * from mails where anlass like $1 order by created_at, anlass', [
      `bestellung:${id}:${akt}%`,
    ])

  async function expectLeft(article: Article, count: number): Promise<void> {
    expect([await shop.left(article), await shop.booked(article)]).toEqual([count, count])
  }

  return { takeBack, creditsOf, mailsOf, expectLeft }
}

/** What is done with such orders by their buyers and the office. */
export const partOrdersOf = (shop: Shop) => ({ ...buyersOf(shop), ...officeOf(shop) })
