import { framePaths, type Sprache, sprachen } from '@kurstadt/contract'
import { shopPfade } from '@kurstadt/contract/shop'
import type { Payload } from 'payload'
import type { Befund } from './findings.ts'
import { targetsIn } from './targets.ts'

/** What public documents lead to in each language: ids of what they name, and addresses. */
export type Targets = Record<Sprache, Set<string>>

const texts: Record<Sprache, string> = {
  de: 'Kein Menü und keine andere Seite führt hierher. Verlinken Sie die Seite dort, wo Gäste sie suchen, oder nehmen Sie sie zurück.',
  en: 'Kein englisches Menü und keine andere englische Seite führt hierher. Verlinken Sie die Seite auch dort, wo Gäste sie auf Englisch suchen.',
}

/** What is found in a page that nothing leads to in its language (W15). */
export const orphanProblem = (sprache: Sprache): Befund => ({
  art: 'verwaist',
  sprache,
  feld: 'Adresse',
  text: texts[sprache],
})

const { de, en } = framePaths.access
const inFrames: Record<Sprache, readonly string[]> = {
  de: [
    '/de/',
    framePaths.search,
    shopPfade.de.warenkorb,
    ...Object.values(framePaths.festival.de),
    ...Object.values(de),
  ],
  en: [
    '/en/',
    shopPfade.en.warenkorb,
    ...Object.values(framePaths.festival.en),
    ...Object.values(en),
  ],
}

const asStored = { depth: 0, pagination: false, overrideAccess: true } as const

/** What menus of a language lead to. */
async function targetsOfMenus(payload: Payload, sprache: Sprache): Promise<string[]> {
  const { docs } = await payload.find({ collection: 'menus', locale: sprache, ...asStored })
  const ofLanguage = docs.filter(({ name }) => name.endsWith('_EN') === (sprache === 'en'))
  return targetsIn(ofLanguage, new Set())
}

/** What the settings lead to: the website links it in both languages. */
async function targetsOfSettings(payload: Payload, sprache: Sprache): Promise<string[]> {
  const found = []
  for (const { slug } of payload.config.globals)
    found.push(await payload.findGlobal({ slug, locale: sprache, depth: 0, overrideAccess: true }))
  return targetsIn(found, new Set())
}

/** Languages in which nothing leads to a public page, by its id; pages that are led to are not there. */
export async function orphanPages(
  payload: Payload,
  targets: Targets,
): Promise<ReadonlyMap<string, Sprache[]>> {
  const { docs } = await payload.find({
    collection: 'seiten',
    where: { _status: { equals: 'published' } },
    select: { pfad: true, detailseite_fuer: true },
    locale: 'all',
    ...asStored,
  })
  const orphans = new Map<string, Sprache[]>()
  for (const sprache of sprachen) {
    const reached = new Set([
      ...targets[sprache],
      ...inFrames[sprache],
      ...(await targetsOfMenus(payload, sprache)),
      ...(await targetsOfSettings(payload, sprache)),
    ])
    for (const { id, pfad, detailseite_fuer } of docs) {
      const path = pathIn(pfad, sprache)
      if (path === null || detailseite_fuer || reached.has(id) || reached.has(path)) continue
      orphans.set(id, [...(orphans.get(id) ?? []), sprache])
    }
  }
  return orphans
}

/** A page's address in one of its languages; `locale: 'all'` answers all of them at once. */
function pathIn(pfad: unknown, sprache: Sprache): string | null {
  if (typeof pfad !== 'object' || pfad === null) return null
  const path: unknown = Object.entries(pfad).find(([language]) => language === sprache)?.[1]
  return typeof path === 'string' && path !== '' ? path : null
}
