import type { Page } from '../../content/index.ts'
import { Blocks } from './blocks.tsx'
import { PageIntro } from './page-intro.tsx'
import styles from './page-layout.module.css'
import { Sidebar } from './sidebar.tsx'

/** Page layouts `default` and `wide`: everything below each other. */
export function PlainLayout({ page }: { page: Page }) {
  return (
    <div className={styles.page} data-layout={page.seite.pageLayout}>
      <PageIntro page={page} />
      <div className={styles.container}>
        <Blocks blocks={page.blocks} slot="content" />
        <Sidebar page={page} />
      </div>
    </div>
  )
}
