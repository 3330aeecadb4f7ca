import type { Page } from '../../content/index.ts'
import { useTexts } from '../../i18n/index.ts'
import { Bild } from '../bild/index.ts'
import styles from './hero-images.module.css'

type HeroImage = Page['seite']['heroImages'][number]

/** The pictures at the head of a page: one fills it, several are leafed through (spec 2.4). */
export function HeroImages({ images }: { images: readonly HeroImage[] }) {
  const { page } = useTexts()
  const isSeveral = images.length > 1
  return (
    <div
      className={styles.track}
      {...(isSeveral ? { role: 'region', 'aria-label': page.pictures, tabIndex: 0 } : {})}
    >
      {images.map(({ bild }, index) => (
        <div key={`${bild.id}-${bild.alt}`} className={styles.slide}>
          <Bild
            bild={bild}
            ratio="fill"
            sizes="100vw"
            isFirst={index === 0}
            className={styles.picture}
          />
          {bild.copyright && (
            <small className={styles.copyright}>
              {page.copyright} {bild.copyright}
            </small>
          )}
        </div>
      ))}
    </div>
  )
}
