import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import type { Page } from '../../content/index.ts'
import { useTexts } from '../../i18n/index.ts'
import { Carousel } from '../../ui/carousel/index.ts'
import { Bild } from '../bild/index.ts'
import styles from './hero-images.module.css'

type HeroImage = Page['seite']['heroImages'][number]

type HeroImagesProps = {
  images: readonly HeroImage[]
  /** True where the pictures fill a tall window and are cut at their sides. */
  isTall?: boolean
  /** Words that stand on a picture. */
  words?: (image: HeroImage, place: number) => ReactNode
}

/** On a telephone a picture that fills the height is wider than the window. */
const sizesOf = (isTall: boolean) => (isTall ? '(max-aspect-ratio: 1/1) 140vw, 100vw' : '100vw')

/** Announces the picture people see first in the head of the document; the server does so alone. */
function announce({ bild }: HeroImage, imageSizes: string): void {
  const files = bild.quellen.filter(({ format }) => format === 'avif')
  const largest = files.at(-1)
  if (!largest) return
  preload(largest.url, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: files.map(({ url, breite }) => `${url} ${breite}w`).join(', '),
    imageSizes,
    fetchPriority: 'high',
  })
}

/** The pictures at the head of a page: one fills it, several follow each other (spec 2.4). */
export function HeroImages({ images, isTall = false, words }: HeroImagesProps) {
  const { page } = useTexts()
  const sizes = sizesOf(isTall)
  if (import.meta.env.SSR && images[0]) announce(images[0], sizes)
  const slides = Array.from(images.slice(0, 5).entries(), ([place, image]) => (
    <div key={`${image.bild.id}-${place}`} className={styles.slide}>
      <Bild
        bild={image.bild}
        ratio="fill"
        sizes={sizes}
        isFirst={place === 0}
        className={styles.picture}
      />
      {words?.(image, place)}
      {image.bild.copyright && (
        <small className={styles.copyright}>{`${page.copyright} ${image.bild.copyright}`}</small>
      )}
    </div>
  ))
  return <Carousel label={page.pictures} look="fade" slides={slides} className={styles.images} />
}
