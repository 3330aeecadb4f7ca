import type { PayloadRequest } from 'payload'
import type { SitzungDoc } from '../../../payload-types.ts'

/**
 * A meeting that the account of a call sees, in German: as it was written last with `draft`, else as it
 * is for readers. Null where there is none.
 */
export const findMeeting = (
  req: PayloadRequest,
  id: string,
  { draft }: { draft: boolean },
): Promise<SitzungDoc | null> =>
  req.payload.findByID({
    collection: 'sitzungen',
    id,
    draft,
    depth: 0,
    disableErrors: true,
    locale: 'de',
    overrideAccess: false,
    user: req.user,
    req,
  })
