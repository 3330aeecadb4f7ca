import type { RichText, RichTextBlock } from '@kurstadt/contract'
import { angabeText } from './angabe-text.ts'
import { preisKey, preisText } from './preis-text.ts'
import type { Refs } from './refs.ts'
import { inlineOf, plainText, saysNothing } from './rich-text-inline.ts'
import { listOf } from './rich-text-list.ts'
import { childrenOf, isNode, type LexicalNode, type Sources } from './rich-text-node.ts'
import { tableOf } from './rich-text-table.ts'

const levels = new Map<unknown, 2 | 3 | 4>([
  ['h3', 3],
  ['h4', 4],
  ['h5', 4],
  ['h6', 4],
])

function blockOf(node: LexicalNode, sources: Sources): RichTextBlock | null {
  if (node.type === 'list') {
    const list = listOf(node, sources)
    return list.items.length > 0 ? list : null
  }
  if (node.type === 'table') return tableOf(node, sources)
  const children = inlineOf(childrenOf(node), sources)
  if (saysNothing(children)) return null
  if (node.type === 'heading')
    return { type: 'heading', level: levels.get(node.tag) ?? 2, children }
  if (node.type === 'quote') return { type: 'quote', children }
  if (node.type === 'paragraph') return { type: 'paragraph', children }
  // Something the wire does not know: what it says stays, what it is goes.
  return { type: 'paragraph', children: [{ type: 'text', text: plainText(node) }] }
}

/**
 * The editor's stored tree as the contract's: only what a page may show, links checked, internal
 * links as paths, facts of offices as they are now, empty paragraphs dropped. Never throws, whatever is stored (reliability T40).
 */
export function richTextOf(stored: unknown, sources: Sources): RichText {
  if (!(isNode(stored) && isNode(stored.root))) return []
  return childrenOf(stored.root).flatMap((node) => blockOf(node, sources) ?? [])
}

/** The same with what the answer has read. */
export function textOf(
  stored: unknown,
  { pfade, stellen, preise, sprache }: Pick<Refs, 'pfade' | 'stellen' | 'preise' | 'sprache'>,
): RichText {
  return richTextOf(stored, {
    pathOf: (id) => pfade.get(id)?.pfad ?? null,
    quotedOf: (quoted) =>
      'amt' in quoted
        ? angabeText(stellen.get(quoted.amt), quoted.was, sprache)
        : preisText(preise.get(preisKey(quoted))?.doc, quoted, sprache),
  })
}
