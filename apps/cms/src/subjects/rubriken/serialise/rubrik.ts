import type { DetailType, Rubrik } from '@kurstadt/contract'
import type { RubrikDoc } from '../../../payload-types.ts'
import type { NamedDoc } from '../../../wire/serialise/named.ts'
import { type Refs, spracheOf } from '../../../wire/serialise/refs.ts'
import { nummerOf } from '../../../wire/serialise/values.ts'

/** Type whose list a category filters. */
export const gefiltertVon = {
  veranstaltungen: 'veranstaltungen',
  branchen: 'brancheneintraege',
  shop: 'shop_artikel',
} as const satisfies Record<RubrikDoc['art'], DetailType>

/** A category on the wire; `detailURL` is the list filtered by it (spec 3). */
export function rubrikOf(doc: NamedDoc<'rubriken'>, refs: Refs): Rubrik {
  const nummer = nummerOf(doc)
  const page = refs.detailPages[gefiltertVon[doc.art]]
  return {
    id: nummer,
    sprache: spracheOf(doc.id, refs),
    rubrik: doc.rubrik,
    detailURL: page ? `${page.list}?rubrik_id=${nummer}` : null,
  }
}
