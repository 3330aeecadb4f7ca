import type { Veranstaltung } from '@kurstadt/contract'
import type { VeranstaltungDoc } from '../../payload-types.ts'
import { bildFields } from './bild.ts'
import { germanDate, storedDay } from './dates.ts'
import { detailUrl, type Refs, spracheOf } from './refs.ts'
import { richTextOf } from './rich-text.ts'
import { rubrikOf } from './rubrik.ts'
import { seoOf } from './seo.ts'
import { hrefOrNull, idOf, nummerOf, textOrNull, timeOrNull } from './values.ts'

function whenOf(doc: VeranstaltungDoc) {
  const datum_von = storedDay(doc.datum_von)
  const datum_bis = doc.datum_bis ? storedDay(doc.datum_bis) : datum_von
  return {
    datum_von,
    datum_bis,
    dateFrom: germanDate(datum_von),
    dateTo: germanDate(datum_bis),
    timeFrom: timeOrNull(doc.timeFrom),
    timeTo: timeOrNull(doc.timeTo),
  }
}

function rubrikenOf(doc: VeranstaltungDoc, refs: Refs): Veranstaltung['rubriken'] {
  const docs = (doc.rubriken ?? []).flatMap(
    (one) => refs.related.rubriken?.get(idOf(one) ?? '') ?? [],
  )
  return docs.map((one) => rubrikOf(one, refs))
}

/** An event on the wire (spec 3). */
export function veranstaltungOf(doc: VeranstaltungDoc, refs: Refs): Veranstaltung {
  const nummer = nummerOf(doc)
  return {
    id: nummer,
    sprache: spracheOf(doc.id, refs),
    titel: doc.titel,
    ...whenOf(doc),
    veranstaltungsort: textOrNull(doc.veranstaltungsort),
    brancheneintrag_veranstaltungsort: null,
    plain_text: doc.plain_text ?? '',
    text: richTextOf(doc.text, (id) => refs.pfade.get(id)?.pfad ?? null),
    vorlage: null,
    ...bildFields(doc.bild, refs),
    rubriken: rubrikenOf(doc, refs),
    status: doc.status,
    statusgrund: doc.status === 'geplant' ? null : textOrNull(doc.statusgrund),
    preis: textOrNull(doc.preis),
    kostenlos: doc.kostenlos === true,
    barrierefrei: doc.barrierefrei === true,
    familien: doc.familien === true,
    veranstalter: textOrNull(doc.veranstalter),
    tickets: hrefOrNull(doc.tickets),
    detailURL: detailUrl(refs.detailPages.veranstaltungen, doc.titel, nummer),
    seo: seoOf(doc.seo),
  }
}
