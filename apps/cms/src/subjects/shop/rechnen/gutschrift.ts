import { type Betrag, ratesOf, type Steuer, steuerOf } from './betraege.ts'
import { countOf, type Mengen } from './bilanz.ts'

type Billed = {
  positionen: readonly Betrag[]
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

/**
 * What goes back for some pieces of an order, when `widerrufen` of them went back before. Postage
 * goes back with the last piece: until then something was sent for it. Each credit note is what all
 * of them together come to less what was credited before, so that they add up to the invoice to the
 * cent, in every rate.
 */
export function gutschriftOf(
  { positionen, steuern, summe_cent, versand_cent }: Billed,
  mengen: Mengen,
  widerrufen: Mengen,
): Gutschrift {
  const before = taxesOf(positionen, widerrufen)
  const together = positionen.map((_, index) => (widerrufen[index] ?? 0) + (mengen[index] ?? 0))
  const isAll = countOf(together) === countOf(positionen.map(({ menge }) => menge))
  const paid = (taxes: readonly Steuer[]) =>
    taxes.reduce((sum, { brutto_cent }) => sum + brutto_cent, 0)
  const after = isAll ? steuern : taxesOf(positionen, together)
  return {
    mengen,
    versand_cent: isAll ? versand_cent : 0,
    cent: (isAll ? summe_cent : paid(after)) - paid(before),
    steuern: difference(after, before),
  }
}
