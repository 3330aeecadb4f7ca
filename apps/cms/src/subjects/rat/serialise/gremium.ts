import type { Gremium, Sitzung } from '@kurstadt/contract'
import type { GremiumDoc, RatDoc } from '../../../payload-types.ts'
import { storedDay } from '../../../wire/serialise/dates.ts'
import type { Refs } from '../../../wire/serialise/refs.ts'
import { textOf } from '../../../wire/serialise/rich-text.ts'
import { idOf, nummerOf, textOrNull } from '../../../wire/serialise/values.ts'

/** A committee as others name it. */
export function gremiumRefOf(doc: GremiumDoc): NonNullable<Sitzung['gremium']> {
  return { id: nummerOf(doc), titel: doc.titel, kuerzel: doc.kuerzel }
}

/** True for who holds a seat on a day. */
export function isInOffice({ seit, bis }: Pick<RatDoc, 'seit' | 'bis'>, day: string): boolean {
  return (!seit || storedDay(seit) <= day) && (!bis || storedDay(bis) >= day)
}

/** A committee on the wire with those of its members who are in office on a day. */
export function gremiumOf(doc: GremiumDoc, refs: Refs, day: string): Gremium {
  const mitglieder = (doc.mitglieder ?? []).flatMap(({ rat, funktion }) => {
    const person = refs.related.raete?.get(idOf(rat) ?? '')
    if (!(person && isInOffice(person, day))) return []
    const { vorname, nachname, fraktion } = person
    return [{ id: nummerOf(person), vorname, nachname, fraktion: textOrNull(fraktion), funktion }]
  })
  return {
    ...gremiumRefOf(doc),
    sprache: 'de',
    text: textOf(doc.text, refs),
    vorsitz: textOrNull(doc.vorsitz),
    mitglieder,
    sortierung: Math.round(doc.sortierung ?? 0),
  }
}
