import type { Params, Sprache } from '@kurstadt/contract'
import type { Payload, Where } from 'payload'
import type { VorlageDoc } from '../../payload-types.ts'
import {
  councilFiles,
  paperMeetings,
  plainRead,
  published,
  readRelated,
  visibleTo,
} from '../read/index.ts'
import { idOf, itemsOf, type Refs, vorlageOf } from '../serialise/index.ts'
import { anybody, type Sessions } from '../session.ts'
import { alsoEndedBy, type Call } from './call.ts'
import { listEntries, oneEntry } from './entries.ts'

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
function papers(payload: Payload, sprache: Sprache, sessions: Sessions) {
  const isInsider = sessions.rat !== null
  return {
    payload,
    type: 'vorlagen' as const,
    related: async (docs: readonly VorlageDoc[]) => {
      const ids = await paperMeetings(
        payload,
        docs.map(({ id }) => id),
        sessions,
      )
      const files = docs.flatMap(({ dateien }) => dateien ?? [])
      const [sitzungen, aemter, dokumente] = await Promise.all([
        readRelated(payload, 'de', 'sitzungen', ids),
        readRelated(
          payload,
          sprache,
          'aemter',
          docs.map(({ amt }) => amt),
        ),
        readRelated(payload, 'de', 'dokumente', files, councilFiles(sessions)),
      ])
      const committees = [...sitzungen.values()].map(({ gremium }) => gremium)
      const gremien = await readRelated(payload, 'de', 'gremien', committees)
      return { sitzungen, aemter, dokumente, gremien }
    },
    serialise: (doc: VorlageDoc, refs: Refs) => vorlageOf(doc, refs, isInsider),
    where: visibleTo(sessions),
  }
}

/** A meeting that takes up a paper appears in answers that did not name it before. */
const others = ['sitzungen', 'dokumente', 'gremien'] as const

/** Papers of the council; without its session, the public ones. */
export const vorlagen: Call<'vorlagen'> = async ({ payload, params, sessions = anybody }) => {
  const { where, ...shared } = papers(payload, params.sprache, sessions)
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
    await oneEntry({ ...papers(payload, params.sprache, sessions), params, id }),
    ...others,
  )
