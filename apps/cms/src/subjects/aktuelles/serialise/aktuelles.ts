import type { AktuellesEintrag } from '@kurstadt/contract'
import type { AktuellesDoc } from '../../../payload-types.ts'
import { bildFields } from '../../../wire/serialise/bild.ts'
import { storedDay } from '../../../wire/serialise/dates.ts'
import { downloadOf } from '../../../wire/serialise/downloads.ts'
import { detailUrl, type Refs, spracheOf } from '../../../wire/serialise/refs.ts'
import { textOf } from '../../../wire/serialise/rich-text.ts'
import { seoOf } from '../../../wire/serialise/seo.ts'
import { hrefOrNull, idOf, nummerOf, textOrNull } from '../../../wire/serialise/values.ts'
import { interessengruppeOf } from './interessengruppe.ts'

function gruppenOf(doc: AktuellesDoc, refs: Refs): AktuellesEintrag['interessengruppen'] {
  const known = refs.related.interessengruppen
  const docs = (doc.interessengruppen ?? []).flatMap((one) => known?.get(idOf(one) ?? '') ?? [])
  return docs.map((one) => interessengruppeOf(one, refs))
}

/** A news article on the wire (spec 3). */
export function aktuellesOf(doc: AktuellesDoc, refs: Refs): AktuellesEintrag {
  const nummer = nummerOf(doc)
  const picture = bildFields(doc.bild, refs)
  return {
    id: nummer,
    sprache: spracheOf(doc.id, refs),
    datum_von: storedDay(doc.datum_von),
    gueltig_bis: doc.gueltig_bis ? storedDay(doc.gueltig_bis) : null,
    titel: doc.titel,
    einleitung: doc.einleitung ?? '',
    text: textOf(doc.text, refs),
    ...picture,
    teaserbild: bildFields(doc.teaserbild, refs).bild ?? picture.bild,
    link: hrefOrNull(doc.link),
    linktext: textOrNull(doc.linktext),
    dokumente: (doc.dokumente ?? []).flatMap((row) => downloadOf(row, refs)),
    interessengruppen: gruppenOf(doc, refs),
    sortierung: Math.round(doc.sortierung ?? 0),
    detailURL: detailUrl(refs.detailPages.aktuelles, doc.titel, nummer),
    geaendert: doc.updatedAt,
    seo: seoOf(doc.seo),
  }
}
