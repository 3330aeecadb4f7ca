import type { CollectionAfterChangeHook } from 'payload'
import { z } from 'zod'
import { inTransaction, sql } from '../../../platform/database/index.ts'
import { artLabelOf } from '../collections/anfragen/arten.ts'
import { referenceOf } from './reference.ts'

/** What editors call a request in lists, headings and links, also one without a name. */
export function bezeichnungOf(referenz: string, art: string): string {
  return `${referenz} · ${artLabelOf(art)}`
}

const named = z.object({ id: z.string(), nummer: z.number(), art: z.string() })

/** Names a request that somebody notes down; one that comes over the website brings its own. */
export const nameRequest: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  const kept: unknown = doc
  if (operation !== 'create') return kept
  const { id, nummer, art } = named.parse(kept)
  const words = bezeichnungOf(referenceOf(nummer), art)
  await inTransaction(req, sql`update anfragen set bezeichnung = ${words} where id = ${id}`)
  return Object.assign({}, kept, { bezeichnung: words })
}
