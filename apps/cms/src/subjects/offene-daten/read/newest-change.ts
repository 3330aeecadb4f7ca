import type { CollectionSlug, Payload } from 'payload'
import { plainRead, published } from '../../../wire/read/index.ts'

const isCollection = (payload: Payload, name: string): name is CollectionSlug =>
  Object.hasOwn(payload.collections, name)

/** When the newest of what is public was changed last, in UTC; null where there is nothing. */
export async function newestChange(
  payload: Payload,
  types: readonly string[],
): Promise<string | null> {
  const known = types.filter((name) => isCollection(payload, name))
  const times = await Promise.all(
    known.map(async (collection) => {
      const hasDrafts = payload.collections[collection].config.versions?.drafts
      const { docs } = await payload.find({
        collection,
        ...(hasDrafts ? { where: published } : {}),
        sort: '-updatedAt',
        limit: 1,
        pagination: false,
        select: { updatedAt: true },
        ...plainRead,
      })
      return docs.flatMap((doc) => {
        const at = 'updatedAt' in doc ? doc.updatedAt : undefined
        return typeof at === 'string' ? [new Date(at).toISOString()] : []
      })
    }),
  )
  return times.flat().toSorted().at(-1) ?? null
}
