import type { Params, Sprache } from '@kurstadt/contract'
import type { Payload, Where } from 'payload'
import type { VorlageDoc } from '../../../payload-types.ts'
import { alsoEndedBy, type Call } from '../../../wire/call/call.ts'
import { listEntries, oneEntry } from '../../../wire/call/entries.ts'
import {
  councilFiles,
  plainRead,
  published,
  readNamed,
  readRelated,
  visibleTo,
} from '../../../wire/read/index.ts'
import { idOf, type Refs } from '../../../wire/serialise/index.ts'
import { anybody, type Sessions } from '../../../wire/session.ts'
import { readCommitteeRefs, readPaperMeetings } from '../read/council.ts'
import { itemsOf } from '../serialise/sitzung.ts'
import { type PaperMeeting, vorlageOf } from '../serialise/vorlage.ts'

/** Papers on the agenda of a meeting, as far as meeting and item are for who asks. */
async function onAgenda(payload: Payload, nummer: number, sessions: Sessions): Promise<Where> {
  const { docs } = await payload.find({
    collection: 'sitzungen',
    where: { and: [published, { nummer: { equals: nummer } }, ...visibleTo(sessions)] },
    limit: 1,
    pagination: false,
    ...plainRead,
  })
  const items = docs.flatMap((doc) => itemsOf(doc, sessions.rat !== null))
  return {
    id: { in: items.flatMap(({ vorlagen }) => (vorlagen ?? []).flatMap((one) => idOf(one) ?? [])) },
  }
}

async function whereOf(
  payload: Payload,
  { amt_id, jahr, sitzung_id }: Params<'vorlagen'>,
  sessions: Sessions,
): Promise<Where[]> {
  return [
    ...(amt_id ? [{ 'amt.nummer': { equals: amt_id } }] : []),
    ...(jahr ? [{ drucksache: { greater_than_equal: `${jahr}/` } }] : []),
    ...(jahr ? [{ drucksache: { less_than: `${jahr + 1}/` } }] : []),
    ...(sitzung_id ? [await onAgenda(payload, sitzung_id, sessions)] : []),
  ]
}

/** How papers are read: with office, files and the meetings that are seen. */
async function papers(payload: Payload, sprache: Sprache, sessions: Sessions) {
  const committees = await readCommitteeRefs(payload)
  const meetings: Map<string, PaperMeeting[]> = new Map()
  return {
    payload,
    type: 'vorlagen' as const,
    related: async (docs: readonly VorlageDoc[]) => {
      const files = docs.flatMap(({ dateien }) => dateien ?? [])
      const [found, aemter, dokumente] = await Promise.all([
        readPaperMeetings(
          payload,
          docs.map(({ id }) => id),
          sessions,
        ),
        readNamed(
          payload,
          sprache,
          'aemter',
          docs.map(({ amt }) => amt),
        ),
        readRelated(payload, 'de', 'dokumente', files, councilFiles(sessions)),
      ])
      for (const [id, rows] of found) meetings.set(id, rows)
      return { aemter, dokumente }
    },
    serialise: (doc: VorlageDoc, refs: Refs) =>
      vorlageOf(doc, refs, meetings.get(doc.id) ?? [], committees),
    leadsTo: 'aemter' as const,
    where: visibleTo(sessions),
  }
}

/** A meeting that takes up a paper appears in answers that did not name it before. */
const others = ['sitzungen', 'dokumente', 'gremien'] as const

/** Papers of the council; without its session, the public ones. */
export const vorlagen: Call<'vorlagen'> = async ({ payload, params, sessions = anybody }) => {
  const { where, ...shared } = await papers(payload, params.sprache, sessions)
  const own = await whereOf(payload, params, sessions)
  return alsoEndedBy(await listEntries({ ...shared, params, where: [...where, ...own] }), ...others)
}

/** A paper; one that is not for who asks is not there. */
export const vorlagenId: Call<'vorlagen/{id}'> = async ({
  payload,
  params,
  id,
  sessions = anybody,
}) =>
  alsoEndedBy(
    await oneEntry({ ...(await papers(payload, params.sprache, sessions)), params, id }),
    ...others,
  )
