import type { CollectionBeforeDeleteHook } from 'payload'
import { inTransaction, sql } from '../database/index.ts'

/** With a request go the letters about it: they say the same (T67). */
export const deleteLetters: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await inTransaction(req, sql`delete from mails where anfrage_id = ${id}`)
}
