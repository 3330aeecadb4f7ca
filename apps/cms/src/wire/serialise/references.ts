import { preisKey } from './preis-text.ts'
import { linkedPage } from './rich-text-inline.ts'
import { isNode, quotedIn } from './rich-text-node.ts'

/** Ids of what documents refer to from within blocks, heroes and formatted texts. */
export type References = {
  medien: Set<string>
  seiten: Set<string>
  aemter: Set<string>
  /** Entries whose prices texts quote, as `{type}:{id}`. */
  preise: Set<string>
}

/** Fields that hold ids, and of what. */
const kinds = new Map<string, Exclude<keyof References, 'preise'>>([
  ['bild', 'medien'],
  ['saalplan', 'medien'],
  ['bilder', 'medien'],
  ['teaserbild', 'medien'],
  ['datei', 'medien'],
  ['film_mp4', 'medien'],
  ['film_webm', 'medien'],
  ['untertiteldatei_de', 'medien'],
  ['untertiteldatei_en', 'medien'],
  ['seite', 'seiten'],
  ['leichte_fassung', 'seiten'],
  ['zeiten_amt', 'aemter'],
])

/** The ids a relation to one or several holds. */
function idsIn(relation: unknown): string[] {
  const all: unknown[] = Array.isArray(relation) ? relation : [relation]
  return all.filter((one) => typeof one === 'string')
}

function look(key: string, inside: unknown, found: References, depth: number): void {
  const kind = kinds.get(key)
  if (kind !== undefined) for (const id of idsIn(inside)) found[kind].add(id)
  // The pictures of a gallery are rows with captions, each with its own picture.
  walk(inside, found, depth + 1)
}

function walk(value: unknown, found: References, depth: number): void {
  if (depth > 64) return
  if (Array.isArray(value)) {
    for (const one of value) walk(one, found, depth + 1)
    return
  }
  if (!isNode(value)) return
  const page = linkedPage(value)
  if (page !== null) found.seiten.add(page)
  const quoted = quotedIn(value)
  if (quoted !== null && 'amt' in quoted) found.aemter.add(quoted.amt)
  if (quoted !== null && 'typ' in quoted) found.preise.add(preisKey(quoted))
  for (const [key, inside] of Object.entries(value)) look(key, inside, found, depth)
}

/** Collects the pictures, files, linked pages, quoted offices and prices of documents, so that one query each reads them. */
export function referencesOf(docs: unknown): References {
  const found: References = {
    medien: new Set(),
    seiten: new Set(),
    aemter: new Set(),
    preise: new Set(),
  }
  walk(docs, found, 0)
  return found
}
