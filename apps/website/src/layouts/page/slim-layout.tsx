import type { Page } from '../../content/index.ts'
import { HeroImages } from '../../features/hero/index.ts'
import { Blocks } from './blocks.tsx'
import styles from './page-layout.module.css'
import { PageTitle } from './page-title.tsx'
import { Sidebar } from './sidebar.tsx'

/** Page layouts `slim` (hero with breadcrumb, content 15 of 24 columns, sidebar) and `reversed`. */
export function SlimLayout({ page }: { page: Page }) {
  const { heroImages, pageLayout } = page.seite
  const hasHero = heroImages.length > 0
  return (
    <div className={styles.page} data-layout={pageLayout}>
      {hasHero && (
        <div className={styles.hero}>
          <HeroImages images={heroImages} />
        </div>
      )}
      <div className={styles.container}>
        <div className={hasHero ? styles.card : undefined}>
          <PageTitle page={page} />
        </div>
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
