import type { Mitarbeiter } from '@kurstadt/contract'
import type { MitarbeiterDoc } from '../../payload-types.ts'
import { kontaktOf } from './adresse.ts'
import { bildFields } from './bild.ts'
import { type Refs, spracheOf } from './refs.ts'
import { nummerOf, textOrNull } from './values.ts'

/** A member of staff on the wire (spec 3); there are no pages of single people. */
export function mitarbeiterOf(doc: MitarbeiterDoc, refs: Refs): Mitarbeiter {
  const funktion = textOrNull(doc.funktion)
  return {
    id: nummerOf(doc),
    sprache: funktion === null ? refs.sprache : spracheOf(doc.id, refs),
    vorname: doc.vorname ?? '',
    nachname: doc.nachname ?? '',
    funktion,
    zimmer: textOrNull(doc.zimmer),
    kontakt: kontaktOf(doc.kontakt),
    ...bildFields(doc.bild, refs),
    sortierung: Math.round(doc.sortierung ?? 0),
    detailURL: null,
  }
}
