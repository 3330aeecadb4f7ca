import type { RichTextInline } from '@kurstadt/contract'
import { withoutMarks } from './missing-picture.ts'
import {
  childrenOf,
  isNode,
  type LexicalNode,
  type PathOf,
  quotedIn,
  type Sources,
} from './rich-text-node.ts'
import { hrefOrNull } from './values.ts'

type Leaf = Exclude<RichTextInline, { type: 'link' }>

/** Bits of the editor's text format. */
const format = { bold: 1, italic: 2 } as const
/** Levels a tree may have; what lies deeper was not made with the editor. */
const deepest = 32

function textOf(node: LexicalNode): Leaf[] {
  const text = typeof node.text === 'string' ? withoutMarks(node.text) : ''
  if (text === '') return []
  const bits = typeof node.format === 'number' ? node.format : 0
  return [
    {
      type: 'text',
      text,
      ...(bits & format.bold ? { bold: true } : {}),
      ...(bits & format.italic ? { italic: true } : {}),
    },
  ]
}

function leavesOf(nodes: readonly LexicalNode[], depth = 0): Leaf[] {
  if (depth > deepest) return []
  return nodes.flatMap((node): Leaf[] => {
    if (node.type === 'linebreak') return [{ type: 'linebreak' }]
    if (node.type === 'tab') return [{ type: 'text', text: ' ' }]
    const own = textOf(node)
    return own.length > 0 ? own : leavesOf(childrenOf(node), depth + 1)
  })
}

/** Everything a node says, without what it is. */
export function plainText(node: LexicalNode): string {
  return leavesOf([node])
    .map((leaf) => (leaf.type === 'text' ? leaf.text : ' '))
    .join('')
}

/** Target of an internal link; null when it is none. */
export function linkedPage(node: LexicalNode): string | null {
  const { fields } = node
  if (node.type !== 'link' || !isNode(fields) || fields.linkType !== 'internal') return null
  const doc = fields.doc
  if (!isNode(doc)) return null
  const { value } = doc
  if (typeof value === 'string') return value
  return isNode(value) && typeof value.id === 'string' ? value.id : null
}

function hrefOf(node: LexicalNode, pathOf: PathOf): string | null {
  const page = linkedPage(node)
  if (page !== null) return pathOf(page)
  const url = isNode(node.fields) ? node.fields.url : null
  return typeof url === 'string' ? hrefOrNull(url.trim()) : null
}

/** The words of a link; a fact that would be a link by itself gives its words. */
function linkWords(link: LexicalNode, sources: Sources): Leaf[] {
  return childrenOf(link).flatMap((child) => {
    const quoted = quotedIn(child)
    if (quoted === null) return leavesOf([child])
    return sources.quotedOf(quoted).flatMap((one) => (one.type === 'link' ? one.children : [one]))
  })
}

/** What stands inside a line; a link that may not be shown leaves its text (T28, T40). */
export function inlineOf(
  nodes: readonly LexicalNode[],
  sources: Sources,
  depth = 0,
): RichTextInline[] {
  if (depth > deepest) return []
  return nodes.flatMap((node): RichTextInline[] => {
    const quoted = quotedIn(node)
    if (quoted !== null) return sources.quotedOf(quoted)
    if (node.type === 'link' || node.type === 'autolink') {
      const [href, children] = [hrefOf(node, sources.pathOf), linkWords(node, sources)]
      return href === null || children.length === 0 ? children : [{ type: 'link', href, children }]
    }
    const own = leavesOf([{ ...node, children: [] }])
    return own.length > 0 ? own : inlineOf(childrenOf(node), sources, depth + 1)
  })
}

/** True for a line without a word. */
export function saysNothing(line: readonly RichTextInline[]): boolean {
  return line.every((child) => child.type === 'text' && child.text.trim() === '')
}
