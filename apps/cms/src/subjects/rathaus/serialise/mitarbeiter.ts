import type { AmtRef, Mitarbeiter } from '@kurstadt/contract'
import type { MitarbeiterDoc } from '../../../payload-types.ts'
import { kontaktOf } from '../../../wire/serialise/adresse.ts'
import { bildFields } from '../../../wire/serialise/bild.ts'
import type { NamedDoc } from '../../../wire/serialise/named.ts'
import { type Refs, spracheOf } from '../../../wire/serialise/refs.ts'
import { textOf } from '../../../wire/serialise/rich-text.ts'
import { nummerOf, textOrNull } from '../../../wire/serialise/values.ts'
import { amtRefOf, personRefOf, personUrl } from './rathaus-refs.ts'

/** Somebody as far as was read: whom others name says no more than that. */
export type StaffDoc = NamedDoc<'mitarbeiter'> & Partial<MitarbeiterDoc>

function officesOf({ aemter }: StaffDoc, refs: Refs): AmtRef[] {
  const offices = (aemter?.docs ?? []).flatMap((one) => amtRefOf(one, refs) ?? [])
  return offices.toSorted((a, b) => a.id - b.id)
}

/** How a person is reached: the e-mail address is there only when it was released (reliability T52). */
export function reachableOf({
  kontakt,
  email_oeffentlich,
}: NamedDoc<'mitarbeiter'>): Mitarbeiter['kontakt'] {
  const all = kontaktOf(kontakt)
  return email_oeffentlich === true ? all : { ...all, email: null }
}

/** A member of staff on the wire (spec 3). */
export function mitarbeiterOf(doc: StaffDoc, refs: Refs): Mitarbeiter {
  const funktion = textOrNull(doc.funktion)
  return {
    id: nummerOf(doc),
    sprache: funktion === null ? refs.sprache : spracheOf(doc.id, refs),
    namenszusatz: textOrNull(doc.namenszusatz),
    vorname: doc.vorname ?? '',
    nachname: doc.nachname ?? '',
    funktion,
    zustaendigkeiten: textOf(doc.zustaendigkeiten, refs),
    gebaeude: textOrNull(doc.gebaeude),
    zimmer: textOrNull(doc.zimmer),
    kontakt: reachableOf(doc),
    sprachkenntnisse: textOrNull(doc.sprachkenntnisse),
    ...bildFields(doc.bild, refs),
    vertretung: personRefOf(doc.vertretung, refs),
    aemter: officesOf(doc, refs),
    ansprechpartner: doc.ansprechpartner === true,
    sortierung: Math.round(doc.sortierung ?? 0),
    detailURL: personUrl(doc, refs),
  }
}
