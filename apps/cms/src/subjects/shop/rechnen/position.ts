import type { ShopArtikel } from '@kurstadt/contract'

/** A position as the order keeps it: name, price and rate are those of the day of the order. */
export type Position = {
  blockType: 'position'
  artikel: string
  titel: string
  groesse: string | null
  menge: number
  preis_cent: number
  mwst: ShopArtikel['mwst']
  widerruf: ShopArtikel['widerruf']
  anmerkungen: string | null
}
