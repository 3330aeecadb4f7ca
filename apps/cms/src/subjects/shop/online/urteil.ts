import type { Auskunft } from './anbieter.ts'

/**
 * States of a payment: as its provider calls them, and three of ours. `zuviel` is paid although less or
 * nothing was owed, `zurueckgebucht` a bank has fetched back, of `ungeklaert` the provider says
 * something that does not fit what we know.
 */
export const zahlungsstaende = {
  offen: 'begonnen',
  bezahlt: 'bezahlt',
  abgebrochen: 'abgebrochen',
  abgelaufen: 'abgelaufen',
  gescheitert: 'gescheitert',
  zuviel: 'bezahlt, aber mehr als geschuldet: bitte bei Mollie erstatten',
  zurueckgebucht: 'von der Bank zurückgebucht: bitte klären',
  ungeklaert: 'unklar: Die Angaben von Mollie passen nicht, bitte dort nachsehen',
} as const
/** One of these states. */
export type Zahlungsstand = keyof typeof zahlungsstaende

/** A payment as we know it. */
export type Zahlung = {
  id: string
  bestellung: string
  cent: number
  stand: Zahlungsstand
  erstattet_cent: number
}

/** What is left of a payment that has come, in cents. */
export const leftOf = ({ cent, erstattet_cent, stand }: Zahlung): number =>
  stand === 'bezahlt' || stand === 'zuviel' ? cent - erstattet_cent : 0

/** How the money of its order stands. */
export type Geld = {
  bezahlt: boolean
  /** True once the order is off as a whole. */
  isOff: boolean
  /** What was asked last, also where the order is off since. */
  gefordert_cent: number
  zu_erstatten_cent: number
}

/** What follows from what the provider says. */
export type Urteil = {
  stand: Zahlungsstand
  erstattet_cent: number
  /** The step that the order goes; null for none. */
  akt: 'bezahlt' | 'zu_spaet' | 'erstattet' | null
}

const paid: ReadonlySet<Zahlungsstand> = new Set(['bezahlt', 'zuviel', 'zurueckgebucht'])

/** True for an answer about this payment: no other one, no other amount, money or order. */
export const isAbout = (
  { bestellung, cent, id }: Pick<Zahlung, 'bestellung' | 'cent' | 'id'>,
  seen: Auskunft,
) =>
  seen.id === id && seen.waehrung === 'EUR' && seen.cent === cent && seen.bestellung === bestellung

/** A payment that has just come: it pays the order, comes too late, or is one too many. */
function arrival({ cent, erstattet_cent }: Zahlung, geld: Geld): Urteil {
  if (geld.bezahlt) return { stand: 'zuviel', erstattet_cent, akt: null }
  const stand = cent > geld.gefordert_cent ? 'zuviel' : 'bezahlt'
  return { stand, erstattet_cent, akt: geld.isOff ? 'zu_spaet' : 'bezahlt' }
}

/** What went back since: the order hears of it when it is what was owed to whoever ordered. */
function refunds(known: Zahlung, seen: Auskunft, { zu_erstatten_cent }: Geld): Urteil {
  const stand = seen.zurueckgebucht_cent > 0 ? 'zurueckgebucht' : known.stand
  const back = seen.erstattet_cent - known.erstattet_cent
  if (back <= 0) return { stand, erstattet_cent: known.erstattet_cent, akt: null }
  const akt = back === zu_erstatten_cent ? 'erstattet' : null
  return { stand, erstattet_cent: seen.erstattet_cent, akt }
}

/**
 * What follows for a payment and its order from what the provider says of it. The same answer twice is
 * one; a late or a lying one takes nothing back that is paid.
 */
export function urteilOf(known: Zahlung, seen: Auskunft, geld: Geld): Urteil {
  const unchanged = { stand: known.stand, erstattet_cent: known.erstattet_cent, akt: null }
  const isPaid = paid.has(known.stand)
  if (!isAbout(known, seen)) return isPaid ? unchanged : { ...unchanged, stand: 'ungeklaert' }
  if (seen.stand !== 'bezahlt') return isPaid ? unchanged : { ...unchanged, stand: seen.stand }
  return isPaid ? refunds(known, seen, geld) : arrival(known, geld)
}
