import type { ReactNode } from 'react'
import { Icon } from '../icon/index.ts'
import styles from './accordion.module.css'

/** One line that opens. */
export type AccordionItem = {
  /** Place in the address: `#id` opens the item and leads to it. */
  id: string
  title: ReactNode
  /** Language of title and note, where it may be another than the page's. */
  lang?: string
  /** A few words below the title, seen while the item is closed too. */
  note?: ReactNode
  content: ReactNode
  isOpen?: boolean
}

type AccordionProps = {
  items: readonly AccordionItem[]
  /** Level of the titles in the outline of the page. */
  level?: 2 | 3 | 4
  /** Of all items with the same group only one is open at a time. */
  group?: string
}

/** Lines that open; the browser does the work, with and without JavaScript, and paper shows all. */
export function Accordion({ items, level = 3, group }: AccordionProps) {
  if (items.length === 0) return null
  const Heading = `h${level}` as const
  return (
    <div className={styles.accordion} data-behaviour="accordion">
      {items.map(({ id, title, lang, note, content, isOpen }) => (
        <details
          key={id}
          id={id}
          name={group}
          open={isOpen}
          className={styles.item}
          data-accordion=""
        >
          <summary className={styles.summary}>
            <Heading className={styles.title} lang={lang}>
              {title}
            </Heading>
            {note && (
              <span className={styles.note} lang={lang}>
                {note}
              </span>
            )}
            <Icon name="chevron" className={styles.mark} />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  )
}
