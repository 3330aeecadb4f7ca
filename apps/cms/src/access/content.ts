import type { Access } from 'payload'
import type { Bereich } from './bereiche.ts'
import { administration, editors, keeps, publishes, sees } from './who.ts'

type Rules = { create: Access; read: Access; readVersions: Access; update: Access; delete: Access }

/** State that a save asks for; Payload hands over whatever came. */
function statusOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null && '_status' in data ? data._status : undefined
}

/**
 * Who may what with the content of an area. Where there are drafts, an author writes them and
 * nothing else; where there are none, everything saved is public, and is for who may publish.
 */
export function accessOf(bereich: Bereich, { hasDrafts }: { hasDrafts: boolean }): Rules {
  const write: Access = ({ req, data }) => {
    const isDraft = hasDrafts && statusOf(data) !== 'published'
    return isDraft ? keeps(req.user, bereich) : publishes(req.user, bereich)
  }
  return {
    create: write,
    read: ({ req }) => sees(req.user, bereich),
    readVersions: ({ req }) => sees(req.user, bereich),
    update: write,
    delete: ({ req }) => publishes(req.user, bereich),
  }
}

/** Pictures and files: an author adds some to a draft; what may be in use is not for authors. */
export function mediaAccess(bereich: Bereich): Rules {
  const rules = accessOf(bereich, { hasDrafts: false })
  return { ...rules, create: ({ req }) => keeps(req.user, bereich) }
}

/** Settings: editors see them, the administration changes them. */
export const settingsAccess = { read: editors, update: administration }
