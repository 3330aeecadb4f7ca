import type { Page } from '../../content/index.ts'
import { HeroImages } from '../../features/hero/index.ts'
import styles from './page-intro.module.css'
import { PageTitle } from './page-title.tsx'

/** Head of a page: its title, on a sheet over the pictures where there are any. */
export function PageIntro({ page }: { page: Page }) {
  const { heroImages } = page.seite
  const subtitle = heroImages[0]?.untertitel ?? null
  if (heroImages.length === 0)
    return (
      <div className={styles.inner}>
        <PageTitle page={page} subtitle={null} />
      </div>
    )
  return (
    <div className={styles.intro}>
      <div className={styles.hero}>
        <HeroImages images={heroImages} />
      </div>
      <div className={styles.inner}>
        <div className={styles.sheet}>
          <PageTitle page={page} subtitle={subtitle} />
        </div>
      </div>
    </div>
  )
}
