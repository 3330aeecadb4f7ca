import { randomUUID } from 'node:crypto'
import type { Sprache } from '@kurstadt/contract'
import type { Kasse, Uebersicht, Warenkorb } from '@kurstadt/contract/shop'
import { hashOfZugang } from '../bestellung/zugang.ts'
import { firstState, type Schritt } from '../collections/bestellungen/zustand.ts'
import type { ShopSettings } from '../einstellungen/index.ts'
import type { Betraege, Position } from '../rechnen/index.ts'
import { letzterTagOf } from '../warenkorb/letzter-tag.ts'

/** A line of a cart as somebody has looked at it. */
export type SeenLine = { id: string; artikel: string; menge: number; preis_cent: number }

/** A row of `bestellungen` as an order of the website begins. */
export type OrderRow = Kasse & {
  id: string
  positionen: (Position & { id: string })[]
  stand: string
  versand_cent: number
  summe_cent: number
  erstattet_cent: number
  steuern: Betraege['steuern']
  verlauf: Schritt[]
  zahlbar_bis: string | null
  bezahlt_am: string | null
  versandt_am: string | null
  sprache: Sprache
  schluessel: string
  zugang: string
  bedingungen: string
}

/** What the row is made of. */
export type Ordered = {
  cart: Warenkorb
  seen: readonly SeenLine[]
  overview: Uebersicht
  settings: ShopSettings
  sprache: Sprache
  schluessel: string
  /** The secret part of the link to the order. */
  zugang: string
  /** The word that names the terms it was made under. */
  bedingungen: string
  now: Date
}

/** Lines of the cart as the order keeps them. */
function positionsOf({ cart, seen }: Pick<Ordered, 'cart' | 'seen'>): OrderRow['positionen'] {
  const articles = new Map(seen.map(({ id, artikel }) => [id, artikel]))
  return cart.positionen.map((line) => ({
    blockType: 'position',
    id: randomUUID(),
    artikel: articles.get(line.id) ?? '',
    titel: line.titel,
    groesse: line.groesse,
    menge: line.menge,
    preis_cent: line.preis_cent,
    mwst: line.mwst,
    widerruf: line.widerruf,
    eintritt: line.eintritt,
    anmerkungen: line.anmerkungen,
  }))
}

/** An order as its row will be, all but its number. */
export function orderRow(ordered: Ordered): OrderRow {
  const { cart, now, overview, schluessel, settings, sprache, zugang, bedingungen } = ordered
  const { angaben, summe_cent, versand_cent, steuern } = overview
  const { lieferung, zahlung } = angaben
  const letzter_tag = letzterTagOf(cart.positionen)
  return {
    ...angaben,
    id: randomUUID(),
    positionen: positionsOf(ordered),
    versand_cent,
    summe_cent,
    erstattet_cent: 0,
    steuern,
    ...firstState({ lieferung, zahlung, summe_cent, now, tage: settings.tage, letzter_tag }),
    sprache,
    schluessel,
    zugang: hashOfZugang(zugang),
    bedingungen,
  }
}
