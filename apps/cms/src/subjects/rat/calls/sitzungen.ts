import type { Params } from '@kurstadt/contract'
import type { Payload, Where } from 'payload'
import type { SitzungDoc } from '../../../payload-types.ts'
import { daysLater } from '../../../platform/time/days.ts'
import { alsoEndedBy, type Call } from '../../../wire/call/call.ts'
import { duringDays } from '../../../wire/call/days.ts'
import { listEntries, oneEntry } from '../../../wire/call/entries.ts'
import { councilFiles, readRelated } from '../../../wire/read/index.ts'
import { dayAt, idOf, type Refs } from '../../../wire/serialise/index.ts'
import { anybody, type Sessions } from '../../../wire/session.ts'
import { readCommitteeRefs } from '../read/committees.ts'
import { readPaperRefs } from '../read/papers.ts'
import { readReader } from '../read/reader.ts'
import { visibleMeetings } from '../read/visible.ts'
import type { FoundPaper, Reader } from '../serialise/found.ts'
import { itemsOf, sitzungOf } from '../serialise/sitzung.ts'

function whereOf(filters: Params<'sitzungen'>, today: string): Where[] {
  const { zeitraum, datum_von, datum_bis, gremium_id } = filters
  return [
    ...(zeitraum === 'kommend' ? duringDays('beginn', { from: today }) : []),
    ...(zeitraum === 'vergangen' ? duringDays('beginn', { to: daysLater(today, -1) }) : []),
    ...duringDays('beginn', { from: datum_von, to: datum_bis }),
    ...(gremium_id ? [{ 'gremium.nummer': { equals: gremium_id } }] : []),
  ]
}

type PaperReader = typeof readPaperRefs

/** How meetings are read: with committee, files and the papers of the items that are seen. */
export async function meetingsFor(
  payload: Payload,
  { asking, readPapers }: { asking: Promise<Reader>; readPapers: PaperReader },
) {
  const [reader, committees] = await Promise.all([asking, readCommitteeRefs(payload)])
  const papers: Map<string, FoundPaper> = new Map()
  const known = { committees, papers, reader }
  return {
    payload,
    type: 'sitzungen' as const,
    leadsTo: ['sitzungen', 'vorlagen', 'gremien'] as const,
    related: async (docs: readonly SitzungDoc[]) => {
      const items = docs.flatMap((doc) => itemsOf(doc, reader))
      const named = items.flatMap(({ vorlagen }) =>
        (vorlagen ?? []).flatMap((one) => idOf(one) ?? []),
      )
      const files = docs.flatMap(({ einladung, protokoll }) => [einladung, protokoll])
      const present = docs.flatMap(({ teilnahme }) =>
        (teilnahme ?? []).flatMap(({ rat, vertretung }) => [rat, vertretung]),
      )
      const [found, dokumente, raete] = await Promise.all([
        readPapers(payload, named, reader),
        readRelated(payload, 'de', 'dokumente', files, councilFiles(reader)),
        readRelated(payload, 'de', 'raete', present),
      ])
      for (const [id, paper] of found) papers.set(id, paper)
      return { dokumente, raete }
    },
    serialise: (doc: SitzungDoc, refs: Refs) => sitzungOf(doc, refs, known),
    where: visibleMeetings(reader),
  }
}

const meetings = (payload: Payload, sessions: Sessions) =>
  meetingsFor(payload, { asking: readReader(payload, sessions), readPapers: readPaperRefs })

/** Papers and files that become public appear in answers that did not name them before. */
const others = ['vorlagen', 'dokumente', 'gremien'] as const

/** Meetings with their agenda; without a session of the council, what is public of them. */
export const sitzungen: Call<'sitzungen'> = async ({ payload, params, sessions = anybody }) => {
  const { where, ...shared } = await meetings(payload, sessions)
  const own = whereOf(params, dayAt(new Date()))
  return alsoEndedBy(await listEntries({ ...shared, params, where: [...where, ...own] }), ...others)
}

/** A meeting; one that is not for who asks is not there. */
export const sitzungenId: Call<'sitzungen/{id}'> = async ({
  payload,
  params,
  id,
  sessions = anybody,
  isPreview = false,
}) => {
  const found = await oneEntry({ ...(await meetings(payload, sessions)), params, id, isPreview })
  return alsoEndedBy(found, ...others)
}
