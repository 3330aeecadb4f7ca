import type { Sprache } from '@kurstadt/contract'
import type { Payload } from 'payload'
import type { LebenslageDoc } from '../../../payload-types.ts'
import type { Call } from '../../../wire/call/call.ts'
import { listEntries, oneEntry } from '../../../wire/call/entries.ts'
import type { Refs } from '../../../wire/serialise/index.ts'
import { verfahrenOfLebenslagen } from '../read/verfahren.ts'
import { lebenslageOf } from '../serialise/lebenslage.ts'

/** How life situations, or one, are read: with the procedures that name them. */
async function situations(payload: Payload, sprache: Sprache, nummer?: number) {
  const procedures = await verfahrenOfLebenslagen(payload, sprache, nummer)
  return {
    payload,
    type: 'lebenslagen' as const,
    watches: ['wegweiser_verfahren'] as const,
    // Read above; named here, so that a change of their detail page ends the answer.
    related: async () => ({ wegweiser_verfahren: new Map() }),
    serialise: (doc: LebenslageDoc, refs: Refs) => {
      const own = procedures.get(doc.id) ?? []
      const named = own.map(({ nummer: id, sprache: written, titel, kurztext }) => ({
        id,
        sprache: written,
        titel,
        kurztext,
      }))
      return lebenslageOf(doc, refs, named)
    },
  }
}

/** Life situations in the editors' order. */
export const lebenslagen: Call<'lebenslagen'> = async ({ payload, params }) =>
  listEntries({ ...(await situations(payload, params.sprache)), params })

/** A life situation with its procedures. */
export const lebenslagenId: Call<'lebenslagen/{id}'> = async (input) =>
  oneEntry({ ...input, ...(await situations(input.payload, input.params.sprache, input.id)) })
