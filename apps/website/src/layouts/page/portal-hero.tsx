import type { Page } from '../../content/index.ts'
import { HeroImages } from '../../features/hero/index.ts'
import { useTexts } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { Ridge } from '../../ui/ridge/index.ts'
import styles from './portal-hero.module.css'

/** Where «mehr erfahren» leads: the start of the content. */
export const contentStart = 'anfang'

/** Large pictures with title and subtitle, and the way down to the content (spec 2.4). */
export function PortalHero({ page }: { page: Page }) {
  const texts = useTexts()
  const { heroImages, title, description } = page.seite
  const name = heroImages[0]?.titel ?? title
  const line = heroImages[0]?.untertitel ?? description
  const isSeveral = heroImages.length > 1
  return (
    <div className={styles.hero} data-several={isSeveral || undefined}>
      <HeroImages
        images={heroImages}
        isTall
        words={({ titel, untertitel }, place) => {
          const Title = place === 0 ? 'h1' : 'p'
          // A picture without words of its own keeps those of the first one.
          const subtitle = untertitel ?? (place === 0 || !titel ? line : null)
          return (
            <div className={styles.words}>
              <div className={styles.inner}>
                <Title className={styles.title}>{titel ?? name}</Title>
                {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
              </div>
            </div>
          )
        }}
      />
      <p className={styles.foot}>
        <a className={styles.more} href={`#${contentStart}`}>
          {texts.page.more}
          <Icon name="chevron" />
        </a>
      </p>
      <div className={styles.ridge}>
        <Ridge />
      </div>
    </div>
  )
}
