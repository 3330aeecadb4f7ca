import type { AmtRef, PersonRef } from '@kurstadt/contract'
import type { NamedDoc } from '../../../wire/serialise/named.ts'
import { detailUrl, type Refs, spracheOf } from '../../../wire/serialise/refs.ts'
import { idOf, nummerOf, textOrNull } from '../../../wire/serialise/values.ts'

/** Address of a person's own page; somebody whose work is nowhere said has none. */
export function personUrl(doc: NamedDoc<'mitarbeiter'>, refs: Refs): string | null {
  if (textOrNull(doc.funktion) === null) return null
  return detailUrl(refs.detailPages.mitarbeiter, `${doc.vorname} ${doc.nachname}`, nummerOf(doc))
}

/** A member of staff as others name it; null for one who is not public. */
export function personRefOf(
  relation: string | { id: string } | null | undefined,
  refs: Refs,
): PersonRef | null {
  const doc = refs.related.mitarbeiter?.get(idOf(relation) ?? '')
  if (!doc) return null
  return {
    id: nummerOf(doc),
    namenszusatz: textOrNull(doc.namenszusatz),
    vorname: doc.vorname ?? '',
    nachname: doc.nachname ?? '',
    detailURL: personUrl(doc, refs),
  }
}

/** An office as others name it; null for one that is not public. */
export function amtRefOf(
  relation: string | { id: string } | null | undefined,
  refs: Refs,
): AmtRef | null {
  const doc = refs.related.aemter?.get(idOf(relation) ?? '')
  if (!doc) return null
  const nummer = nummerOf(doc)
  return {
    id: nummer,
    sprache: spracheOf(doc.id, refs),
    titel: doc.titel,
    detailURL: detailUrl(refs.detailPages.aemter, doc.titel, nummer),
  }
}
