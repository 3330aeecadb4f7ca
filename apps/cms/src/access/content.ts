import type { Access } from 'payload'
import type { Bereich } from './bereiche.ts'
import { administration, editors, keeps, publishes, sees } from './who.ts'

/** Who may what with the content of an area. */
export function accessOf(bereich: Bereich): {
  create: Access
  read: Access
  readVersions: Access
  update: Access
  delete: Access
} {
  return {
    create: ({ req }) => keeps(req.user, bereich),
    read: ({ req }) => sees(req.user, bereich),
    readVersions: ({ req }) => sees(req.user, bereich),
    update: ({ req }) => keeps(req.user, bereich),
    delete: ({ req }) => publishes(req.user, bereich),
  }
}

/** Settings: editors see them, the administration changes them. */
export const settingsAccess = { read: editors, update: administration }
