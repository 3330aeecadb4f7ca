import type { CollectionSlug, PayloadRequest } from 'payload'
import { inTransaction, sql } from '../../platform/database/index.ts'
import { valuesOf } from '../changes/index.ts'

async function hasPublishedVersion(req: PayloadRequest, slug: string, id: string) {
  const [row] = await inTransaction(
    req,
    sql`select from ${sql.identifier(`_${slug}_v`)}
        where parent_id::text = ${id} and version__status = 'published' limit 1`,
  )
  return row !== undefined
}

/**
 * Makes a version of what visitors see where none is left: only the newest ones are kept, and Payload
 * takes the language that is not published from the newest public version, not from the entry. It is
 * as old as the entry, so that the draft stays the newest.
 */
export async function keepShownVersion(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: string,
): Promise<void> {
  if (await hasPublishedVersion(req, collection, id)) return
  const where = { id: { equals: id } }
  const { db } = req.payload
  const shown: object | null = await db.findOne({ collection, locale: 'all', req, where })
  const at = String(valuesOf(shown).get('createdAt'))
  await db.createVersion({
    autosave: false,
    collectionSlug: collection,
    createdAt: at,
    parent: id,
    req,
    returning: false,
    updatedAt: at,
    versionData: { ...shown },
  })
}
