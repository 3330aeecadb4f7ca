import type { Bekanntmachung } from '@kurstadt/contract'
import type { BekanntmachungDoc } from '../../../payload-types.ts'
import { storedDay } from '../../../wire/serialise/dates.ts'
import { downloadOf } from '../../../wire/serialise/downloads.ts'
import { detailUrl, type Refs, spracheOf } from '../../../wire/serialise/refs.ts'
import { textOf } from '../../../wire/serialise/rich-text.ts'
import { seoOf } from '../../../wire/serialise/seo.ts'
import { nummerOf, textOrNull } from '../../../wire/serialise/values.ts'
import { amtRefOf } from './rathaus-refs.ts'

/** A public notice on the wire. */
export function bekanntmachungOf(doc: BekanntmachungDoc, refs: Refs): Bekanntmachung {
  const nummer = nummerOf(doc)
  return {
    id: nummer,
    sprache: spracheOf(doc.id, refs),
    titel: doc.titel,
    art: doc.art,
    aktenzeichen: textOrNull(doc.aktenzeichen),
    datum_von: storedDay(doc.datum_von),
    datum_bis: doc.datum_bis ? storedDay(doc.datum_bis) : null,
    text: textOf(doc.text, refs),
    amt: amtRefOf(doc.amt, refs),
    dokumente: (doc.dokumente ?? []).flatMap((row) => downloadOf(row, refs)),
    detailURL: detailUrl(refs.detailPages.bekanntmachungen, doc.titel, nummer),
    seo: seoOf(doc.seo),
  }
}
