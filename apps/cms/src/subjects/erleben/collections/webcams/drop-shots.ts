import type { CollectionBeforeDeleteHook } from 'payload'
import { z } from 'zod'
import { inTransaction, sql } from '../../../../platform/database/index.ts'
import { leaveFiles } from '../../../../platform/media/index.ts'

const file = z.object({ name: z.string() })

/**
 * Takes the pictures of a camera along that is deleted, or that goes into the bin: their rows in the
 * same statement, so that none names a file that is gone when the camera comes back.
 */
export const dropShots: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const rows = await inTransaction(
    req,
    sql`with gone as (delete from webcam_aufnahmen where webcam = ${id} returning quellen)
        select replace(quelle ->> 'url', '/media/', '') as name
        from gone, jsonb_array_elements(gone.quellen) as quelle`,
  )
  const names = rows.map((row) => file.parse(row).name)
  if (names.length > 0) await leaveFiles(req, 'medien', names, '0 seconds')
}
