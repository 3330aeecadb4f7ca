import type { Calls } from '../../../wire/call/call.ts'
import { shopArtikel, shopArtikelId } from './shop-artikel.ts'
import { shopBedingungen } from './shop-bedingungen.ts'

/** Calls of this subject (spec 7). */
export const calls = {
  shop_artikel: shopArtikel,
  'shop_artikel/{id}': shopArtikelId,
  shop_bedingungen: shopBedingungen,
} satisfies Partial<Calls>
