import type { Gremium, GremiumRef } from '@kurstadt/contract'
import type { GremiumDoc, RatDoc } from '../../../payload-types.ts'
import { storedDay } from '../../../wire/serialise/dates.ts'
import type { Refs } from '../../../wire/serialise/refs.ts'
import { textOf } from '../../../wire/serialise/rich-text.ts'
import { idOf, nummerOf, textOrNull } from '../../../wire/serialise/values.ts'
import { addressOf, type CouncilPages, memberAddress } from './addresses.ts'
import type { FoundCommittee } from './found.ts'

/** A committee as others name it. */
export function gremiumRefOf(found: FoundCommittee, pages: CouncilPages): GremiumRef {
  const { nummer: id, titel, kuerzel } = found
  return { id, titel, kuerzel, detailURL: addressOf('gremien', found, pages) }
}

type Time = { von?: string | null; bis?: string | null }

/** From when until when somebody sits somewhere. */
export const amtszeitOf = ({ von, bis }: Time) => ({
  von: von ? storedDay(von) : null,
  bis: bis ? storedDay(bis) : null,
})

/** Whether a time holds on a day, is over, or is yet to come. */
export function timeOn({ von, bis }: Time, day: string): 'now' | 'over' | 'to come' {
  const time = amtszeitOf({ von, bis })
  if (time.bis !== null && time.bis < day) return 'over'
  return time.von !== null && time.von > day ? 'to come' : 'now'
}

/** The time of a seat: where nobody wrote it down, that of the member in the council. */
export function seatTime(seat: Time, person: Pick<RatDoc, 'seit' | 'bis'>): Time {
  const ends = [seat.bis, person.bis].filter((end) => typeof end === 'string').sort()
  return { von: seat.von ?? null, bis: ends[0] ?? null }
}

type Seat = Gremium['mitglieder'][number]

function seatsOf(doc: GremiumDoc, refs: Refs, day: string) {
  return (doc.mitglieder ?? []).flatMap(({ rat, funktion, von, bis }) => {
    const person = refs.related.raete?.get(idOf(rat) ?? '')
    if (!person) return []
    const { vorname, nachname, fraktion } = person
    const time = seatTime({ von, bis }, person)
    const starts = { von: von ?? person.seit ?? null, bis: time.bis ?? null }
    const seat: Seat = {
      id: nummerOf(person),
      vorname,
      nachname,
      funktion,
      fraktion: textOrNull(fraktion),
      ...amtszeitOf(time),
      detailURL: memberAddress(person, nummerOf(person), refs.detailPages),
    }
    return [{ seat, when: timeOn(starts, day) }]
  })
}

/** A committee on the wire with its members of a day and those of before. */
export function gremiumOf(doc: GremiumDoc, refs: Refs, day: string): Gremium {
  const seats = seatsOf(doc, refs, day)
  const those = (asked: 'now' | 'over') =>
    seats.flatMap(({ seat, when }) => (when === asked ? [seat] : []))
  const { titel, kuerzel } = doc
  return {
    ...gremiumRefOf({ id: doc.id, nummer: nummerOf(doc), titel, kuerzel }, refs.detailPages),
    sprache: 'de',
    text: textOf(doc.text, refs),
    vorsitz: textOrNull(doc.vorsitz),
    mitglieder: those('now'),
    fruehere: those('over'),
    sortierung: Math.round(doc.sortierung ?? 0),
  }
}
