import type { Vorlage } from '@kurstadt/contract'
import type { VorlageDoc } from '../../../payload-types.ts'
import { localDateTime } from '../../../wire/serialise/dates.ts'
import { filesOf } from '../../../wire/serialise/dokument.ts'
import type { Refs } from '../../../wire/serialise/refs.ts'
import { textOf } from '../../../wire/serialise/rich-text.ts'
import { nummerOf, textOrNull } from '../../../wire/serialise/values.ts'
import { amtRefOf } from '../../rathaus/index.ts'
import type { CommitteeRef } from './sitzung.ts'

/** An agenda's item that a paper stands on; `gremium` is the committee's id. */
export type PaperMeeting = {
  nummer: number
  titel: string
  beginn: Date
  gremium: string | null
  punkt: string
  beschluss: string | null
}

/** A paper on the wire with those of the meetings it is on that who asks may know of. */
export function vorlageOf(
  doc: VorlageDoc,
  refs: Refs,
  meetings: readonly PaperMeeting[],
  committees: ReadonlyMap<string, CommitteeRef>,
): Vorlage {
  return {
    id: nummerOf(doc),
    drucksache: doc.drucksache,
    titel: doc.titel,
    sprache: 'de',
    text: textOf(doc.text, refs),
    oeffentlich: doc.oeffentlich === true,
    amt: amtRefOf(doc.amt, refs),
    dateien: filesOf(doc.dateien, refs),
    sitzungen: meetings.map(({ nummer, titel, beginn, gremium, punkt, beschluss }) => ({
      id: nummer,
      titel,
      beginn: localDateTime(beginn),
      gremium: committees.get(gremium ?? '') ?? null,
      punkt,
      beschluss: textOrNull(beschluss),
    })),
  }
}
