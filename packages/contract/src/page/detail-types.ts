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
  'sitzungen',
  'vorlagen',
  'gremien',
  'raete',
] as const
/** One of these types. */
export type DetailType = (typeof detailTypes)[number]

/** Name of a call that answers an entry as its page shows it. */
export type EntryCall = `${Exclude<DetailType, 'raete'>}/{id}` | 'ratsmitglieder/{id}'

/**
 * The call that answers an entry of a type as its page shows it: `{typ}/{id}`, but for council
 * members, where that call is for the member who asks (spec 7).
 */
export function entryCall(type: DetailType): EntryCall {
  return type === 'raete' ? 'ratsmitglieder/{id}' : `${type}/{id}`
}

/** True for a type whose entries may have pages of their own. */
export function isDetailType(type: unknown): type is DetailType {
  return detailTypes.some((one) => one === type)
}
