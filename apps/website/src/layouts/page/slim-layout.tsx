import type { Page } from '../../content/index.ts'
import { Blocks } from './blocks.tsx'
import { PageIntro } from './page-intro.tsx'
import styles from './page-layout.module.css'
import { Sidebar } from './sidebar.tsx'

/** Page layouts `slim` (hero with breadcrumb, content 15 of 24 columns, sidebar) and `reversed`. */
export function SlimLayout({ page }: { page: Page }) {
  return (
    <div className={styles.page} data-layout={page.seite.pageLayout}>
      <PageIntro page={page} />
      <div className={styles.container}>
        <div className={styles.columns}>
          <div className={styles.content}>
            <Blocks blocks={page.blocks} slot="content" />
          </div>
          <Sidebar page={page} />
        </div>
      </div>
    </div>
  )
}
