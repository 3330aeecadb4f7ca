import type { RichTextBlock, RichTextList, RichText as Tree } from '@kurstadt/contract'
import { headingShift, headingTag } from './heading-levels.ts'
import { Inlines } from './inlines.tsx'
import styles from './rich-text.module.css'
import { Table } from './rich-text-table.tsx'

function List({ list }: { list: RichTextList }) {
  const Tag = list.ordered ? 'ol' : 'ul'
  return (
    <Tag>
      {Array.from(list.items.entries(), ([place, item]) => (
        <li key={place}>
          <Inlines nodes={item.children} />
          {item.sublist && <List list={item.sublist} />}
        </li>
      ))}
    </Tag>
  )
}

function Block({ block, moveBy }: { block: RichTextBlock; moveBy: number }) {
  if (block.type === 'list') return <List list={block} />
  if (block.type === 'table') return <Table rows={block.rows} />
  const content = <Inlines nodes={block.children} />
  if (block.type === 'paragraph') return <p>{content}</p>
  if (block.type === 'quote')
    return (
      <blockquote>
        <p>{content}</p>
      </blockquote>
    )
  const Heading = headingTag(block.level + moveBy)
  return <Heading>{content}</Heading>
}

type RichTextProps = { text: Tree; isBelowHeading?: boolean | undefined; lang?: string | undefined }

/** Formatted text as elements; nothing in it can run (reliability T40). */
export function RichText({ text, isBelowHeading = false, lang }: RichTextProps) {
  if (text.length === 0) return null
  const moveBy = headingShift(text, isBelowHeading)
  return (
    <div className={styles.prose} lang={lang}>
      {Array.from(text.entries(), ([place, block]) => (
        <Block key={place} block={block} moveBy={moveBy} />
      ))}
    </div>
  )
}
