import type { Pauschale } from '@kurstadt/contract'
import { idOf } from '../../../wire/serialise/values.ts'
import { lowestPrice } from './lowest-price.ts'

/** A public house by its name, as packages tell of it. */
export type Haus = Pauschale['haeuser'][number]

/** What a package costs at least, and the houses that take part. */
export type Offer = Pick<Pauschale, 'preis_ab' | 'haeuser'>

type Row = {
  unterkunft?: Parameters<typeof idOf>[0] | undefined
  preis_ez?: number | null | undefined
  preis_dz?: number | null | undefined
  preis_ferienwohnung_1?: number | null | undefined
  preis_ferienwohnung_2?: number | null | undefined
}

/** A package as far as it says what it costs. */
type Priced = {
  preis_ab?: number | null | undefined
  preiskategorien?: readonly { hotels?: readonly Row[] | null | undefined }[] | null | undefined
}

/**
 * What a package costs in the houses that are public, each of them once: a price of a draft or of
 * one in the bin is nobody's to pay. What was typed counts only where no house has a price at all.
 */
export function offerOf(
  { preis_ab, preiskategorien }: Priced,
  publicHouse: (id: string) => Haus | undefined,
): Offer {
  const rows = (preiskategorien ?? []).flatMap(({ hotels }) => hotels ?? [])
  const offered = rows.flatMap((row) => {
    const haus = publicHouse(idOf(row.unterkunft) ?? '')
    return haus ? [{ row, haus }] : []
  })
  const isPriced = lowestPrice([{ hotels: rows }]) !== null
  return {
    preis_ab: isPriced
      ? lowestPrice([{ hotels: offered.map(({ row }) => row) }])
      : preis_ab || null,
    haeuser: [...new Map(offered.map(({ haus }) => [haus.id, haus])).values()],
  }
}
