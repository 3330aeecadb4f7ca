import type { RichText, RichTextBlock, RichTextInline } from '@kurstadt/contract'
import type { Refs } from './refs.ts'
import { inlineOf, plainText } from './rich-text-inline.ts'
import { listOf } from './rich-text-list.ts'
import { childrenOf, isNode, type LexicalNode, type PathOf } from './rich-text-node.ts'

const levels = new Map<unknown, 2 | 3 | 4>([
  ['h3', 3],
  ['h4', 4],
  ['h5', 4],
  ['h6', 4],
])

function isEmpty(children: readonly RichTextInline[]): boolean {
  return children.every((child) => child.type === 'text' && child.text.trim() === '')
}

function blockOf(node: LexicalNode, pathOf: PathOf): RichTextBlock | null {
  if (node.type === 'list') {
    const list = listOf(node, pathOf)
    return list.items.length > 0 ? list : null
  }
  const children = inlineOf(childrenOf(node), pathOf)
  if (isEmpty(children)) return null
  if (node.type === 'heading')
    return { type: 'heading', level: levels.get(node.tag) ?? 2, children }
  if (node.type === 'quote') return { type: 'quote', children }
  if (node.type === 'paragraph') return { type: 'paragraph', children }
  // Something the wire does not know: what it says stays, what it is goes.
  return { type: 'paragraph', children: [{ type: 'text', text: plainText(node) }] }
}

/**
 * The editor's stored tree as the contract's: only what a page may show, links checked, internal
 * links as paths, empty paragraphs dropped. Never throws, whatever is stored (reliability T40).
 */
export function richTextOf(stored: unknown, pathOf: PathOf): RichText {
  if (!(isNode(stored) && isNode(stored.root))) return []
  return childrenOf(stored.root).flatMap((node) => blockOf(node, pathOf) ?? [])
}

/** The same with the paths of the answer's pages. */
export function textOf(stored: unknown, { pfade }: Pick<Refs, 'pfade'>): RichText {
  return richTextOf(stored, (id) => pfade.get(id)?.pfad ?? null)
}
