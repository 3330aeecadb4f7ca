import type { Schritt } from '../collections/bestellungen/zustand.ts'
import { type Betrag, ratesOf, type Steuer, steuerOf } from './betraege.ts'
import { areTicketsAlone, countOf, creditOf, hasLeft, type Mengen } from './bilanz.ts'

type Billed = {
  positionen: readonly (Betrag & { eintritt?: number | null })[]
  verlauf: readonly Schritt[]
  versand_cent: number
  summe_cent: number
  steuern: readonly Steuer[]
}

/** What a credit note gives back; cents with VAT. */
export type Gutschrift = {
  mengen: Mengen
  versand_cent: number
  cent: number
  steuern: Steuer[]
}

/** Positions with other quantities; those of which there is none are left out. */
const linesOf = (positionen: readonly Betrag[], mengen: Mengen) =>
  positionen.flatMap((one, index) => {
    const menge = mengen[index] ?? 0
    return menge > 0 ? [{ ...one, menge }] : []
  })

/** The VAT in some pieces, postage left out. */
const taxesOf = (positionen: readonly Betrag[], mengen: Mengen): Steuer[] =>
  ratesOf(linesOf(positionen, mengen)).map(({ cent, satz }) =>
    steuerOf({ satz, brutto_cent: cent }),
  )

/** What one sum of taxes has more than another. */
function difference(after: readonly Steuer[], before: readonly Steuer[]): Steuer[] {
  return after.flatMap(({ brutto_cent, satz, steuer_cent }) => {
    const old = before.find((one) => one.satz === satz)
    const brutto = brutto_cent - (old?.brutto_cent ?? 0)
    const steuer = steuer_cent - (old?.steuer_cent ?? 0)
    if (old !== undefined && brutto === 0) return []
    return [{ satz, brutto_cent: brutto, netto_cent: brutto - steuer, steuer_cent: steuer }]
  })
}

const sumOf = (taxes: readonly Steuer[]) =>
  taxes.reduce((sum, { brutto_cent }) => sum + brutto_cent, 0)

const minus = (one: Mengen, other: Mengen) => one.map((menge, index) => menge - (other[index] ?? 0))

/** What is credited in all once some pieces are off: without postage, or all but what is left. */
function creditedOf(
  { positionen, steuern }: Billed,
  off: Mengen,
  isPostageBack: boolean,
): Steuer[] {
  if (!isPostageBack) return taxesOf(positionen, off)
  const all = positionen.map(({ menge }) => menge)
  return difference(steuern, taxesOf(positionen, minus(all, off)))
}

/**
 * Whether postage goes back: with the last piece, and once tickets alone are left of what has not been
 * sent. Until then something is sent for it.
 */
function isPostageOver({ positionen, verlauf }: Billed, off: Mengen): boolean {
  const left = minus(
    positionen.map(({ menge }) => menge),
    off,
  )
  return countOf(left) === 0 || (areTicketsAlone(positionen, left) && !hasLeft(verlauf))
}

/**
 * What goes back for some pieces of an order, when `widerrufen` of them went back before. Each credit
 * note is what all of them together come to less what was credited before, so that they add up to the
 * invoice to the cent, in every rate.
 */
export function gutschriftOf(order: Billed, mengen: Mengen, widerrufen: Mengen): Gutschrift {
  const { positionen, verlauf, versand_cent } = order
  const together = positionen.map((_, index) => (widerrufen[index] ?? 0) + (mengen[index] ?? 0))
  // What was credited beyond the pieces was the postage.
  const wasBack = creditOf(verlauf) > sumOf(taxesOf(positionen, widerrufen))
  const isBack = wasBack || isPostageOver(order, together)
  const before = creditedOf(order, widerrufen, wasBack)
  const after = creditedOf(order, together, isBack)
  return {
    mengen,
    versand_cent: isBack && !wasBack ? versand_cent : 0,
    cent: sumOf(after) - sumOf(before),
    steuern: difference(after, before),
  }
}
