import type { RichTextList } from '@kurstadt/contract'
import { inlineOf } from './rich-text-inline.ts'
import { childrenOf, type LexicalNode, type Sources } from './rich-text-node.ts'

type Item = RichTextList['items'][number]

/** Levels of nested lists; deeper ones lose their lists and keep nothing. */
const deepest = 8

function append(item: Item, sublist: RichTextList): void {
  if (item.sublist === null) item.sublist = sublist
  else item.sublist.items.push(...sublist.items)
}

function nestedIn(entry: LexicalNode, sources: Sources, level: number): RichTextList[] {
  if (level >= deepest) return []
  const lists = childrenOf(entry).filter(({ type }) => type === 'list')
  return lists
    .map((nested) => listOf(nested, sources, level + 1))
    .filter(({ items }) => items.length > 0)
}

/**
 * A list with its nested lists. The editor stores a nested list as an entry of its own behind the
 * one it belongs to; on the wire it is that entry's `sublist`.
 */
export function listOf(node: LexicalNode, sources: Sources, level = 1): RichTextList {
  const items: Item[] = []
  for (const entry of childrenOf(node)) {
    const text = childrenOf(entry).filter(({ type }) => type !== 'list')
    const children = inlineOf(text, sources)
    if (children.length > 0) items.push({ children, sublist: null })
    for (const sublist of nestedIn(entry, sources, level)) {
      const last = items.at(-1)
      if (last) append(last, sublist)
      else items.push({ children: [], sublist })
    }
  }
  return { type: 'list', ordered: node.listType === 'number', items }
}
