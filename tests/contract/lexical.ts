export type Inline =
  | { text: string }
  | ReturnType<typeof linkTo>
  | ReturnType<typeof linkToAddress>
  | ReturnType<typeof angabe>
  | ReturnType<typeof preisangabe>
type Block =
  | { type: 'heading'; tag: 'h2' | 'h3' | 'h4'; text: string }
  | { type: 'paragraph'; children: Inline[] }
  | ReturnType<typeof list>

const base = { version: 1, format: '', indent: 0, direction: 'ltr' } as const

function textNode(text: string) {
  return { type: 'text', text, format: 0, detail: 0, mode: 'normal', style: '', version: 1 }
}

/** An internal link as the editor stores it. */
export function linkTo(page: string, text: string) {
  return {
    ...base,
    type: 'link',
    id: '0123456789abcdef01234567',
    fields: { linkType: 'internal', doc: { relationTo: 'seiten', value: page }, newTab: false },
    children: [textNode(text)],
  }
}

/** A link to an address, as the editor stores it. */
export function linkToAddress(url: string, text: string) {
  return { ...linkTo('', text), fields: { linkType: 'custom', url, newTab: false } }
}

/** A fact of an office in a text, as the editor stores it; without both, nobody has chosen yet. */
export function angabe(amt?: string, was?: 'telefon' | 'email' | 'adresse' | 'oeffnungszeiten') {
  const fields = { id: '0123456789abcdef01234568', blockType: 'angabe', amt, was }
  return { type: 'inlineBlock', version: 1, fields } as const
}

/** A price in a text, as the editor stores it; without an entry, nobody has chosen yet. */
export function preisangabe(relationTo?: string, value?: string, was?: string) {
  const eintrag = relationTo === undefined ? undefined : { relationTo, value }
  const fields = { id: '0123456789abcdef01234569', blockType: 'preisangabe', eintrag, was }
  return { type: 'inlineBlock', version: 1, fields } as const
}

function item(value: number, children: object[]) {
  return { ...base, type: 'listitem', value, children }
}

/** A list of one entry with a nested list behind it, as the editor stores it. */
export function list(listType: 'bullet' | 'number', first: string, nested: string[]) {
  const tag = listType === 'bullet' ? 'ul' : 'ol'
  const inner = {
    ...base,
    type: 'list',
    listType,
    tag,
    start: 1,
    children: nested.map((text, index) => item(index + 1, [textNode(text)])),
  }
  return {
    ...base,
    type: 'list',
    listType,
    tag,
    start: 1,
    children: [item(1, [textNode(first)]), item(2, [inner])],
  }
}

function blockNode(block: Block) {
  if ('text' in block)
    return { ...base, type: 'heading', tag: block.tag, children: [textNode(block.text)] }
  if (!('listType' in block))
    return {
      ...base,
      type: 'paragraph',
      textFormat: 0,
      children: block.children.map((child) => ('type' in child ? child : textNode(child.text))),
    }
  return block
}

/** Formatted text as the editor stores it. */
export function richText(...blocks: Block[]) {
  return { root: { ...base, type: 'root', children: blocks.map(blockNode) } } as const
}
