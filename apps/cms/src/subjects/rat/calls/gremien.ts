import type { Payload } from 'payload'
import type { GremiumDoc } from '../../../payload-types.ts'
import { alsoEndedBy, type Call } from '../../../wire/call/call.ts'
import { listEntries, oneEntry } from '../../../wire/call/entries.ts'
import { readRelated } from '../../../wire/read/index.ts'
import { dayAt, type Refs } from '../../../wire/serialise/index.ts'
import { gremiumOf } from '../serialise/gremium.ts'

/** How committees are read: with their members, those of before too. */
function committees(payload: Payload) {
  const today = dayAt(new Date())
  return {
    payload,
    type: 'gremien' as const,
    leadsTo: ['gremien', 'raete'] as const,
    related: async (docs: readonly GremiumDoc[]) => ({
      raete: await readRelated(
        payload,
        'de',
        'raete',
        docs.flatMap(({ mitglieder }) => (mitglieder ?? []).map(({ rat }) => rat)),
      ),
    }),
    serialise: (doc: GremiumDoc, refs: Refs) => gremiumOf(doc, refs, today),
  }
}

/** Committees with their members. */
export const gremien: Call<'gremien'> = async ({ payload, params }) =>
  alsoEndedBy(await listEntries({ ...committees(payload), params }), 'raete')

/** A committee with its members. */
export const gremienId: Call<'gremien/{id}'> = async ({ payload, params, id, isPreview }) =>
  alsoEndedBy(
    await oneEntry({ ...committees(payload), params, id, isPreview: isPreview === true }),
    'raete',
  )
