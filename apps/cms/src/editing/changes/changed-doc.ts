import { z } from 'zod'

const changedDoc = z.object({
  id: z.union([z.string(), z.number()]),
  nummer: z.number().nullish(),
  updatedAt: z.unknown(),
  _status: z.string().nullish(),
})

/** What the hooks of a change need to know of any document. */
export type ChangedDoc = z.infer<typeof changedDoc>

/** Reads a document that Payload hands to a hook; one without an id is a mistake of ours. */
export function readChanged(doc: unknown): ChangedDoc {
  return changedDoc.parse(doc)
}

/** Fields of any document by their names. */
export function valuesOf(doc: unknown): Map<string, unknown> {
  return new Map<string, unknown>(
    typeof doc === 'object' && doc !== null ? Object.entries(doc) : [],
  )
}
