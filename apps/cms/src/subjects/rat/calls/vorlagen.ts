import type { Sprache } from '@kurstadt/contract'
import type { Payload, Where } from 'payload'
import type { VorlageDoc } from '../../../payload-types.ts'
import { alsoEndedBy, type Call } from '../../../wire/call/call.ts'
import { listFound, oneEntry } from '../../../wire/call/entries.ts'
import { councilFiles, readNamed, readRelated } from '../../../wire/read/index.ts'
import type { Refs } from '../../../wire/serialise/index.ts'
import { anybody } from '../../../wire/session.ts'
import { readCommitteeRefs } from '../read/committees.ts'
import { findPapers } from '../read/find-papers.ts'
import { readConsultations, readOwnPapers } from '../read/papers.ts'
import { readReader } from '../read/reader.ts'
import type { FoundConsultation, Reader } from '../serialise/found.ts'
import { vorlageOf } from '../serialise/vorlage.ts'

/** Papers that somebody sees, for Payload. */
function visiblePapers({ isMember }: Reader, own: readonly string[]): Where[] {
  const open: Where = { oeffentlich: { equals: true } }
  if (!isMember) return [open]
  return [{ or: [open, { leserkreis: { not_equals: 'gremium' } }, { id: { in: [...own] } }] }]
}

/** Ids of those of some papers of which who asks sees what is for their committees alone. */
type ReadOwn = (docs: readonly VorlageDoc[]) => Promise<readonly string[]>

/** How papers are put on the wire: with office, files and the meetings that are seen. */
export async function papersFor(
  payload: Payload,
  { sprache, reader, readOwn }: { sprache: Sprache; reader: Reader; readOwn: ReadOwn },
) {
  const committees = await readCommitteeRefs(payload)
  const consultations: Map<string, FoundConsultation[]> = new Map()
  const own: Set<string> = new Set()
  const known = { committees, consultations, reader, own }
  return {
    payload,
    type: 'vorlagen' as const,
    related: async (docs: readonly VorlageDoc[]) => {
      const files = docs.flatMap(({ dateien, fassungen }) => [
        ...(dateien ?? []),
        ...(fassungen ?? []).flatMap((former) => former.dateien ?? []),
      ])
      const ids = docs.map(({ id }) => id)
      const offices = docs.map(({ amt }) => amt)
      const [found, seen, aemter, dokumente] = await Promise.all([
        readConsultations(payload, ids, reader),
        readOwn(docs),
        readNamed(payload, sprache, 'aemter', offices),
        readRelated(payload, 'de', 'dokumente', files, councilFiles(reader)),
      ])
      for (const [id, rows] of found) consultations.set(id, rows)
      for (const id of seen) own.add(id)
      return { aemter, dokumente }
    },
    serialise: (doc: VorlageDoc, refs: Refs) => vorlageOf(doc, refs, known),
    leadsTo: ['vorlagen', 'sitzungen', 'gremien', 'aemter'] as const,
  }
}

const papers = (payload: Payload, sprache: Sprache, reader: Reader) =>
  papersFor(payload, {
    sprache,
    reader,
    readOwn: (docs) => readOwnPapers(payload, reader, { ids: docs.map(({ id }) => id) }),
  })

/** A meeting that takes up a paper appears in answers that did not name it before. */
const others = ['sitzungen', 'dokumente', 'gremien'] as const

/** Papers of the council; without its session, the public ones. */
export const vorlagen: Call<'vorlagen'> = async ({ payload, params, sessions = anybody }) => {
  const reader = await readReader(payload, sessions)
  const [shared, found] = await Promise.all([
    papers(payload, params.sprache, reader),
    findPapers(payload, params, reader),
  ])
  return alsoEndedBy(await listFound({ ...shared, params, found }), ...others)
}

/** A paper; one that is not for who asks is not there. */
export const vorlagenId: Call<'vorlagen/{id}'> = async ({
  payload,
  params,
  id,
  sessions = anybody,
  isPreview = false,
}) => {
  const reader = await readReader(payload, sessions)
  const [shared, own] = await Promise.all([
    papers(payload, params.sprache, reader),
    readOwnPapers(payload, reader, { nummer: id }),
  ])
  const where = visiblePapers(reader, own)
  return alsoEndedBy(await oneEntry({ ...shared, params, id, isPreview, where }), ...others)
}
