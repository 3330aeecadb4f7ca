import type { ReactNode } from 'react'
import type { Page } from '../../content/index.ts'
import { useTexts } from '../../i18n/index.ts'
import { Carousel } from '../../ui/carousel/index.ts'
import { Bild } from '../bild/index.ts'
import styles from './hero-images.module.css'

type HeroImage = Page['seite']['heroImages'][number]

type HeroImagesProps = {
  images: readonly HeroImage[]
  /** Words that stand on a picture. */
  words?: (image: HeroImage, place: number) => ReactNode
}

/** The pictures at the head of a page: one fills it, several follow each other (spec 2.4). */
export function HeroImages({ images, words }: HeroImagesProps) {
  const { page } = useTexts()
  const slides = Array.from(images.slice(0, 5).entries(), ([place, image]) => (
    <div key={`${image.bild.id}-${place}`} className={styles.slide}>
      <Bild
        bild={image.bild}
        ratio="fill"
        sizes="100vw"
        isFirst={place === 0}
        className={styles.picture}
      />
      {words?.(image, place)}
      {image.bild.copyright && (
        <small className={styles.copyright}>
          {page.copyright} {image.bild.copyright}
        </small>
      )}
    </div>
  ))
  return <Carousel label={page.pictures} look="fade" slides={slides} className={styles.images} />
}
