import type { BestellStand } from '@kurstadt/contract/shop'
import { isOff, type Schritt } from '../collections/bestellungen/zustand.ts'
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

/** True for an order with a ticket that is not taken back. */
function hasTickets({ positionen, verlauf, stand }: Omit<Kartenbestellung, 'bezahlt_am'>) {
  const { offen } = stueckeOf({ positionen, verlauf })
  return (
    !isOff(stand) &&
    positionen.some(({ eintritt }, index) => eintritt !== null && (offen[index] ?? 0) > 0)
  )
}

/**
 * The tickets of an order: there as soon as it is paid, and as long as neither it nor they are taken
 * back. Of a line of which some went back, its last pieces did. No table keeps them.
 */
export function ticketsOf(order: Kartenbestellung): Stueck[] {
  if (order.bezahlt_am === null || isOff(order.stand)) return []
  const { offen } = stueckeOf(order)
  return order.positionen.flatMap(({ eintritt }, zeile) =>
    eintritt === null
      ? []
      : Array.from({ length: offen[zeile] ?? 0 }, (_, index) => ({ zeile, stueck: index + 1 })),
  )
}

/** What there is of tickets: none, such as come once the order is paid, or such as are there. */
export function kartenstandOf(order: Kartenbestellung): 'keine' | 'folgen' | 'da' {
  if (!hasTickets(order)) return 'keine'
  return order.bezahlt_am === null ? 'folgen' : 'da'
}
