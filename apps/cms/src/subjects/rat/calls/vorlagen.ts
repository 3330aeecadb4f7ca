import type { Params, Sprache } from '@kurstadt/contract'
import type { Payload, Where } from 'payload'
import type { VorlageDoc } from '../../../payload-types.ts'
import { alsoEndedBy, type Call } from '../../../wire/call/call.ts'
import { listEntries, oneEntry } from '../../../wire/call/entries.ts'
import { councilFiles, readNamed, readRelated } from '../../../wire/read/index.ts'
import type { Refs } from '../../../wire/serialise/index.ts'
import { anybody } from '../../../wire/session.ts'
import { readCommitteeRefs } from '../read/committees.ts'
import { readConsultations, readOwnPapers, readPapersOn } from '../read/papers.ts'
import { readReader } from '../read/reader.ts'
import type { FoundConsultation, Reader } from '../serialise/found.ts'
import { vorlageOf } from '../serialise/vorlage.ts'

async function whereOf(
  payload: Payload,
  { amt_id, jahr, art, gremium_id, sitzung_id }: Params<'vorlagen'>,
  reader: Reader,
): Promise<Where[]> {
  const isOnAgenda = sitzung_id !== undefined || gremium_id !== undefined
  const asked = { sitzung: sitzung_id, gremium: gremium_id }
  const named = isOnAgenda ? await readPapersOn(payload, reader, asked) : []
  return [
    ...(amt_id ? [{ 'amt.nummer': { equals: amt_id } }] : []),
    ...(art ? [{ art: { equals: art } }] : []),
    ...(jahr ? [{ drucksache: { greater_than_equal: `${jahr}/` } }] : []),
    ...(jahr ? [{ drucksache: { less_than: `${jahr + 1}/` } }] : []),
    ...(isOnAgenda ? [{ id: { in: named } }] : []),
  ]
}

/** Papers that somebody sees, for Payload. */
function visiblePapers({ isMember }: Reader, own: readonly string[]): Where[] {
  const open: Where = { oeffentlich: { equals: true } }
  if (!isMember) return [open]
  return [{ or: [open, { leserkreis: { not_equals: 'gremium' } }, { id: { in: [...own] } }] }]
}

/** Papers on the wire, with office, files and the meetings that are seen. */
export async function papersFor(
  payload: Payload,
  sprache: Sprache,
  { reader, asking }: { reader: Reader; asking: readonly string[] | Promise<readonly string[]> },
) {
  const [committees, own] = await Promise.all([readCommitteeRefs(payload), asking])
  const consultations: Map<string, FoundConsultation[]> = new Map()
  const known = { committees, consultations, reader, own: new Set(own) }
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
      const [found, aemter, dokumente] = await Promise.all([
        readConsultations(payload, ids, reader),
        readNamed(payload, sprache, 'aemter', offices),
        readRelated(payload, 'de', 'dokumente', files, councilFiles(reader)),
      ])
      for (const [id, rows] of found) consultations.set(id, rows)
      return { aemter, dokumente }
    },
    serialise: (doc: VorlageDoc, refs: Refs) => vorlageOf(doc, refs, known),
    leadsTo: ['vorlagen', 'sitzungen', 'gremien', 'aemter'] as const,
    where: visiblePapers(reader, own),
  }
}

const papers = (payload: Payload, sprache: Sprache, reader: Reader) =>
  papersFor(payload, sprache, {
    reader,
    asking: reader.isMember ? readOwnPapers(payload, reader) : [],
  })

/** A meeting that takes up a paper appears in answers that did not name it before. */
const others = ['sitzungen', 'dokumente', 'gremien'] as const

/** Papers of the council; without its session, the public ones. */
export const vorlagen: Call<'vorlagen'> = async ({ payload, params, sessions = anybody }) => {
  const reader = await readReader(payload, sessions)
  const [{ where, ...shared }, own] = await Promise.all([
    papers(payload, params.sprache, reader),
    whereOf(payload, params, reader),
  ])
  return alsoEndedBy(await listEntries({ ...shared, params, where: [...where, ...own] }), ...others)
}

/** A paper; one that is not for who asks is not there. */
export const vorlagenId: Call<'vorlagen/{id}'> = async ({
  payload,
  params,
  id,
  sessions = anybody,
  isPreview = false,
}) => {
  const shared = await papers(payload, params.sprache, await readReader(payload, sessions))
  return alsoEndedBy(await oneEntry({ ...shared, params, id, isPreview }), ...others)
}
