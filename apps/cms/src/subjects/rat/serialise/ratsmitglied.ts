import type { EigenesRatsmitglied, Ratsmitglied } from '@kurstadt/contract'
import type { RatDoc } from '../../../payload-types.ts'
import { kontaktOf } from '../../../wire/serialise/adresse.ts'
import { bildFields } from '../../../wire/serialise/bild.ts'
import { storedDay } from '../../../wire/serialise/dates.ts'
import type { Refs } from '../../../wire/serialise/refs.ts'
import { idOf, nummerOf, textOrNull } from '../../../wire/serialise/values.ts'
import { memberAddress } from './addresses.ts'
import { amtszeitOf, gremiumRefOf, seatTime, timeOn } from './gremium.ts'

/** The seats of a member in committees, and when each is held. */
function seatsOf(doc: RatDoc, { related, detailPages }: Refs, day: string) {
  return [...(related.gremien?.values() ?? [])].flatMap((gremium) =>
    (gremium.mitglieder ?? [])
      .filter(({ rat }) => idOf(rat) === doc.id)
      .map(({ funktion, von, bis }) => {
        const { id, titel, kuerzel } = gremium
        const committee = { id, nummer: nummerOf(gremium), titel, kuerzel }
        const time = seatTime({ von, bis }, doc)
        const seat = { ...gremiumRefOf(committee, detailPages), funktion, ...amtszeitOf(time) }
        return { seat, when: timeOn(time, day) }
      }),
  )
}

/**
 * A council member as everybody may know them: contact only when it is released, and nothing of
 * the account (reliability T10).
 */
export function ratsmitgliedOf(doc: RatDoc, refs: Refs, day: string): Ratsmitglied {
  const seats = seatsOf(doc, refs, day)
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
    gremien: seats.flatMap(({ seat, when }) => (when === 'now' ? [seat] : [])),
    fruehere_gremien: seats.flatMap(({ seat, when }) => (when === 'over' ? [seat] : [])),
    detailURL: memberAddress(doc, nummerOf(doc), refs.detailPages),
  }
}

/** What a council member is told of themselves (spec 7), with their committees and their session. */
export function eigenesRatsmitgliedOf(
  doc: RatDoc,
  beside: Pick<EigenesRatsmitglied, 'gremien' | 'sitzung'>,
): EigenesRatsmitglied {
  return {
    id: nummerOf(doc),
    vorname: doc.vorname,
    nachname: doc.nachname,
    kontakt: { email: kontaktOf(doc.kontakt).email },
    taetigkeitsbereiche: doc.taetigkeitsbereiche ?? [],
    ...beside,
  }
}
