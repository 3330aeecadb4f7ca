import type { CollectionBeforeDeleteHook } from 'payload'
import { z } from 'zod'
import { inTransaction, sql } from '../../../../platform/database/index.ts'
import { leaveFiles } from '../../../../platform/media/index.ts'

const file = z.object({ name: z.string() })

/** Takes the pictures of a camera along that is deleted; their rows go with it. */
export const dropShots: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const rows = await inTransaction(
    req,
    sql`select replace(quelle ->> 'url', '/media/', '') as name
        from webcam_aufnahmen, jsonb_array_elements(quellen) as quelle where webcam = ${id}`,
  )
  const names = rows.map((row) => file.parse(row).name)
  if (names.length > 0) await leaveFiles(req, 'medien', names, '0 seconds')
}
