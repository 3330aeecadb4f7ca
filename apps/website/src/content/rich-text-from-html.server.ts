import type { RichText, RichTextBlock, RichTextInline, RichTextList } from '@kurstadt/contract'
import type { Element, ElementContent, Nodes, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { sanitize } from 'hast-util-sanitize'

type Marks = { bold?: true; italic?: true }
type Inner = Extract<RichTextInline, { type: 'link' }>['children']

const allowedHref = /^(\/(?![/\\])|#|https?:\/\/|mailto:|tel:)[^\s\\]*$/i
const headingLevels: Readonly<Record<string, 2 | 3 | 4>> = {
  h1: 2,
  h2: 2,
  h3: 3,
  h4: 4,
  h5: 4,
  h6: 4,
}
const inlineTags = new Set([
  'a',
  'b',
  'strong',
  'i',
  'em',
  'span',
  'br',
  'small',
  'sub',
  'sup',
  'u',
])
const lists = new Set(['ul', 'ol'])
const schema = {
  tagNames: [
    'a',
    'b',
    'strong',
    'i',
    'em',
    'br',
    'p',
    'ul',
    'ol',
    'li',
    'blockquote',
    'span',
    'div',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'table',
    'tbody',
    'thead',
    'tr',
    'td',
    'th',
  ],
  attributes: { a: ['href'] },
  protocols: { href: ['http', 'https', 'mailto', 'tel'] },
  strip: ['script', 'style', 'template', 'noscript', 'title', 'textarea', 'xmp', 'iframe'],
}

/**
 * Turns HTML of the content API (`oeffnungszeiten` of an office, spec 3) into the tree that pages
 * show: parsed as a browser would, cut down to an allow list, never markup again (reliability T40).
 */
export function richTextFromHtml(html: string | null): RichText | null {
  if (html === null) return null
  const safe: Nodes = sanitize(fromHtml(html, { fragment: true }), schema)
  const blocks = 'children' in safe ? blocksOf(safe.children) : []
  return blocks.length > 0 ? blocks : null
}

function blocksOf(nodes: readonly RootContent[]): RichText {
  const blocks: RichText = []
  let line: RichTextInline[] = []
  const endLine = () => {
    if (hasText(line)) blocks.push({ type: 'paragraph', children: trimmed(line) })
    line = []
  }
  for (const node of nodes) {
    if (node.type === 'text' || (node.type === 'element' && inlineTags.has(node.tagName))) {
      line.push(...inlineOf(node, {}))
    } else if (node.type === 'element') {
      endLine()
      blocks.push(...blocksOfElement(node))
    }
  }
  endLine()
  return blocks
}

function blocksOfElement(element: Element): RichTextBlock[] {
  const level = headingLevels[element.tagName]
  const line = trimmed(inlinesOf(element.children, {}))
  if (level) return hasText(line) ? [{ type: 'heading', level, children: line }] : []
  if (element.tagName === 'blockquote')
    return hasText(line) ? [{ type: 'quote', children: line }] : []
  if (element.tagName === 'tr')
    return hasText(line) ? [{ type: 'paragraph', children: cellsOf(element) }] : []
  if (lists.has(element.tagName)) return listOf(element)
  return blocksOf(element.children)
}

/** A row of a table becomes one line, its cells with a space between. */
function cellsOf(row: Element): RichTextInline[] {
  const cells = row.children.filter((child) => child.type === 'element')
  return trimmed(
    cells.flatMap((cell): RichTextInline[] => [...inlinesOf(cell.children, {}), textNode(' ', {})]),
  )
}

function listOf(element: Element): RichTextList[] {
  const items = element.children
    .filter((child) => child.type === 'element')
    .map((item) => {
      const inner = item.children.find(
        (child) => child.type === 'element' && lists.has(child.tagName),
      )
      const own = item.children.filter((child) => child !== inner)
      const sublist = inner?.type === 'element' ? (listOf(inner)[0] ?? null) : null
      return { children: trimmed(inlinesOf(own, {})), sublist }
    })
  return items.length > 0 ? [{ type: 'list', ordered: element.tagName === 'ol', items }] : []
}

function inlinesOf(nodes: readonly RootContent[], marks: Marks): RichTextInline[] {
  return nodes.flatMap((node) => inlineOf(node, marks))
}

function inlineOf(node: RootContent | ElementContent, marks: Marks): RichTextInline[] {
  if (node.type === 'text') return [textNode(node.value, marks)]
  if (node.type !== 'element') return []
  if (node.tagName === 'br') return [{ type: 'linebreak' }]
  const inside = inlinesOf(node.children, marksOf(node, marks))
  const { href } = node.properties
  if (node.tagName !== 'a' || typeof href !== 'string' || !allowedHref.test(href)) return inside
  const children: Inner = inside.filter((inline) => inline.type !== 'link')
  return hasText(children) ? [{ type: 'link', href, children }] : []
}

function marksOf(element: Element, marks: Marks): Marks {
  if (element.tagName === 'b' || element.tagName === 'strong') return { ...marks, bold: true }
  if (element.tagName === 'i' || element.tagName === 'em') return { ...marks, italic: true }
  return marks
}

function textNode(value: string, marks: Marks): Extract<RichTextInline, { type: 'text' }> {
  return { type: 'text', text: value.replace(/[\t\n\r ]+/g, ' '), ...marks }
}

function isBlank(inline: RichTextInline): boolean {
  return inline.type === 'linebreak' || (inline.type === 'text' && inline.text.trim() === '')
}

function hasText(line: readonly RichTextInline[]): boolean {
  return line.some((inline) => !isBlank(inline))
}

function trimmed(line: readonly RichTextInline[]): RichTextInline[] {
  const first = line.findIndex((inline) => !isBlank(inline))
  const last = line.findLastIndex((inline) => !isBlank(inline))
  return first === -1 ? [] : line.slice(first, last + 1)
}
