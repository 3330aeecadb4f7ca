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

/** What a text takes from elsewhere. */
export type Sources = {
  pathOf: PathOf
  /** The fact as it stands in a line; nothing where the office is not public or has none. */
  angabeOf: (angabe: Angabe) => RichTextInline[]
}

/** True for anything that may be a node. */
export function isNode(value: unknown): value is LexicalNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The nodes inside a node. */
export function childrenOf(node: LexicalNode): LexicalNode[] {
  return Array.isArray(node.children) ? node.children.filter(isNode) : []
}

/** The fact that a node stands for; null when it is none. */
export function angabeIn({ type, fields }: LexicalNode): Angabe | null {
  if (type !== 'inlineBlock' || !isNode(fields) || fields.blockType !== 'angabe') return null
  const { amt } = fields
  const id = isNode(amt) ? amt.id : amt
  const was = angaben.find((one) => one === fields.was)
  return typeof id === 'string' && was !== undefined ? { amt: id, was } : null
}
