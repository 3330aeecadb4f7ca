import type { ShopArtikel } from '../entities/shop-artikel.ts'

/** Most of one article that anybody may put into a cart. */
export const mostPieces = 999

/** How many are left; null where there is always enough (spec 3: limit minus current). */
export function bestandOf({
  menge_limit,
  menge_aktuell,
}: Pick<ShopArtikel, 'menge_limit' | 'menge_aktuell'>): number | null {
  return menge_limit === null ? null : Math.max(0, menge_limit - menge_aktuell)
}

/** How many one visitor may have now: what is left, what one order may have, and never more than 999. */
export function mostOf(
  article: Pick<ShopArtikel, 'menge_limit' | 'menge_aktuell' | 'hoechstens'>,
): number {
  return Math.min(bestandOf(article) ?? mostPieces, article.hoechstens ?? mostPieces, mostPieces)
}

/** Sizes to choose from (spec 3: comma-separated). */
export function groessenOf({ groessen }: Pick<ShopArtikel, 'groessen'>): string[] {
  return (groessen ?? '')
    .split(',')
    .map((size) => size.trim())
    .filter(Boolean)
}
