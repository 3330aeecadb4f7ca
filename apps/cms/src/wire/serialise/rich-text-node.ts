import type { RichTextInline } from '@kurstadt/contract'

/** A node of the editor's stored tree; nothing of it is trusted. */
export type LexicalNode = { type?: unknown; children?: unknown; [key: string]: unknown }

/** Path of a page by its id; null when it is not public. */
export type PathOf = (id: string) => string | null

/** What of an office a text shows; it follows the office (W14). */
export const angaben = ['telefon', 'email', 'adresse', 'oeffnungszeiten'] as const
/** One of them. */
export type AngabeWas = (typeof angaben)[number]
/** An office's fact in the place of words: the office by its id, and what of it. */
export type Angabe = { amt: string; was: AngabeWas }

/** Types of which a text can quote a price. */
export const preisTypen = [
  'shop_artikel',
  'veranstaltungen',
  'fahrplaene',
  'stellplaetze',
  'unterkuenfte',
] as const
/** One of them. */
export type PreisTyp = (typeof preisTypen)[number]

/** Which of an entry's prices; only timetables of the railway have more than the first. */
export const preisArten = ['preis', 'erwachsene', 'kinder', 'familie'] as const
/** One of them. */
export type PreisArt = (typeof preisArten)[number]
/** An entry's price in the place of words (W14). */
export type Preisangabe = { typ: PreisTyp; id: string; was: PreisArt }

/** A fact of the model in the place of words. */
export type Quoted = Angabe | Preisangabe

/** What a text takes from elsewhere. */
export type Sources = {
  pathOf: PathOf
  /** The fact as it stands in a line; nothing where the entry is not public or has none. */
  quotedOf: (quoted: Quoted) => RichTextInline[]
}

/** True for anything that may be a node. */
export function isNode(value: unknown): value is LexicalNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The nodes inside a node. */
export function childrenOf(node: LexicalNode): LexicalNode[] {
  return Array.isArray(node.children) ? node.children.filter(isNode) : []
}

/** The id in a relation, populated or not. */
function idIn(relation: unknown): string | null {
  const id = isNode(relation) ? relation.id : relation
  return typeof id === 'string' ? id : null
}

function angabeIn({ amt, was }: LexicalNode): Angabe | null {
  const id = idIn(amt)
  const known = angaben.find((one) => one === was)
  return id !== null && known !== undefined ? { amt: id, was: known } : null
}

function preisangabeIn({ eintrag, was }: LexicalNode): Preisangabe | null {
  if (!isNode(eintrag)) return null
  const id = idIn(eintrag.value)
  const typ = preisTypen.find((one) => one === eintrag.relationTo)
  if (id === null || typ === undefined) return null
  const chosen = preisArten.find((one) => one === was) ?? 'preis'
  // Whoever changes the entry from a timetable to something else leaves the choice behind it.
  return { typ, id, was: typ === 'fahrplaene' ? chosen : 'preis' }
}

/** The fact that a node stands for; null when it is none, or none that somebody has chosen. */
export function quotedIn({ type, fields }: LexicalNode): Quoted | null {
  if (type !== 'inlineBlock' || !isNode(fields)) return null
  if (fields.blockType === 'angabe') return angabeIn(fields)
  return fields.blockType === 'preisangabe' ? preisangabeIn(fields) : null
}
