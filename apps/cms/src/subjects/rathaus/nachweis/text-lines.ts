import type { RichText, RichTextBlock, RichTextInline, RichTextList } from '@kurstadt/contract'

function wordsOf(children: readonly RichTextInline[]): string {
  return children
    .map((child) => {
      if (child.type === 'linebreak') return '\n'
      if (child.type === 'link') return `${wordsOf(child.children)} <${child.href}>`
      const mark = `${child.bold ? '**' : ''}${child.italic ? '*' : ''}`
      return `${mark}${child.text}${mark}`
    })
    .join('')
}

function listLines({ items, ordered }: RichTextList, indent: string): string[] {
  return items.flatMap(({ children, sublist }, index) => [
    `${indent}${ordered ? `${index + 1}.` : '-'} ${wordsOf(children)}`,
    ...(sublist ? listLines(sublist, `${indent}  `) : []),
  ])
}

function linesOf(block: RichTextBlock): string[] {
  if (block.type === 'list') return listLines(block, '')
  if (block.type === 'table')
    return block.rows.map(({ cells }) =>
      cells
        .map(({ children, colspan, header, rowspan }) => {
          const span = colspan > 1 || rowspan > 1 ? ` {${colspan}x${rowspan}}` : ''
          return `|${header ? '=' : ''} ${wordsOf(children)}${span}`
        })
        .join(' '),
    )
  const words = wordsOf(block.children)
  if (block.type === 'heading') return [`${'#'.repeat(block.level)} ${words}`]
  return [block.type === 'quote' ? `> ${words}` : words]
}

/** Formatted text as lines that show its form as well, so that no change of it goes unseen. */
export const textLines = (text: RichText): string =>
  text.map((block) => linesOf(block).join('\n')).join('\n\n')
