import type { Payload } from 'payload'
import type { GremiumDoc } from '../../payload-types.ts'
import { plainRead, published } from './published.ts'

/** All committees by id, in the editors' order; there are few, and every member needs most of them. */
export async function readCommittees(payload: Payload): Promise<ReadonlyMap<string, GremiumDoc>> {
  const { docs } = await payload.find({
    collection: 'gremien',
    where: published,
    sort: ['sortierung', 'titel'],
    pagination: false,
    ...plainRead,
  })
  return new Map(docs.map((doc) => [doc.id, doc]))
}
