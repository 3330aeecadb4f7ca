/** A node of the editor's stored tree; nothing of it is trusted. */
export type LexicalNode = { type?: unknown; children?: unknown; [key: string]: unknown }

/** Path of a page by its id; null when it is not public. */
export type PathOf = (id: string) => string | null

/** True for anything that may be a node. */
export function isNode(value: unknown): value is LexicalNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The nodes inside a node. */
export function childrenOf(node: LexicalNode): LexicalNode[] {
  return Array.isArray(node.children) ? node.children.filter(isNode) : []
}
