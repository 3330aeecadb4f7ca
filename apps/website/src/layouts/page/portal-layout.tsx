import type { Page } from '../../content/index.ts'
import { HeroSlider } from '../../features/hero/index.ts'
import { EasyReadLink } from '../../features/leichte-sprache/index.ts'
import { Blocks } from './blocks.tsx'
import styles from './page-layout.module.css'
import { Counterpart, PageTitle } from './page-title.tsx'
import { contentStart, PortalHero } from './portal-hero.tsx'

/** Page layouts `portal` and `festival-portal`: a large picture with words, then the highlights. */
export function PortalLayout({ page }: { page: Page }) {
  const { heroImages, heroSlider, pageLayout, leichteSprache } = page.seite
  const hasHero = heroImages.length > 0
  return (
    <div className={styles.page} data-layout={pageLayout}>
      {hasHero && <PortalHero page={page} />}
      <div className={styles.container} id={contentStart} tabIndex={-1}>
        {hasHero && <EasyReadLink href={leichteSprache} />}
        {!hasHero && <PageTitle page={page} subtitle={null} />}
        <HeroSlider slides={heroSlider} />
        <Blocks blocks={page.blocks} slot="content" />
        <Blocks blocks={page.blocks} slot="sidebar" />
        {hasHero && <Counterpart page={page} />}
      </div>
    </div>
  )
}
