import type { Vorlage } from '@kurstadt/contract'
import type { SitzungDoc, VorlageDoc } from '../../payload-types.ts'
import { localDateTime } from './dates.ts'
import { filesOf } from './dokument.ts'
import { gremiumRefOf } from './gremium.ts'
import type { Refs } from './refs.ts'
import { richTextOf } from './rich-text.ts'
import { itemsOf } from './sitzung.ts'
import { idOf, nummerOf, textOrNull } from './values.ts'

function meetingsOf(
  { id }: VorlageDoc,
  { related }: Refs,
  isInsider: boolean,
): Vorlage['sitzungen'] {
  const meetings = [...(related.sitzungen?.values() ?? [])]
  const oldestFirst = (a: SitzungDoc, b: SitzungDoc) => a.beginn.localeCompare(b.beginn)
  return meetings.toSorted(oldestFirst).flatMap((meeting) => {
    const gremium = related.gremien?.get(idOf(meeting.gremium) ?? '')
    return itemsOf(meeting, isInsider)
      .filter(({ vorlagen }) => vorlagen?.some((one) => idOf(one) === id))
      .map(({ punkt, beschluss }) => ({
        id: nummerOf(meeting),
        titel: meeting.titel,
        beginn: localDateTime(meeting.beginn),
        gremium: gremium ? gremiumRefOf(gremium) : null,
        punkt,
        beschluss: textOrNull(beschluss),
      }))
  })
}

/** A paper on the wire with the meetings that who asks may know of. */
export function vorlageOf(doc: VorlageDoc, refs: Refs, isInsider: boolean): Vorlage {
  const amt = refs.related.aemter?.get(idOf(doc.amt) ?? '')
  return {
    id: nummerOf(doc),
    drucksache: doc.drucksache,
    titel: doc.titel,
    sprache: 'de',
    text: richTextOf(doc.text, (id) => refs.pfade.get(id)?.pfad ?? null),
    oeffentlich: doc.oeffentlich === true,
    amt: amt ? { id: nummerOf(amt), titel: amt.titel } : null,
    dateien: filesOf(doc.dateien, refs),
    sitzungen: meetingsOf(doc, refs, isInsider),
  }
}
