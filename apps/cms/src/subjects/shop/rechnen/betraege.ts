import type { Land, Lieferart } from '@kurstadt/contract/shop'
import { versandkosten } from '@kurstadt/contract/shop'

/** A position as far as money is concerned; cents with VAT, the rate in per cent. */
export type Betrag = { menge: number; preis_cent: number; mwst: 7 | 19 }

/** What stands on an invoice for one rate. */
export type Steuer = { satz: 7 | 19; brutto_cent: number; netto_cent: number; steuer_cent: number }

/** What an order costs. */
export type Betraege = {
  waren_cent: number
  versand_cent: number
  summe_cent: number
  steuern: Steuer[]
}

/** What all positions cost together, in cents. */
export function sumOf(positions: readonly Pick<Betrag, 'menge' | 'preis_cent'>[]): number {
  return positions.reduce((sum, { menge, preis_cent }) => sum + menge * preis_cent, 0)
}

/** Handling and shipping in cents (spec 9); only what is sent by post costs any. */
export function versandOf({ lieferung, land }: { lieferung: Lieferart; land: Land }): number {
  if (lieferung !== 'versand') return 0
  return land === 'DE' ? versandkosten.inland : versandkosten.ausland
}

/** A quotient of whole numbers, halves rounded up. */
const rounded = (dividend: number, divisor: number) =>
  Math.floor((2 * dividend + divisor) / (2 * divisor))

/** Handling and shipping go with the goods: each rate bears its part of them (UStAE 3.11). */
function sharesOf(versand: number, waren: readonly { satz: 7 | 19; cent: number }[]) {
  const whole = waren.reduce((sum, { cent }) => sum + cent, 0)
  let left = versand
  return waren.map(({ satz, cent }, index) => {
    const isLast = index === waren.length - 1
    const share = isLast ? left : rounded(versand * cent, Math.max(1, whole))
    left -= share
    return { satz, brutto_cent: cent + share }
  })
}

/** The VAT in an amount of one rate. */
export function steuerOf({ satz, brutto_cent }: Pick<Steuer, 'satz' | 'brutto_cent'>): Steuer {
  const steuer_cent = rounded(brutto_cent * satz, 100 + satz)
  return { satz, brutto_cent, netto_cent: brutto_cent - steuer_cent, steuer_cent }
}

/** What positions cost, by rate. */
export function ratesOf(positions: readonly Betrag[]): { satz: 7 | 19; cent: number }[] {
  return ([19, 7] as const).flatMap((satz) => {
    const own = positions.filter(({ mwst }) => mwst === satz)
    return own.length === 0 ? [] : [{ satz, cent: sumOf(own) }]
  })
}

/**
 * What an order costs, and the VAT in it. The tax is taken out of the sum of each rate and rounded
 * once, as it stands on the invoice: lines rounded by themselves would add up to another amount.
 */
export function betraegeOf(
  positions: readonly Betrag[],
  delivery: { lieferung: Lieferart; land: Land },
): Betraege {
  const waren_cent = sumOf(positions)
  const versand_cent = versandOf(delivery)
  const steuern = sharesOf(versand_cent, ratesOf(positions)).map(steuerOf)
  return { waren_cent, versand_cent, summe_cent: waren_cent + versand_cent, steuern }
}
