import { trefferArten } from '@kurstadt/contract'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionSlug,
  PayloadRequest,
} from 'payload'
import { inTransaction, sql } from '../../platform/database/index.ts'
import { readChanged } from '../changes/index.ts'
import { type InternalType, internalTypes, keepInternal } from './internal-texts.ts'
import { misnamedMeetings, type SearchedType, withIds, writeTexts } from './texts.ts'

async function writeAnew(
  req: PayloadRequest,
  type: SearchedType,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  const named = sql`dokument = any(${`{${ids.join()}}`}::uuid[])`
  await inTransaction(req, sql`delete from suchtexte where typ = ${type} and ${named}`)
  await inTransaction(req, sql`${sql.raw(writeTexts(type))} where ${named}`)
}

/** Staff are found with the name of their office and lead to it. */
async function staffOf(req: PayloadRequest, office: string): Promise<string[]> {
  const rows = await inTransaction(
    req,
    sql`select dokument as id from suchtexte where amt = ${office}
        union select mitarbeiter_id from aemter_rels
        where parent_id = ${office} and mitarbeiter_id is not null`,
  )
  return rows.map(({ id }) => String(id))
}

/** Meetings are found with the name of their committee, as long as it is public. */
async function meetingsOf(req: PayloadRequest, committee: string): Promise<string[]> {
  const rows = await inTransaction(req, withIds(misnamedMeetings, [committee]))
  return rows.map(({ id }) => String(id))
}

/** Writes what visitors find of an entry anew, or takes it away. */
export async function keepPublic(
  req: PayloadRequest,
  type: SearchedType,
  id: string,
): Promise<void> {
  await writeAnew(req, type, [id])
  if (type === 'aemter') await writeAnew(req, 'mitarbeiter', await staffOf(req, id))
  if (type === 'gremien') await writeAnew(req, 'sitzungen', await meetingsOf(req, id))
}

type Hooks = { afterChange: CollectionAfterChangeHook[]; afterDelete: CollectionAfterDeleteHook[] }

const keepingInternal = (type: InternalType): Hooks => ({
  afterChange: [({ req, doc }) => keepInternal(req, type, String(readChanged(doc).id))],
  afterDelete: [({ req, id }) => keepInternal(req, type, String(id))],
})

/**
 * Hooks that write what visitors, or staff, find of an entry, in the transaction of its change; none for a type
 * that the search does not know. They come after those that write the days of an event.
 */
export function keepFindable(slug: CollectionSlug): Hooks {
  const internal = internalTypes.find((one) => one === slug)
  if (internal !== undefined) return keepingInternal(internal)
  const type = trefferArten.find((one) => one === slug)
  if (type === undefined) return { afterChange: [], afterDelete: [] }
  return {
    afterChange: [({ req, doc }) => keepPublic(req, type, String(readChanged(doc).id))],
    afterDelete: [({ req, id }) => keepPublic(req, type, String(id))],
  }
}
