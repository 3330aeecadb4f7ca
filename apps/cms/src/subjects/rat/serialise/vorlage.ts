import { ergebnisse, type Vorlage } from '@kurstadt/contract'
import { z } from 'zod'
import type { VorlageDoc } from '../../../payload-types.ts'
import { localDateTime, storedDay } from '../../../wire/serialise/dates.ts'
import type { Refs } from '../../../wire/serialise/refs.ts'
import { textOf } from '../../../wire/serialise/rich-text.ts'
import { idOf, nummerOf, textOrNull } from '../../../wire/serialise/values.ts'
import { amtRefOf } from '../../rathaus/index.ts'
import { addressOf, type CouncilPages } from './addresses.ts'
import { filesOf, type Naming } from './files.ts'
import type { FoundCommittee, FoundConsultation, Reader } from './found.ts'
import { gremiumRefOf } from './gremium.ts'
import { type Planned, wayOf } from './way-of.ts'

/** What stands beside the papers of one answer, and who asks. */
export type PaperRefs = {
  committees: ReadonlyMap<string, FoundCommittee>
  consultations: ReadonlyMap<string, readonly FoundConsultation[]>
  reader: Reader
  /** Ids of papers of which who asks sees what is for their committees alone. */
  own: ReadonlySet<string>
}

const result = z.enum(ergebnisse).nullable().catch(null)

type Step = Vorlage['beratungsfolge'][number]

function meetingOf(found: FoundConsultation, pages: CouncilPages): Step['sitzung'] {
  const { sitzung: id, titel, beginn, abgesagt, oeffentlich } = found
  const address = oeffentlich ? addressOf('sitzungen', { titel, nummer: id }, pages) : null
  return { id, titel, beginn: localDateTime(beginn), abgesagt, oeffentlich, detailURL: address }
}

function stepsOf(
  doc: VorlageDoc,
  pages: CouncilPages,
  { committees, consultations }: PaperRefs,
): Step[] {
  const planned = (doc.beratungsfolge ?? []).flatMap(({ gremium, zweck }): Planned[] => {
    const id = idOf(gremium)
    return id === null ? [] : [{ gremium: id, zweck: zweck ?? 'vorberatung' }]
  })
  return wayOf(planned, consultations.get(doc.id) ?? []).map(({ gremium, zweck, found }) => {
    const committee = committees.get(gremium ?? '')
    return {
      gremium: committee ? gremiumRefOf(committee, pages) : null,
      zweck,
      sitzung: found && meetingOf(found, pages),
      punkt: found && { id: found.id, punkt: found.punkt },
      ergebnis: result.parse(found?.ergebnis ?? null),
      beschluss: textOrNull(found?.beschluss),
    }
  })
}

function formerOf(doc: VorlageDoc, refs: Refs, naming: Naming): Vorlage['fassungen'] {
  return (doc.fassungen ?? []).flatMap(({ abgeloest_am, grund, dateien }) => {
    const files = filesOf(dateien, refs, naming)
    if (files.length === 0) return []
    return [{ abgeloest_am: storedDay(abgeloest_am), grund: textOrNull(grund), dateien: files }]
  })
}

function namingOf(doc: VorlageDoc, { reader, own }: PaperRefs): Naming {
  const isInsider = reader.isMember && (doc.leserkreis !== 'gremium' || own.has(doc.id))
  return { isOpen: doc.oeffentlich === true, isInsider }
}

function withdrawnOf({ zurueckgezogen_am: am, zurueckgezogen_grund: grund }: VorlageDoc) {
  return am ? { am: storedDay(am), grund: textOrNull(grund) } : null
}

/** A paper on the wire with those of the meetings it is on that who asks may know of. */
export function vorlageOf(doc: VorlageDoc, refs: Refs, beside: PaperRefs): Vorlage {
  const { detailPages: pages } = refs
  const id = nummerOf(doc)
  const naming = namingOf(doc, beside)
  return {
    id,
    drucksache: doc.drucksache,
    titel: doc.titel,
    oeffentlich: doc.oeffentlich === true,
    detailURL: doc.oeffentlich
      ? addressOf('vorlagen', { titel: doc.titel, nummer: id }, pages)
      : null,
    sprache: 'de',
    text: textOf(doc.text, refs),
    art: doc.art ?? 'beschlussvorlage',
    leserkreis: beside.reader.isMember ? (doc.leserkreis ?? 'rat') : null,
    datum: doc.datum ? storedDay(doc.datum) : null,
    amt: amtRefOf(doc.amt, refs),
    dateien: filesOf(doc.dateien, refs, naming),
    fassungen: formerOf(doc, refs, naming),
    zurueckgezogen: withdrawnOf(doc),
    beratungsfolge: stepsOf(doc, pages, beside),
    geaendert: new Date(doc.updatedAt).toISOString(),
  }
}
