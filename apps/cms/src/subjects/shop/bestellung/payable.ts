import { isOff } from '../collections/bestellungen/zustand.ts'
import { hasCalledOff } from '../karten/index.ts'
import { geldOf } from '../rechnen/index.ts'
import type { OrderRecord } from './order-row.ts'

/**
 * Cents that are owed; nobody is asked to pay what they have withdrawn from, nor for tickets of which
 * they were told that the event is cancelled, before the office has dealt with it.
 */
export function owedOf(order: OrderRecord): number {
  if (isOff(order.stand) || order.widerruf_am !== null || hasCalledOff(order)) return 0
  return geldOf(order).offen_cent
}

/** Cents that are to be paid online; null where there is nothing to pay, or it is paid otherwise. */
export function payableOnline(order: OrderRecord): number | null {
  const cent = owedOf(order)
  return order.zahlung === 'online' && cent > 0 ? cent : null
}
