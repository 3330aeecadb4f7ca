import {
  childrenOf,
  isNode,
  type LexicalNode,
  linkedPage,
  plainText,
  type Quoted,
  quotedIn,
} from '../../wire/serialise/index.ts'

/** A link in a text: the page it names by id, or its address. */
export type FoundLink = { page: string | null; href: string | null; text: string }
/** What the checks look at in a formatted text, in its order. */
type Read = {
  levels: number[]
  links: FoundLink[]
  text: string
  /** Paragraphs that stand by themselves, and whether tabulators part their words. */
  paragraphs: { text: string; hasTabs: boolean }[]
  /** Facts that stand in the text; null where nobody has chosen yet which. */
  quoted: (Quoted | null)[]
}

const deepest = 64

function addressOf(node: LexicalNode): string | null {
  const url = isNode(node.fields) ? node.fields.url : null
  return typeof url === 'string' ? url.trim() : null
}

function walk(node: LexicalNode, read: Read, depth: number): void {
  if (depth > deepest) return
  const level = typeof node.tag === 'string' ? /^h([1-6])$/.exec(node.tag)?.[1] : undefined
  if (node.type === 'heading' && level !== undefined) read.levels.push(Number(level))
  if (node.type === 'link')
    read.links.push({ page: linkedPage(node), href: addressOf(node), text: plainText(node) })
  if (node.type === 'inlineBlock') read.quoted.push(quotedIn(node))
  for (const child of childrenOf(node)) walk(child, read, depth + 1)
}

const isTab = ({ type, text }: LexicalNode) =>
  type === 'tab' || (typeof text === 'string' && text.includes('\t'))

/** The words of a node as they are stored, with the marks that visitors never see. */
function storedWords(node: LexicalNode, depth = 0): string {
  if (depth > deepest) return ''
  const own = typeof node.text === 'string' ? node.text : ''
  return (
    own +
    childrenOf(node)
      .map((child) => storedWords(child, depth + 1))
      .join('')
  )
}

/** Headings, links, words and quoted facts of a formatted text as the editor stores it. */
export function readRichText(stored: unknown): Read {
  const read: Read = { levels: [], links: [], text: '', quoted: [], paragraphs: [] }
  if (!(isNode(stored) && isNode(stored.root))) return read
  walk(stored.root, read, 0)
  const blocks = childrenOf(stored.root)
  const paragraphs = blocks
    .filter(({ type }) => type === 'paragraph')
    .map((one) => ({ text: storedWords(one), hasTabs: childrenOf(one).some(isTab) }))
  return { ...read, paragraphs, text: blocks.map(plainText).join('\n') }
}
