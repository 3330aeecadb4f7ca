import type { Rubrik } from '@kurstadt/contract'
import type { RubrikDoc } from '../../payload-types.ts'
import { type Refs, spracheOf } from './refs.ts'
import { nummerOf } from './values.ts'

/** A category on the wire; `detailURL` is the list of events filtered by it (spec 3). */
export function rubrikOf(doc: RubrikDoc, refs: Refs): Rubrik {
  const nummer = nummerOf(doc)
  const page = refs.detailPages.veranstaltungen
  return {
    id: nummer,
    sprache: spracheOf(doc.id, refs),
    rubrik: doc.rubrik,
    detailURL: page ? `${page.list}?rubrik_id=${nummer}` : null,
  }
}
