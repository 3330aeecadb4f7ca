import type { AktuellesEintrag } from '@kurstadt/contract'
import type { AktuellesDoc } from '../../payload-types.ts'
import { bildFields } from './bild.ts'
import { storedDay } from './dates.ts'
import { detailUrl, type Refs, spracheOf } from './refs.ts'
import { richTextOf } from './rich-text.ts'
import { seoOf } from './seo.ts'
import { nummerOf } from './values.ts'

/** A news article on the wire (spec 3). */
export function aktuellesOf(doc: AktuellesDoc, refs: Refs): AktuellesEintrag {
  const nummer = nummerOf(doc)
  return {
    id: nummer,
    sprache: spracheOf(doc.id, refs),
    datum_von: storedDay(doc.datum_von),
    titel: doc.titel,
    einleitung: doc.einleitung ?? '',
    text: richTextOf(doc.text, (id) => refs.pfade.get(id)?.pfad ?? null),
    ...bildFields(doc.bild, refs),
    sortierung: Math.round(doc.sortierung ?? 0),
    detailURL: detailUrl(refs.detailPages.aktuelles, doc.titel, nummer),
    seo: seoOf(doc.seo),
  }
}
