import { APIError, type CollectionSlug, type Payload } from 'payload'
import { asSystem } from '../../platform/as-system.ts'

/** Days that what was deleted stays in the bin and can be brought back. */
const binDays = 30

const day = 24 * 60 * 60 * 1000

/** Whatever keeps one entry, the others go: on this run hangs all that has to be deleted in time. */
async function isDeleted(payload: Payload, slug: CollectionSlug, id: string): Promise<boolean> {
  try {
    await payload.delete({ collection: slug, id, trash: true, ...asSystem })
    return true
  } catch (error) {
    const level = error instanceof APIError ? 'warn' : 'error'
    payload.logger[level]({ slug, id, err: error }, 'stays in the bin')
    return false
  }
}

/** Deletes for good what has lain in the bin for its time; says how many. One that cannot go stays. */
export async function emptyBin(payload: Payload, now: Date): Promise<number> {
  const until = new Date(now.getTime() - binDays * day).toISOString()
  let gone = 0
  for (const { slug, trash } of payload.config.collections.filter((one) => one.trash)) {
    const { docs } = await payload.find({
      collection: slug,
      where: { deletedAt: { less_than: until } },
      pagination: false,
      select: {},
      trash,
      ...asSystem,
    })
    for (const { id } of docs) if (await isDeleted(payload, slug, id)) gone += 1
  }
  return gone
}
