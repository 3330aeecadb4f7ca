import type { Hinweis } from '@kurstadt/contract'
import type { HinweisDoc } from '../../../payload-types.ts'
import { type Refs, spracheOf } from '../../../wire/serialise/refs.ts'
import { hrefOrNull, nummerOf, textOrNull } from '../../../wire/serialise/values.ts'

/** An alert on the wire; its instants are UTC. */
export function hinweisOf(doc: HinweisDoc, refs: Refs): Hinweis {
  return {
    id: nummerOf(doc),
    sprache: spracheOf(doc.id, refs),
    titel: doc.titel,
    text: textOrNull(doc.text),
    stufe: doc.stufe,
    gueltig_von: new Date(doc.gueltig_von).toISOString(),
    gueltig_bis: doc.gueltig_bis ? new Date(doc.gueltig_bis).toISOString() : null,
    bereich: doc.bereich,
    link: hrefOrNull(doc.link),
    linktext: textOrNull(doc.linktext),
  }
}
