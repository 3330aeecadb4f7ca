import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  type FlattenedField,
  type PayloadRequest,
} from 'payload'
import { binStep, labelOf, valuesOf } from '../changes/index.ts'

/** An entry comes back without something that it cannot be shown without. */
class IncompleteError extends APIError {
  constructor(label: string, isGone: boolean) {
    super(
      isGone
        ? `Dazu gehört „${label}“, und das ist endgültig gelöscht. Bitte legen Sie den Eintrag neu an.`
        : `Dazu gehört „${label}“, und das liegt selbst im Papierkorb. Holen Sie es zuerst zurück.`,
      409,
      null,
      true,
    )
  }
}

/** The type of the one entry that a field has to name; null for other fields. */
function neededBy(field: FlattenedField): CollectionSlug | null {
  const isOne = field.type === 'relationship' || field.type === 'upload'
  if (!(isOne && field.required && !field.hasMany)) return null
  return typeof field.relationTo === 'string' ? field.relationTo : null
}

async function isOutOfBin(req: PayloadRequest, collection: CollectionSlug, id: unknown) {
  const where = { id: { equals: id } }
  const { totalDocs } = await req.payload.count({ collection, where, overrideAccess: true, req })
  return totalDocs > 0
}

/**
 * Refuses to bring back what is public at once and names something that is not there: Payload looks
 * at nothing but the fields that are sent, and nobody fills in the others in the bin.
 */
export const refuseIncomplete: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (binStep(originalDoc, data) !== 'out') return data
  const values = valuesOf({ ...originalDoc, ...data })
  for (const field of collection.flattenedFields) {
    const needed = neededBy(field)
    if (needed === null) continue
    const id = values.get(field.name) ?? null
    if (id === null || !(await isOutOfBin(req, needed, id)))
      throw new IncompleteError(labelOf(field), id === null)
  }
  return data
}
