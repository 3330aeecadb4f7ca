import type { EigenesRatsmitglied, Ratsmitglied } from '@kurstadt/contract'
import type { RatDoc } from '../../../payload-types.ts'
import { kontaktOf } from '../../../wire/serialise/adresse.ts'
import { bildFields } from '../../../wire/serialise/bild.ts'
import { storedDay } from '../../../wire/serialise/dates.ts'
import type { Refs } from '../../../wire/serialise/refs.ts'
import { idOf, nummerOf, textOrNull } from '../../../wire/serialise/values.ts'
import { gremiumRefOf } from './gremium.ts'

function committeesOf({ id }: RatDoc, { related }: Refs): Ratsmitglied['gremien'] {
  return [...(related.gremien?.values() ?? [])].flatMap((gremium) =>
    (gremium.mitglieder ?? [])
      .filter(({ rat }) => idOf(rat) === id)
      .map(({ funktion }) => ({ ...gremiumRefOf(gremium), funktion })),
  )
}

/**
 * A council member as everybody may know them: contact only when it is released, and nothing of
 * the account (reliability T10).
 */
export function ratsmitgliedOf(doc: RatDoc, refs: Refs): Ratsmitglied {
  return {
    id: nummerOf(doc),
    sprache: 'de',
    vorname: doc.vorname,
    nachname: doc.nachname,
    fraktion: textOrNull(doc.fraktion),
    kontakt: kontaktOf(doc.kontakt_freigegeben === true ? doc.kontakt : {}),
    ...bildFields(doc.bild, refs),
    seit: doc.seit ? storedDay(doc.seit) : null,
    bis: doc.bis ? storedDay(doc.bis) : null,
    gremien: committeesOf(doc, refs),
  }
}

/** What a council member is told of themselves (spec 7). */
export function eigenesRatsmitgliedOf(doc: RatDoc): EigenesRatsmitglied {
  return {
    id: nummerOf(doc),
    vorname: doc.vorname,
    nachname: doc.nachname,
    kontakt: { email: kontaktOf(doc.kontakt).email },
    taetigkeitsbereiche: doc.taetigkeitsbereiche ?? [],
  }
}
