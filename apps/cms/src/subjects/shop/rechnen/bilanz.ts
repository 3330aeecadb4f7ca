import type { BestellStand } from '@kurstadt/contract/shop'
import { isOff, type Schritt } from '../collections/bestellungen/zustand.ts'

/** Pieces of an order, line by line. */
export type Mengen = readonly number[]

type Ordered = {
  /** Tickets, which have an event, are papers: none of them leaves the house. */
  positionen: readonly { menge: number; eintritt?: number | null }[]
  verlauf: readonly Schritt[]
}

const plus = (one: Mengen, other: Mengen) => one.map((menge, index) => menge + (other[index] ?? 0))
const minus = (one: Mengen, other: Mengen) => one.map((menge, index) => menge - (other[index] ?? 0))

/** All pieces together. */
export const countOf = (mengen: Mengen) => mengen.reduce((sum, menge) => sum + menge, 0)

/** What a step takes back; null for a step that takes nothing. */
function takenBy({ mengen, was }: Schritt, offen: Mengen): Mengen | null {
  if (was === 'widerrufen') return offen
  if (was === 'abgesagt' || was === 'zurueckgegeben') return mengen ?? offen
  return was === 'teilwiderruf' ? (mengen ?? []) : null
}

/** True once the goods have left the house. */
export const hasLeft = (verlauf: readonly Schritt[]) =>
  verlauf.some(({ was }) => was === 'versandt' || was === 'abgeholt')

/** Of some pieces those that are sent or handed over, and come back: not the tickets. */
export const goodsOf = (positionen: Ordered['positionen'], mengen: Mengen): Mengen =>
  mengen.map((menge, index) => ((positionen[index]?.eintritt ?? null) === null ? menge : 0))

/** True where some pieces are all of an order that is left, and all of them are tickets. */
export function areTicketsAlone(positionen: Ordered['positionen'], offen: Mengen): boolean {
  return countOf(offen) > 0 && countOf(goodsOf(positionen, offen)) === 0
}

/**
 * Where the pieces of an order are by what has happened to it: `offen` nobody has withdrawn from,
 * `widerrufen` somebody has, and of these `unterwegs` had left the house and are not back yet.
 */
export function stueckeOf({ positionen, verlauf }: Ordered) {
  const none = positionen.map(() => 0)
  let offen = positionen.map(({ menge }) => menge)
  let [widerrufen, unterwegs] = [none, none]
  verlauf.forEach((step, index) => {
    if (step.was === 'zurueck') unterwegs = none
    const taken = takenBy(step, offen)
    if (taken === null) return
    widerrufen = plus(widerrufen, taken)
    if (hasLeft(verlauf.slice(0, index))) unterwegs = plus(unterwegs, goodsOf(positionen, taken))
    offen = minus(offen, taken)
  })
  return { offen, unterwegs, widerrufen }
}

type Billed = {
  stand: BestellStand
  summe_cent: number
  erstattet_cent: number
  bezahlt_am: string | null
  verlauf: readonly Schritt[]
}

/** What was credited of an order so far, in cents, as long as it goes on. */
export const creditOf = (verlauf: readonly Schritt[]) =>
  verlauf.reduce((sum, { cent }) => sum + (cent ?? 0), 0)

/**
 * How the money of an order stands, in cents. Who pays, pays what is asked on that day: what was
 * credited before has never been here and is not given back.
 */
export function geldOf({ bezahlt_am, erstattet_cent, stand, summe_cent, verlauf }: Billed) {
  const kostet = isOff(stand) ? 0 : summe_cent - creditOf(verlauf)
  const paidAt = bezahlt_am === null ? null : new Date(bezahlt_am).getTime()
  const before = verlauf.filter(({ am }) => paidAt !== null && new Date(am).getTime() <= paidAt)
  const gezahlt = paidAt === null ? 0 : summe_cent - creditOf(before)
  return {
    /** What whoever ordered was asked to pay last, also where it is off since. */
    gefordert_cent: summe_cent - creditOf(verlauf),
    /** What was credited of its sum. */
    gutschrift_cent: summe_cent - kostet,
    /** What is still to be paid. */
    offen_cent: paidAt === null ? kostet : 0,
    /** What was paid and has to go back. */
    zu_erstatten_cent: Math.max(0, gezahlt - kostet - erstattet_cent),
  }
}
