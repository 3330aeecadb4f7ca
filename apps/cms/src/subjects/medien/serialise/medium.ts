import type { Medium } from '@kurstadt/contract'
import type { MediumDoc } from '../../../payload-types.ts'
import { bildOf } from '../../../wire/serialise/bild.ts'
import { storedDay } from '../../../wire/serialise/dates.ts'
import { type Refs, spracheOf } from '../../../wire/serialise/refs.ts'
import { hrefOrNull, nummerOf, textOrNull } from '../../../wire/serialise/values.ts'

/** A picture or file of the media library on the wire, as its editor described it. */
export function mediumOf(doc: MediumDoc, refs: Refs): Medium {
  const bild = bildOf(doc)
  const best = bild?.quellen
    .filter(({ format }) => format !== 'avif')
    .toSorted((a, b) => b.breite - a.breite)[0]
  return {
    id: nummerOf(doc),
    sprache: spracheOf(doc.id, refs),
    dateiname: doc.filename ?? '',
    mimetype: doc.mimeType ?? '',
    url: best?.url ?? `/media/${doc.filename ?? ''}`,
    titel: textOrNull(doc.titel),
    alt: textOrNull(doc.alt),
    dekorativ: doc.dekorativ === true,
    bildtext: textOrNull(doc.bildtext),
    schlagworte: doc.schlagworte ?? [],
    copyright: textOrNull(doc.copyright),
    urheber: textOrNull(doc.urheber),
    lizenz: doc.lizenz ?? null,
    quelle: hrefOrNull(doc.quelle),
    nutzung_bis: doc.nutzung_bis ? storedDay(doc.nutzung_bis) : null,
    bild,
  }
}
