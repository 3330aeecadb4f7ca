import type { Lieferart } from '@kurstadt/contract/shop'
import { isOff, type SchrittArt } from '../collections/bestellungen/zustand.ts'
import {
  areTicketsAlone,
  countOf,
  type Gutschrift,
  goodsOf,
  gutschriftOf,
  hasLeft,
  type Mengen,
} from '../rechnen/index.ts'
import { cancelledOf, type Vorgelegt } from './read-lage.ts'
import { type Akt, isPayment, isRefund } from './schritte.ts'

/** A step of an order as it will be done. */
export type Vorgang = {
  akt: Akt
  /** What the history says of it. */
  was: SchrittArt
  order: Vorgelegt
  now: Date
  /** Pieces that go back into stock, and why; null when none do. */
  ware: { mengen: Mengen; grund: 'storno' | 'ruecklauf' } | null
  /** What is credited; null when nothing is. */
  gutschrift: Gutschrift | null
  /** True when only a part is off and the rest goes on. */
  isPart: boolean
  /** True when all that was still to be paid is credited, and the rest goes on. */
  isSettled: boolean
  /** How what is left comes to whoever ordered: tickets alone come by mail. */
  lieferung: Lieferart
  /** True when the order has tickets that are there from now on. */
  bringtKarten: boolean
}

/** Steps that take back tickets, and say so although the rest of the order goes on. */
const ofTickets: ReadonlySet<Akt> = new Set(['abgesagt', 'zurueckgegeben'])

/** What the history says of a step. */
function historyWordOf(akt: Akt, isPart: boolean): SchrittArt {
  if (isRefund(akt)) return 'erstattet'
  return isPart && !ofTickets.has(akt) ? 'teilwiderruf' : akt
}

/** Pieces that a step takes off the order, line by line; null for a step that takes none off. */
function takenOff(akt: Akt, order: Vorgelegt, mengen: Mengen): Mengen | null {
  if (akt === 'widerrufen' || akt === 'zurueckgegeben') return mengen
  if (akt === 'abgesagt') return cancelledOf(order)
  return akt === 'storniert' || akt === 'verfallen' ? order.bilanz.offen : null
}

/** What goes back into stock: at once what never left the house, else once it is back. */
function wareOf(
  akt: Akt,
  { bilanz, positionen, verlauf }: Vorgelegt,
  taken: Mengen | null,
): Vorgang['ware'] {
  if (akt === 'zurueck') return { mengen: bilanz.unterwegs, grund: 'ruecklauf' }
  if (taken === null) return null
  const away = hasLeft(verlauf) ? goodsOf(positionen, taken) : []
  const mengen = taken.map((menge, index) => menge - (away[index] ?? 0))
  return countOf(mengen) === 0 ? null : { mengen, grund: 'storno' }
}

/** True when tickets that let somebody in are left once a step has taken some pieces off. */
function hasTicketsLeft(order: Vorgelegt, taken: Mengen | null): boolean {
  const { bilanz, positionen, stand } = order
  if (isOff(stand)) return false
  const cancelled = cancelledOf(order)
  return positionen.some(({ eintritt }, index) => {
    const gone = Math.max(taken?.[index] ?? 0, cancelled[index] ?? 0)
    return eintritt !== null && (bilanz.offen[index] ?? 0) > gone
  })
}

/** How the rest of an order comes: once tickets alone are left of a parcel, nothing is sent any more. */
function deliveryOf(order: Vorgelegt, taken: Mengen | null): Lieferart {
  const { bilanz, lieferung, positionen } = order
  const left = bilanz.offen.map((menge, index) => menge - (taken?.[index] ?? 0))
  return lieferung === 'versand' && areTicketsAlone(positionen, left) ? 'mail' : lieferung
}

/** Works out all that belongs to a step; `mengen` is what somebody chose to take back. */
export function vorgangOf(akt: Akt, order: Vorgelegt, mengen: Mengen, now: Date): Vorgang {
  const { bezahlt_am, bilanz } = order
  const taken = takenOff(akt, order, mengen)
  const gutschrift = taken === null ? null : gutschriftOf(order, taken, bilanz.widerrufen)
  const isPart = taken !== null && countOf(taken) < countOf(bilanz.offen)
  const isSettled = isPart && bezahlt_am === null && gutschrift?.cent === bilanz.offen_cent
  const becomesPaid = bezahlt_am === null && (isSettled || isPayment(akt, order))
  return {
    akt,
    was: historyWordOf(akt, isPart),
    order,
    now,
    ware: wareOf(akt, order, taken),
    gutschrift,
    isPart,
    isSettled,
    lieferung: deliveryOf(order, taken),
    bringtKarten: becomesPaid && hasTicketsLeft(order, taken),
  }
}
