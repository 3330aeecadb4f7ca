import { linkedPage } from './rich-text-inline.ts'
import { isNode } from './rich-text-node.ts'

/** Ids of what documents refer to from within blocks, heroes and formatted texts. */
export type References = { medien: Set<string>; seiten: Set<string> }

const uploads = ['bild', 'teaserbild', 'datei']

function walk(value: unknown, found: References, depth: number): void {
  if (depth > 64) return
  if (Array.isArray(value)) {
    for (const one of value) walk(one, found, depth + 1)
    return
  }
  if (!isNode(value)) return
  const page = linkedPage(value)
  if (page !== null) found.seiten.add(page)
  for (const [key, inside] of Object.entries(value)) {
    if (typeof inside === 'string' && uploads.includes(key)) found.medien.add(inside)
    else walk(inside, found, depth + 1)
  }
}

/** Collects the pictures, files and linked pages of documents, so that one query each reads them. */
export function referencesOf(docs: unknown): References {
  const found: References = { medien: new Set(), seiten: new Set() }
  walk(docs, found, 0)
  return found
}
