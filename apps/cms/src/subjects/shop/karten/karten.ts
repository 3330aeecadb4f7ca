import type { BestellStand } from '@kurstadt/contract/shop'
import { isOff, lastNewsOf, type Schritt } from '../collections/bestellungen/zustand.ts'
import { stueckeOf } from '../rechnen/index.ts'

/** An order as far as it says which tickets it has. */
export type Kartenbestellung = {
  stand: BestellStand
  /** When it was paid; what costs nothing is paid when it is ordered. */
  bezahlt_am: string | null
  positionen: readonly { menge: number; eintritt: number | null }[]
  verlauf: readonly Schritt[]
}

/** A ticket of an order, by its line and its piece in it, counted from one. */
export type Stueck = { zeile: number; stueck: number }

/**
 * Tickets that belong to an order, paid or not, as long as neither it nor they are taken back. Of a
 * line of which some went back, its last pieces did.
 */
export function orderedTicketsOf(order: Omit<Kartenbestellung, 'bezahlt_am'>): Stueck[] {
  if (isOff(order.stand)) return []
  const { offen } = stueckeOf(order)
  return order.positionen.flatMap(({ eintritt }, zeile) =>
    eintritt === null
      ? []
      : Array.from({ length: offen[zeile] ?? 0 }, (_, index) => ({ zeile, stueck: index + 1 })),
  )
}

/** The tickets of an order: there as soon as it is paid. No table keeps them. */
export const ticketsOf = (order: Kartenbestellung): Stueck[] =>
  order.bezahlt_am === null ? [] : orderedTicketsOf(order)

/** True for a ticket of which its holder has heard that the event is cancelled, and nothing since. */
function isCalledOff(
  { positionen, verlauf }: Pick<Kartenbestellung, 'positionen' | 'verlauf'>,
  { zeile }: Stueck,
): boolean {
  const nummer = positionen[zeile]?.eintritt ?? null
  return nummer !== null && lastNewsOf(verlauf, nummer)?.was === 'absage'
}

/**
 * True while an order has tickets whose holder has heard that their event is cancelled. Until they are
 * taken back nobody is asked to pay any of it: who pays, pays the sum that stands in the books.
 */
export const hasCalledOff = (order: Omit<Kartenbestellung, 'bezahlt_am'>): boolean =>
  orderedTicketsOf(order).some((one) => isCalledOff(order, one))

/** What there is of tickets: none, such as come once the order is paid, or such as are there. */
export function kartenstandOf(order: Kartenbestellung): 'keine' | 'folgen' | 'da' {
  const tickets = orderedTicketsOf(order)
  if (tickets.length === 0) return 'keine'
  if (order.bezahlt_am !== null) return 'da'
  return tickets.every((one) => isCalledOff(order, one)) ? 'keine' : 'folgen'
}
