import { useId } from 'react'
import { LinkListe } from '../../features/linkliste/index.ts'
import { useTexts } from '../../i18n/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './sidebar-navigation.module.css'

/** Links to pages that belong together (spec 2.7, sidebars). */
export function SidebarNavigation({ block }: ViewProps<'sidebar-navigation'>) {
  const { page } = useTexts()
  const { titel, links } = block.options
  const id = useId()
  return (
    <nav
      className={styles.section}
      aria-label={titel ? undefined : page.sidebar}
      aria-labelledby={titel ? id : undefined}
    >
      {titel && (
        <h2 id={id} className={styles.heading}>
          {titel}
        </h2>
      )}
      <LinkListe links={links} />
    </nav>
  )
}
