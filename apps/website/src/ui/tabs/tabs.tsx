import type { ReactNode } from 'react'
import styles from './tabs.module.css'

/** One panel and the words that choose it. */
export type Tab = {
  /** Place in the address: `#id` chooses the panel. */
  id: string
  title: string
  content: ReactNode
}

type TabsProps = {
  /** What the panels have in common, for those who listen. */
  label: string
  tabs: readonly Tab[]
  /** Level of the titles in the outline of the page. */
  level?: 2 | 3 | 4
}

/**
 * Panels of which one is seen. Without JavaScript all of them stand below each other with links to
 * them; until its code is there, and if that never comes, the address chooses the panel.
 */
export function Tabs({ label, tabs, level = 3 }: TabsProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.tabs} data-behaviour="tabs">
      <nav aria-label={label} data-tabs="">
        <ul className={styles.list}>
          {tabs.map(({ id, title }) => (
            <li key={id} className={styles.place}>
              <a href={`#${id}`} className={styles.tab}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {tabs.map(({ id, title, content }) => (
        <section key={id} id={id} className={styles.panel} data-panel="">
          <Heading className={styles.title}>{title}</Heading>
          {content}
        </section>
      ))}
    </div>
  )
}
