import type { Page } from '../../content/index.ts'
import { HeroImages } from '../../features/hero/index.ts'
import { Blocks } from './blocks.tsx'
import styles from './page-layout.module.css'
import { PageTitle } from './page-title.tsx'
import { Sidebar } from './sidebar.tsx'

/** Page layouts `default` and `wide`: title, picture if there is one, content below each other. */
export function PlainLayout({ page }: { page: Page }) {
  const { heroImages, pageLayout } = page.seite
  return (
    <div className={styles.page} data-layout={pageLayout}>
      <div className={styles.container}>
        <PageTitle page={page} />
      </div>
      {heroImages.length > 0 && (
        <div className={styles.banner}>
          <HeroImages images={heroImages} />
        </div>
      )}
      <div className={styles.container}>
        <Blocks blocks={page.blocks} slot="content" />
        <Sidebar page={page} />
      </div>
    </div>
  )
}
