import type { Sprache } from '@kurstadt/contract'
import type { Payload } from 'payload'
import type { BrancheneintragDoc } from '../../../payload-types.ts'
import { alsoEndedBy, type Call } from '../../../wire/call/call.ts'
import { listFound, oneEntry } from '../../../wire/call/entries.ts'
import type { Refs } from '../../../wire/serialise/refs.ts'
import { parkingTag, readParking } from '../../parkleitsystem/index.ts'
import { readCategories } from '../../rubriken/index.ts'
import { findBusinesses, wordsOf } from '../read/business-entries.ts'
import { findPlaces } from '../read/business-places.ts'
import { brancheneintragOf, noParking, parkingEntries } from '../serialise/brancheneintrag.ts'

/** How business entries are read: with their categories, and car parks with what is known of them. */
export function businesses(payload: Payload, sprache: Sprache) {
  let parking = noParking
  return {
    payload,
    type: 'brancheneintraege' as const,
    related: async (docs: readonly BrancheneintragDoc[]) => {
      if (docs.some(({ nummer }) => parkingEntries.includes(nummer ?? 0)))
        parking = await readParking(payload)
      const categories = docs.flatMap(({ rubriken }) => rubriken)
      return { rubriken: await readCategories(payload, sprache, categories) }
    },
    serialise: (doc: BrancheneintragDoc, refs: Refs) => brancheneintragOf(doc, refs, parking),
  }
}

/** An answer with a car park in it ends with the next record. */
const endedByParking = <Result extends { tags: string[] }>(
  result: Result,
  entries: readonly { parkplatz: object | null }[],
): Result =>
  entries.some(({ parkplatz }) => parkplatz !== null) ? alsoEndedBy(result, parkingTag) : result

/** Business entries by name, category or first letter; what somebody typed is theirs (spec 3). */
export const brancheneintraege: Call<'brancheneintraege'> = async ({ payload, params }) => {
  const found = await findBusinesses(payload, params)
  const shared = businesses(payload, params.sprache)
  // A category that gets another name may let an entry be found.
  const result = await listFound({ ...shared, params, found, watches: ['rubriken'] })
  const { aehnlich, auswahl } = found
  const isMap = params.ansicht === 'karte'
  const orte = isMap ? await findPlaces(payload, params, aehnlich) : []
  const answer = { ...result.answer, aehnlich, auswahl, orte }
  const isPrivate = wordsOf(params.q).length > 0
  const ended = endedByParking(result, answer.data)
  return { ...(isMap ? alsoEndedBy(ended, 'einstellungen') : ended), answer, isPrivate }
}

/** A business entry (spec 3). */
export const brancheneintraegeId: Call<'brancheneintraege/{id}'> = async (input) => {
  const result = await oneEntry({ ...businesses(input.payload, input.params.sprache), ...input })
  return endedByParking(result, [result.answer])
}
