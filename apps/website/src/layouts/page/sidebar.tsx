import type { Page } from '../../content/index.ts'
import { useTexts } from '../../i18n/index.ts'
import { Blocks } from './blocks.tsx'
import styles from './page-layout.module.css'

/** What stands beside the content; nothing when the editor put nothing there. */
export function Sidebar({ page }: { page: Page }) {
  const texts = useTexts()
  if (!page.blocks.some((block) => block.slotName === 'sidebar')) return null
  return (
    <aside className={styles.sidebar} aria-label={texts.page.sidebar}>
      <Blocks blocks={page.blocks} slot="sidebar" />
    </aside>
  )
}
