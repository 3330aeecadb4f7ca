import type { Params, Sprache } from '@kurstadt/contract'
import type { Payload } from 'payload'
import type { BrancheneintragDoc } from '../../../payload-types.ts'
import { alsoEndedBy, type Call } from '../../../wire/call/call.ts'
import { listFound, oneEntry } from '../../../wire/call/entries.ts'
import { readRelated } from '../../../wire/read/index.ts'
import { keptById } from '../../../wire/read/kept-by-id.ts'
import type { Refs } from '../../../wire/serialise/refs.ts'
import { parkingTag, readParking } from '../../parkleitsystem/index.ts'
import { readCategories } from '../../rubriken/index.ts'
import { findBusinesses, wordsOf } from '../read/business-entries.ts'
import { placesOf } from '../read/business-places.ts'
import { findWords } from '../read/business-words.ts'
import { openEntries } from '../read/open-entries.ts'
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

/** Entries of a page. No store has the answers to what somebody typed, but the same entries are in them. */
const readEntries = keptById('brancheneintraege', (payload, sprache, ids) =>
  readRelated(payload, sprache, 'brancheneintraege', ids),
)

/** An answer with a car park in it ends with the next record. */
const endedByParking = <Result extends { tags: string[] }>(
  result: Result,
  entries: readonly { parkplatz: object | null }[],
): Result =>
  entries.some(({ parkplatz }) => parkplatz !== null) ? alsoEndedBy(result, parkingTag) : result

/** What was asked, with the entries that have the words and those that are open, where that matters. */
async function questionOf(payload: Payload, params: Params<'brancheneintraege'>) {
  const words = wordsOf(params.q)
  const [hits, open] = await Promise.all([
    words.length > 0 ? findWords(payload, words) : null,
    params.geoeffnet === true ? openEntries(payload) : null,
  ])
  return { hits, open, question: { ...params, treffer: hits?.ids, offen: open?.ids } }
}

/**
 * Business entries by name, category or first letter (spec 3). No store keeps what somebody typed,
 * which is theirs, nor what is open now, which is over in a minute.
 */
export const brancheneintraege: Call<'brancheneintraege'> = async ({ payload, params }) => {
  const { hits, open, question } = await questionOf(payload, params)
  const isMap = params.ansicht === 'karte'
  const { auswahl, found: all } = await findBusinesses(payload, question)
  const first = (params.seite - 1) * params.pro_seite
  const page = all.slice(first, first + params.pro_seite)
  const found = { ids: page.map(({ id }) => id), anzahl: all.length }
  const orte = isMap ? await placesOf(payload, params.sprache, all) : []
  const shared = businesses(payload, params.sprache)
  // A category that gets another name may let an entry be found.
  const watches = ['rubriken'] as const
  const result = await listFound({ ...shared, params, found, watches, read: readEntries })
  const aehnlich = hits?.isSimilar === true && found.anzahl > 0
  const geoeffnet_um = open?.um ?? null
  const answer = { ...result.answer, aehnlich, auswahl, orte, geoeffnet_um }
  const isPrivate = open !== null || hits !== null
  const ended = endedByParking(result, answer.data)
  return { ...(isMap ? alsoEndedBy(ended, 'einstellungen') : ended), answer, isPrivate }
}

/** A business entry (spec 3). */
export const brancheneintraegeId: Call<'brancheneintraege/{id}'> = async (input) => {
  const result = await oneEntry({ ...businesses(input.payload, input.params.sprache), ...input })
  return endedByParking(result, [result.answer])
}
