/**
 * Types whose entries may have pages of their own (page model, section 2): the call `{typ}/{id}`
 * feeds them, and a page says which one it shows.
 */
export const detailTypes = [
  'veranstaltungen',
  'aktuelles',
  'aemter',
  'baugebiete',
  'schwarzes_brett',
  'galerien',
  'pois',
  'touren',
  'mitarbeiter',
  'bekanntmachungen',
  'brancheneintraege',
  'unterkuenfte',
  'shop_artikel',
  'wegweiser_verfahren',
  'lebenslagen',
] as const
/** One of these types. */
export type DetailType = (typeof detailTypes)[number]
