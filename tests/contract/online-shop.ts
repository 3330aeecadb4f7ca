import { type Bestellung, bestellung, zahlungAntwort } from '@kurstadt/contract/shop'
import { expect } from 'vitest'
import type { JobTools } from '../../apps/cms/src/platform/queue/tools.ts'
import {
  type Paid,
  type PaymentProvider,
  providerKey,
  startPaymentProvider,
} from '../support/payment-provider.ts'
import { letGo } from './orders.ts'
import { type Article, openShop, type Shop, wish } from './shop.ts'
import { german } from './writing.ts'

/** Somebody's order that waits for its payment. */
export type Waiting = { id: string; zugang: string; nummer: string }

/** Pieces of the one article that is sold. */
const delivered = 60

/** A shop whose orders are paid online, at a provider of our own. */
export class OnlineShop {
  readonly shop: Shop
  readonly provider: PaymentProvider
  readonly #poster: Article

  constructor(shop: Shop, provider: PaymentProvider, poster: Article) {
    this.shop = shop
    this.provider = provider
    this.#poster = poster
  }

  async buy(): Promise<Waiting> {
    const answer = await this.shop.buy(wish(this.#poster), { zahlung: 'online' })
    if (answer.ergebnis !== 'bestellt') throw new Error(answer.ergebnis)
    const nummer = Number(answer.nummer.slice(2))
    const [row] = await this.shop.rows('select id from bestellungen where nummer = $1', [nummer])
    return { id: String(row?.id), zugang: answer.zugang, nummer: answer.nummer }
  }

  ask(body: object): Promise<Response> {
    return this.shop.ask('zahlung', body)
  }

  async begin({ zugang }: Pick<Waiting, 'zugang'>) {
    return zahlungAntwort.parse(await (await this.ask({ tun: 'beginnen', zugang })).json())
  }

  /** The payment that was begun last for an order, as the provider keeps it. */
  paymentOf({ id }: Pick<Waiting, 'id'>): Paid {
    const payments = [...this.provider.payments.values()]
    const found = payments.findLast(({ metadata }) => metadata.bestellung === id)
    if (found === undefined) throw new Error('no payment was begun')
    return found
  }

  async bought(): Promise<Waiting & { payment: Paid }> {
    const waiting = await this.buy()
    await this.begin(waiting)
    return { ...waiting, payment: this.paymentOf(waiting) }
  }

  /** An order that was paid and then cancelled: its money has to go back. */
  async owed(): Promise<Waiting & { payment: Paid }> {
    const bought = await this.bought()
    bought.payment.status = 'paid'
    await this.look(bought.payment)
    expect(await letGo(this.shop.payload, bought.id, 'storniert')).toBeNull()
    return bought
  }

  async #tools(): Promise<JobTools> {
    const { log } = await import('../../apps/cms/src/platform/log/log.ts')
    const { payload } = this.shop
    return { payload, log, now: () => new Date(), transport: null, from: 'shop@x.example' }
  }

  /** What the job worker does once somebody has said something of a payment. */
  async look({ id }: Pick<Paid, 'id'>): Promise<void> {
    const { pruefeZahlung } = await import('../../apps/cms/src/subjects/shop/jobs/index.ts')
    await pruefeZahlung({ id }, await this.#tools())
  }

  /** What it does every ten minutes. */
  async keepShop(): Promise<void> {
    const { keepShop } = await import('../../apps/cms/src/subjects/shop/jobs/index.ts')
    await keepShop({}, await this.#tools())
  }

  async pageOf({ zugang }: Pick<Waiting, 'zugang'>): Promise<Bestellung> {
    return bestellung.parse(await (await this.shop.ask('bestellung', { zugang })).json())
  }

  /** How an order stands, and what was told of it. */
  async kept({ id }: Pick<Waiting, 'id'>) {
    const [row] = await this.shop.rows(
      `select o.stand, o.bezahlt_am is not null as bezahlt, o.erstattet_cent::int as erstattet,
         array(select v ->> 'was' from jsonb_array_elements(o.verlauf) v) as verlauf,
         array(select z.stand from shop_zahlungen z where z.bestellung = o.id order by z.am)
           as zahlungen,
         array(select m.betreff from mails m where m.bestellung_id = o.id and m.an = o.email
           order by m.created_at) as mails
       from bestellungen o where id = $1`,
      [id],
    )
    return row
  }

  /** Stock, and what is sold and not taken back, are what was delivered. */
  async expectLedger(): Promise<void> {
    const [sold] = await this.shop.rows(
      `select coalesce(sum((p ->> 'menge')::int), 0)::int as n from bestellungen o,
         jsonb_array_elements(o.positionen) p
       where p ->> 'artikel' = $1 and o.stand not in ('storniert', 'widerrufen')`,
      [this.#poster.id],
    )
    const left = await this.shop.left(this.#poster)
    expect([left + Number(sold?.n), await this.shop.booked(this.#poster)]).toEqual([
      delivered,
      left,
    ])
  }

  /** Presses a button that gives the money back, as the office does. */
  async refund({ id }: Pick<Waiting, 'id'>, akt: 'erstattet' | 'ueberwiesen' = 'erstattet') {
    const { goStep } = await import('../../apps/cms/src/subjects/shop/abwicklung/endpoints.ts')
    const { oneTransaction } = await import('../../apps/cms/src/platform/database/index.ts')
    const nothing = { gesehen: '', mengen: [] }
    return oneTransaction(this.shop.payload, (req) => goStep(req, id, akt, nothing))
  }
}

/** Opens one. */
export async function openOnlineShop(): Promise<OnlineShop> {
  const provider = await startPaymentProvider()
  const shop = await openShop({ MOLLIE_API_KEY: providerKey, MOLLIE_API_URL: provider.url })
  const zahlungsarten = ['vorkasse', 'online', 'rechnung', 'abholung'] as const
  await shop.payload.updateGlobal({
    slug: 'shop_einstellungen',
    ...german,
    data: { zahlungsarten: [...zahlungsarten] },
  })
  return new OnlineShop(shop, provider, await shop.add('Plakat', 1500, { menge_limit: delivered }))
}
