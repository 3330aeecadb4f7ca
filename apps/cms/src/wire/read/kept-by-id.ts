import type { Sprache } from '@kurstadt/contract'
import { LRUCache } from 'lru-cache'
import type { CollectionSlug, Payload } from 'payload'
import { keptUntilChange } from './newest-change.ts'

/** Reads public documents by their ids; what is not public is not there. */
export type ReadById<Doc> = (
  payload: Payload,
  sprache: Sprache,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, Doc>>

/** Documents that are kept of a type in a language; a thousand hosts are some 5 MB. */
const mostKept = 1_000

/**
 * As `read`, with what was read kept in memory until anything of the type changes: to put a page of
 * documents together takes Payload longer than everything else of a list. Only for what anybody may
 * see; nobody may change what is answered.
 */
export function keptById<Doc extends object>(
  type: CollectionSlug,
  read: ReadById<Doc>,
): ReadById<Doc> {
  const stores = keptUntilChange(async () => new LRUCache<string, Doc>({ max: mostKept }), [type])
  return async (payload, sprache, ids) => {
    const store = await stores(payload, sprache)
    const found = new Map<string, Doc>()
    for (const id of ids) {
      const doc = store.get(id)
      if (doc) found.set(id, doc)
    }
    const missing = ids.filter((id) => !found.has(id))
    if (missing.length === 0) return found
    for (const [id, doc] of await read(payload, sprache, missing)) {
      store.set(id, doc)
      found.set(id, doc)
    }
    return found
  }
}
