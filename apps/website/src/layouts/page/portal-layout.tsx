import type { Page } from '../../content/index.ts'
import { HeroImages, HeroSlider } from '../../features/hero/index.ts'
import { useTexts } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { Ridge } from '../../ui/ridge/index.ts'
import { Blocks } from './blocks.tsx'
import pageStyles from './page-layout.module.css'
import { Counterpart, PageTitle } from './page-title.tsx'
import styles from './portal-layout.module.css'

const contentStart = 'anfang'

function PortalHero({ page }: { page: Page }) {
  const texts = useTexts()
  const { heroImages, title, description } = page.seite
  const [first] = heroImages
  return (
    <div className={styles.hero}>
      <HeroImages images={heroImages} />
      <div className={styles.words}>
        <div className={styles.inner}>
          <h1 className={styles.title}>{first?.titel ?? title}</h1>
          <p className={styles.subtitle}>{first?.untertitel ?? description}</p>
          <a className={styles.more} href={`#${contentStart}`}>
            {texts.page.more}
            <Icon name="chevron" />
          </a>
        </div>
      </div>
      <div className={styles.ridge}>
        <Ridge />
      </div>
    </div>
  )
}

/** Page layouts `portal` and `festival-portal`: a large picture with words, then the highlights. */
export function PortalLayout({ page }: { page: Page }) {
  const { heroImages, heroSlider, pageLayout } = page.seite
  const hasHero = heroImages.length > 0
  return (
    <div className={pageStyles.page} data-layout={pageLayout}>
      {hasHero && <PortalHero page={page} />}
      <div className={pageStyles.container} id={contentStart} tabIndex={-1}>
        {!hasHero && <PageTitle page={page} subtitle={null} />}
        <HeroSlider slides={heroSlider} />
        <Blocks blocks={page.blocks} slot="content" />
        <Blocks blocks={page.blocks} slot="sidebar" />
        {hasHero && <Counterpart page={page} />}
      </div>
    </div>
  )
}
