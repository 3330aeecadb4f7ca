import type { SanitizedConfig } from 'payload'
import { editors, nobody } from './who.ts'

const closed = { create: nobody, read: nobody, update: nobody, delete: nobody }
const forEditors = { create: editors, read: editors, update: editors, delete: editors }

/** Collections that Payload adds by itself and leaves to anybody who is logged in. */
const rules = new Map([
  ['payload-migrations', closed],
  ['payload-locked-documents', forEditors],
])

/** Closes them: an account with a one-time password, or an author, has no business there. */
export function closeInternalCollections(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections)
    Object.assign(collection.access, rules.get(collection.slug))
  return config
}
