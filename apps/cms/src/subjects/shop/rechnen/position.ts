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
  /** Number of the event that it lets one in to; null for what is no ticket. */
  eintritt: number | null
  anmerkungen: string | null
}
