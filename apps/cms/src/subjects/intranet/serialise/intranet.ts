import type { ArchivDokument, ArchivThema, IntranetRubrik, IntranetText } from '@kurstadt/contract'
import type {
  IntranetArchivDoc,
  IntranetArchivThemaDoc,
  IntranetRubrikDoc,
  IntranetTextDoc,
} from '../../../payload-types.ts'
import { storedDay } from '../../../wire/serialise/dates.ts'
import { dokumentOf, filesOf } from '../../../wire/serialise/dokument.ts'
import type { Refs } from '../../../wire/serialise/refs.ts'
import { textOf } from '../../../wire/serialise/rich-text.ts'
import { idOf, nummerOf, textOrNull } from '../../../wire/serialise/values.ts'

/** A category of the intranet on the wire (spec 3). */
export function intranetRubrikOf(doc: IntranetRubrikDoc): IntranetRubrik {
  const { rubrik, url, taggingpfad } = doc
  const sortierung = Math.round(doc.sortierung ?? 0)
  return { id: nummerOf(doc), sprache: 'de', rubrik, url, taggingpfad, sortierung }
}

/** A text of the intranet on the wire, in its category. */
export function intranetTextOf(
  doc: IntranetTextDoc,
  refs: Refs,
  rubrik: IntranetRubrikDoc,
): IntranetText {
  return {
    id: nummerOf(doc),
    sprache: 'de',
    titel: doc.titel,
    text: textOf(doc.text, refs),
    datum_von: storedDay(doc.datum_von),
    rubrik: { id: nummerOf(rubrik), rubrik: rubrik.rubrik, url: rubrik.url },
    dateien: filesOf(doc.dateien, refs),
    sortierung: Math.round(doc.sortierung ?? 0),
  }
}

const dayOrNull = (day: string | null | undefined) => (day ? storedDay(day) : null)

/** A document of the archive on the wire. */
export function archivDokumentOf(doc: IntranetArchivDoc, refs: Refs): ArchivDokument {
  const thema = refs.related.intranet_archiv_themen?.get(idOf(doc.thema) ?? '')
  return {
    id: nummerOf(doc),
    sprache: 'de',
    titel: doc.titel,
    thema: thema ? { id: nummerOf(thema), thema: thema.thema } : null,
    downloadtext: textOrNull(doc.downloadtext),
    stand: dayOrNull(doc.stand),
    gueltig_von: dayOrNull(doc.gueltig_von),
    gueltig_bis: dayOrNull(doc.gueltig_bis),
    datei: dokumentOf(doc.datei, refs),
  }
}

/** A topic of the archive on the wire with those of its documents that are among `refs`. */
export function archivThemaOf(doc: IntranetArchivThemaDoc, refs: Refs): ArchivThema {
  const documents = [...(refs.related.intranet_archiv?.values() ?? [])]
  return {
    id: nummerOf(doc),
    sprache: 'de',
    thema: doc.thema,
    sortierung: Math.round(doc.sortierung ?? 0),
    dokumente: documents
      .filter(({ thema }) => idOf(thema) === doc.id)
      .map((one) => archivDokumentOf(one, refs)),
  }
}
