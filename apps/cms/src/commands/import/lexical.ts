import type {
  RichText,
  RichTextBlock,
  RichTextInline,
  RichTextList,
  RichTextTable,
} from '@kurstadt/contract'

/** Id of the page at a path; null when it is none of ours. */
export type PageAt = (path: string) => string | null

const shared = { version: 1, direction: 'ltr', format: '', indent: 0 } as const

function textNode({ text, bold, italic }: Extract<RichTextInline, { type: 'text' }>): object {
  const format = (bold ? 1 : 0) + (italic ? 2 : 0)
  return { type: 'text', version: 1, text, format, detail: 0, mode: 'normal', style: '' }
}

function linkFields(href: string, pageAt: PageAt): object {
  const page = pageAt(href)
  if (page !== null)
    return { linkType: 'internal', newTab: false, doc: { relationTo: 'seiten', value: page } }
  return { linkType: 'custom', newTab: false, url: href }
}

function inlineNodes(nodes: readonly RichTextInline[], pageAt: PageAt): object[] {
  return nodes.map((node) => {
    if (node.type === 'text') return textNode(node)
    if (node.type === 'linebreak') return { type: 'linebreak', version: 1 }
    const children = inlineNodes(node.children, pageAt)
    return { ...shared, type: 'link', version: 3, fields: linkFields(node.href, pageAt), children }
  })
}

/** The editor keeps a nested list as an entry of its own behind the one it belongs to. */
function listNode({ ordered, items }: RichTextList, pageAt: PageAt): object {
  const entries = items.flatMap(({ children, sublist }) => [
    ...(children.length > 0 ? [inlineNodes(children, pageAt)] : []),
    ...(sublist === null ? [] : [[listNode(sublist, pageAt)]]),
  ])
  return {
    ...shared,
    type: 'list',
    listType: ordered ? 'number' : 'bullet',
    tag: ordered ? 'ol' : 'ul',
    start: 1,
    children: entries.map((children, index) => ({
      ...shared,
      type: 'listitem',
      value: index + 1,
      children,
    })),
  }
}

/** The editor tells a heading of the first row from one of the first column. */
const heading = { none: 0, row: 1, column: 2 } as const

function tableNode({ rows }: RichTextTable, pageAt: PageAt): object {
  const stateOf = (header: boolean, row: number) => {
    if (!header) return heading.none
    return row === 0 ? heading.row : heading.column
  }
  const lines = rows.map(({ cells }, row) => ({
    ...shared,
    type: 'tablerow',
    children: cells.map(({ header, colspan, rowspan, children }) => ({
      ...shared,
      type: 'tablecell',
      headerState: stateOf(header, row),
      colSpan: colspan,
      rowSpan: rowspan,
      backgroundColor: null,
      children: [
        {
          ...shared,
          type: 'paragraph',
          textFormat: 0,
          textStyle: '',
          children: inlineNodes(children, pageAt),
        },
      ],
    })),
  }))
  return { ...shared, type: 'table', children: lines }
}

function blockNode(block: RichTextBlock, pageAt: PageAt): object {
  if (block.type === 'list') return listNode(block, pageAt)
  if (block.type === 'table') return tableNode(block, pageAt)
  const children = inlineNodes(block.children, pageAt)
  if (block.type === 'heading')
    return { ...shared, type: 'heading', tag: `h${block.level}`, children }
  if (block.type === 'quote') return { ...shared, type: 'quote', children }
  return { ...shared, type: 'paragraph', textFormat: 0, textStyle: '', children }
}

/** The contract's formatted text as the editor stores it; paths of our pages become references. */
export function lexicalOf(text: RichText, pageAt: PageAt): object | null {
  if (text.length === 0) return null
  return { root: { ...shared, type: 'root', children: text.map((one) => blockNode(one, pageAt)) } }
}
