import type { PayloadRequest } from 'payload'
import type { GremiumDoc } from '../../../payload-types.ts'

/** Committees as whoever asks may see them, in their order. */
export async function readCommittees(req: PayloadRequest): Promise<GremiumDoc[]> {
  const { docs } = await req.payload.find({
    collection: 'gremien',
    where: { _status: { equals: 'published' } },
    sort: 'sortierung',
    depth: 0,
    limit: 200,
    locale: 'de',
    overrideAccess: false,
    user: req.user,
    req,
  })
  return docs
}

/** What each new meeting of a committee begins with, as the dialog shows it. */
export const usualOf = ({ id, titel, ...rest }: GremiumDoc) => ({
  id,
  titel,
  uhrzeit: rest.uebliche_uhrzeit ?? '',
  ort: rest.ueblicher_ort ?? '',
  punkte: (rest.uebliche_tagesordnung ?? []).length,
})
