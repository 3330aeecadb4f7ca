export { angabeText } from './angabe-text.ts'
export { dayAt, storedDay } from './dates.ts'

export { lacksPicture } from './missing-picture.ts'

export type { Named, NamedDoc, NamedType } from './named.ts'
export { preisKey, preisText, pricedDoc } from './preis-text.ts'
export {
  type DetailPage,
  detailUrl,
  eventPage,
  isOfFestival,
  type RefMedium,
  type Refs,
  type Related,
  spracheOf,
} from './refs.ts'
export { linkedPage, plainText } from './rich-text-inline.ts'
export {
  type AngabeWas,
  angaben,
  childrenOf,
  isNode,
  type LexicalNode,
  type PreisArt,
  preisArten,
  preisTypen,
  type Quoted,
  quotedIn,
} from './rich-text-node.ts'

export { euroOf, hrefOrNull, idOf, nummerOf } from './values.ts'
