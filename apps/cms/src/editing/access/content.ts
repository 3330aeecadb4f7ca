import type { Access } from 'payload'
import { asked } from './asked.ts'
import type { Bereich } from './bereiche.ts'
import { partAccess, type Scope } from './teile.ts'
import { administration, editors, isAdministration, keeps, publishes, sees } from './who.ts'

type Rules = { create: Access; read: Access; readVersions: Access; update: Access; delete: Access }

/**
 * Who may what with the content of an area, or of its parts of the site. Where there are drafts, an
 * author writes them and nothing else; where there are none, everything saved is public, and is for
 * who may publish.
 */
export function accessOf({ bereich, parts }: Scope, { hasDrafts }: { hasDrafts: boolean }): Rules {
  const seen: Access = ({ req }) => sees(req.user, bereich)
  if (parts !== undefined)
    return { ...partAccess(bereich, parts, { hasDrafts }), read: seen, readVersions: seen }
  const write: Access = ({ req, data }) => {
    const isDraft = hasDrafts && asked(data, '_status') !== 'published'
    return isDraft ? keeps(req.user, bereich) : publishes(req.user, bereich)
  }
  return {
    create: write,
    read: seen,
    readVersions: seen,
    update: write,
    delete: ({ req }) => publishes(req.user, bereich),
  }
}

/** Pictures and files: an author adds some to a draft; what may be in use is not for authors. */
export function mediaAccess(bereich: Bereich): Rules {
  const rules = accessOf({ bereich }, { hasDrafts: false })
  return { ...rules, create: ({ req }) => keeps(req.user, bereich) }
}

/** Area of each value that a field of a collection can have. */
type AreasByValue = Readonly<Record<string, Bereich>>

/**
 * Who may what where the entries of a collection belong to different areas, told apart by a field:
 * who keeps none of the areas sees nothing, and a value nobody knows is seen by the administration.
 */
export function accessByField(field: string, areas: AreasByValue): Rules {
  const own: Access = ({ req }) => {
    if (isAdministration(req.user)) return true
    const kept = Object.entries(areas).flatMap(([value, bereich]) =>
      publishes(req.user, bereich) ? [value] : [],
    )
    return kept.length > 0 && { [field]: { in: kept } }
  }
  const create: Access = ({ req, data }) => {
    if (isAdministration(req.user)) return true
    const value = asked(data, field)
    const wanted = typeof value === 'string' ? [areas[value]] : Object.values(areas)
    return wanted.some((bereich) => bereich !== undefined && publishes(req.user, bereich))
  }
  return { create, read: own, readVersions: own, update: own, delete: own }
}

/** Settings: editors see them, the administration changes them. */
export const settingsAccess = { read: editors, readVersions: editors, update: administration }
