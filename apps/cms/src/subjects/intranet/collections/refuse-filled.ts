import { APIError, type CollectionBeforeDeleteHook, type CollectionSlug } from 'payload'

/** What stands in a category or a topic, and by which field. */
type Contents = { collection: CollectionSlug; field: string; words: (count: number) => string }

/** Refuses to delete what something still stands in: staff would find that nowhere any more. */
export const refuseFilled =
  ({ collection, field, words }: Contents): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    const where = { [field]: { equals: id } }
    const { totalDocs } = await req.payload.count({ collection, where, overrideAccess: true, req })
    if (totalDocs > 0) throw new APIError(words(totalDocs), 409, null, true)
  }
