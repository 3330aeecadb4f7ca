import { randomUUID } from 'node:crypto'
import { type BestellFrage, kasseSchema, type Uebersicht } from '@kurstadt/contract/shop'
import { dayAt } from '../../../platform/time/berlin.ts'
import { empfaengerOf, type Rechnungsdaten } from '../belege/rechnungsdaten.ts'
import { zugangOf } from '../bestellung/zugang.ts'
import { anDasAmt, bestaetigung } from '../briefe/index.ts'
import { type Recent, recentSettings } from '../einstellungen/index.ts'
import { angebotOf, type CheckoutParts, uebersichtOf } from '../kasse/index.ts'
import { cartIdOf, viewOf } from '../warenkorb/index.ts'
import { shopWords } from '../worte/index.ts'
import type { KeptOrder, OrderMail } from './kept-order.ts'
import { type OrderRow, orderRow } from './order-row.ts'
import { type CartToOrder, readCartToOrder } from './read-cart.ts'

/** A confirmation that comes weeks later, when a mail server is set at last, only confuses. */
const confirmationDays = 14

/** The tickets of an order that costs nothing go with its confirmation. */
const ticketsOf = ({ bezahlt_am, positionen }: OrderRow): 'karten'[] =>
  bezahlt_am !== null && positionen.some(({ eintritt }) => eintritt !== null) ? ['karten'] : []

/** An order of what is in a cart. */
export type CartOrder = BestellFrage & { korb: string }

type Seen = {
  row: OrderRow
  overview: Uebersicht
  recent: Recent
  zugang: string
  now: Date
}

/** The mails about an order: the contract for the buyer, and word to whoever packs it. */
function mailsOf({ row, overview, recent, zugang, now }: Seen, referenz: string): OrderMail[] {
  const { settings } = recent
  const { hat_agb, lieferzeit } = overview
  const office = settings.bestellung_email
  const toBuyer = bestaetigung({ referenz, row, settings, zugang, lieferzeit, hat_agb, now })
  return [
    {
      an: overview.angaben.email,
      antwort_an: settings.verkaeufer.email,
      ...toBuyer,
      anlass: `bestellung:${row.id}:bestaetigung`,
      anlagen: ['rechnung', 'agb', 'widerruf', ...ticketsOf(row)],
      tage: confirmationDays,
    },
    ...(office === null
      ? []
      : [
          {
            an: office,
            antwort_an: overview.angaben.email,
            ...anDasAmt(referenz, row),
            anlass: `bestellung:${row.id}:amt`,
            anlagen: [],
          },
        ]),
  ]
}

/** What stands on the invoice. */
function invoiceOf({ row, overview, recent }: Seen): Rechnungsdaten {
  const { sprache, positionen } = row
  const { lieferung, zahlung } = overview.angaben
  return {
    sprache,
    verkaeufer: recent.settings.verkaeufer,
    konto: recent.settings.konto,
    empfaenger: empfaengerOf(overview.angaben, shopWords[sprache].laender),
    positionen: positionen.map(({ groesse, menge, mwst, preis_cent, titel }) => ({
      titel,
      groesse,
      menge,
      preis_cent,
      mwst,
    })),
    versand_cent: row.versand_cent,
    summe_cent: row.summe_cent,
    steuern: row.steuern,
    lieferung,
    lieferzeit: overview.lieferzeit,
    zahlung,
    zahlbar_bis: row.zahlbar_bis,
  }
}

/** What is ordered, when it still is what was looked at; else null. */
function overviewOf(
  { articles, kasse, zeilen }: CartToOrder,
  recent: Recent,
  { stand }: CartOrder,
  now: Date,
) {
  const { settings } = recent
  const cart = viewOf(zeilen, articles)
  if (kasse === null || !cart.bestellbar) return null
  const angebot = angebotOf(cart, settings, dayAt(now))
  const parsed = kasseSchema({ angebot, waren_cent: cart.waren_cent }).safeParse(kasse)
  if (!parsed.success) return null
  const overview = uebersichtOf(cart, parsed.data, recent, now)
  return overview.stand === stand ? { cart, overview } : null
}

/** Why there is nothing to keep: the cart is gone or empty, or it is not what was looked at. */
export type Nothing = 'leer' | 'geaendert'

/** An order as it will be kept, and the terms that it is made under. */
export type Prepared = { kept: KeptOrder; recent: Recent; zugang: string }

/** Makes an order of a cart; says why when there is none to make. */
export async function prepareOrder(
  { payload, intake }: CheckoutParts,
  question: CartOrder,
  who: string,
): Promise<Prepared | Nothing> {
  const { schluessel, sprache } = question
  const korb = cartIdOf(question.korb)
  const [found, recent] = await Promise.all([
    readCartToOrder(intake, korb, sprache),
    recentSettings(payload, sprache),
  ])
  if (found === null || found.zeilen.length === 0) return 'leer'
  const [now, placeholder] = [new Date(), randomUUID()]
  const agreed = overviewOf(found, recent, question, now)
  if (agreed === null) return 'geaendert'
  const { cart, overview } = agreed
  const seen = cart.positionen.map(({ id, menge, preis_cent }) => ({
    id,
    artikel: found.zeilen.find((line) => line.id === id)?.artikel ?? '',
    menge,
    preis_cent,
  }))
  const zugang = zugangOf(schluessel, payload.secret)
  const { settings, stand: bedingungen } = recent
  const ordered = { cart, seen, overview, settings, sprache, schluessel, zugang, bedingungen, now }
  const row = orderRow(ordered)
  const all = { row, overview, recent, zugang, now }
  const kept = {
    korb,
    seen,
    row,
    rechnung: invoiceOf(all),
    jahr: dayAt(now).slice(0, 4),
    mails: mailsOf(all, placeholder),
    placeholder,
    who,
    secret: payload.secret,
  }
  return { kept, recent, zugang }
}
