import { framePaths } from '@kurstadt/contract'
import { createLocalReq, type Payload } from 'payload'
import { unnamedIds } from '../../platform/media/index.ts'
import type { Befund } from './findings.ts'
import { ownPathsIn } from './own-paths.ts'

const text =
  'Kein Menü und keine andere Seite führt hierher. Verlinken Sie die Seite dort, wo Gäste sie suchen, oder nehmen Sie sie zurück.'

/** What is found in a page that nothing leads to (W15). */
export const orphanProblem: Befund = { art: 'verwaist', sprache: 'de', feld: 'Adresse', text }

const inFrames: readonly string[] = [
  '/de/',
  '/en/',
  framePaths.search,
  ...Object.values(framePaths.festival).flatMap((paths) => Object.values(paths)),
  ...Object.values(framePaths.access.de),
  ...Object.values(framePaths.access.en),
]

/** Addresses that menus lead to without naming the page. */
async function pathsInMenus(payload: Payload): Promise<string[]> {
  const menus = { collection: 'menus', depth: 0, pagination: false, overrideAccess: true } as const
  const { docs } = await payload.find({ ...menus, locale: 'all' })
  return ownPathsIn(docs, new Set())
}

/** Public pages that no document names and no `linked` address leads to, by id. */
export async function orphanPages(
  payload: Payload,
  linked: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const req = await createLocalReq({}, payload)
  const candidates = await unnamedIds(req, 'seiten')
  const { docs } = await payload.find({
    collection: 'seiten',
    where: { id: { in: candidates } },
    select: { pfad: true, detailseite_fuer: true },
    locale: 'all',
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  const reached = new Set([...linked, ...inFrames, ...(await pathsInMenus(payload))])
  const orphans = docs.filter(({ pfad, detailseite_fuer }) => {
    const paths: unknown[] = typeof pfad === 'object' ? Object.values(pfad ?? {}) : [pfad]
    const isReached = paths.some((path) => typeof path === 'string' && reached.has(path))
    return !(detailseite_fuer || isReached)
  })
  return new Set(orphans.map(({ id }) => String(id)))
}
