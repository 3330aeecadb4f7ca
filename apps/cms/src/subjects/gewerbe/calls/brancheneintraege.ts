import type { Sprache } from '@kurstadt/contract'
import type { Payload } from 'payload'
import type { BrancheneintragDoc } from '../../../payload-types.ts'
import type { Call } from '../../../wire/call/call.ts'
import { listFound, oneEntry } from '../../../wire/call/entries.ts'
import { readCategories } from '../../rubriken/index.ts'
import { findBusinesses, wordsOf } from '../read/business-entries.ts'
import { brancheneintragOf } from '../serialise/brancheneintrag.ts'

/** How business entries are read: with their categories. */
function businesses(payload: Payload, sprache: Sprache) {
  return {
    payload,
    type: 'brancheneintraege' as const,
    related: async (docs: readonly BrancheneintragDoc[]) => ({
      rubriken: await readCategories(
        payload,
        sprache,
        docs.flatMap(({ rubriken }) => rubriken),
      ),
    }),
    serialise: brancheneintragOf,
  }
}

/** Business entries by name, category or first letter; what somebody typed is theirs (spec 3). */
export const brancheneintraege: Call<'brancheneintraege'> = async ({ payload, params }) => {
  const found = await findBusinesses(payload, params)
  const shared = businesses(payload, params.sprache)
  // A category that gets another name may let an entry be found.
  const result = await listFound({ ...shared, params, found, watches: ['rubriken'] })
  return { ...result, isPrivate: wordsOf(params.q).length > 0 }
}

/** A business entry (spec 3). */
export const brancheneintraegeId: Call<'brancheneintraege/{id}'> = (input) =>
  oneEntry({ ...businesses(input.payload, input.params.sprache), ...input })
