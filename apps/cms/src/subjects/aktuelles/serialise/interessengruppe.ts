import type { Interessengruppe } from '@kurstadt/contract'
import type { InteressengruppeDoc } from '../../../payload-types.ts'
import { type Refs, spracheOf } from '../../../wire/serialise/refs.ts'
import { nummerOf } from '../../../wire/serialise/values.ts'

/** A group of readers on the wire (spec 7). */
export function interessengruppeOf(doc: InteressengruppeDoc, refs: Refs): Interessengruppe {
  return { id: nummerOf(doc), sprache: spracheOf(doc.id, refs), titel: doc.titel }
}
