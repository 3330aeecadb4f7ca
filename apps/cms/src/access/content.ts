import { administration, editors } from './who.ts'

/** Content: editors and the administration do everything, nobody else sees it here. */
export const contentAccess = {
  create: editors,
  read: editors,
  update: editors,
  delete: editors,
}

/** Content with drafts: as content, and its versions. */
export const versionedAccess = { ...contentAccess, readVersions: editors }

/** Settings: editors see them, the administration changes them. */
export const settingsAccess = { read: editors, update: administration }
