import type { Page } from '../../content/index.ts'
import { useTexts } from '../../i18n/index.ts'
import { Carousel } from '../../ui/carousel/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { Link } from '../../ui/link/index.ts'
import { Bild } from '../bild/index.ts'
import styles from './hero-slider.module.css'

type HeroSlide = Page['seite']['heroSlider'][number]

function Slide({ slide }: { slide: HeroSlide }) {
  const { page } = useTexts()
  const { titel, untertitel, link, linktext, bild, copyright } = slide
  return (
    <div className={styles.slide}>
      <Bild
        bild={bild}
        ratio="fill"
        sizes="(min-width: 1600px) 820px, (min-width: 960px) 54vw, 520px"
        className={styles.picture}
      />
      <div className={styles.text}>
        <h2 className={styles.title}>{titel}</h2>
        {untertitel && <p>{untertitel}</p>}
        {link && (
          <Link href={link} className={styles.link}>
            {linktext ?? page.more}
            <Icon name="arrow-right" />
          </Link>
        )}
        {copyright && (
          <small className={styles.copyright}>{`${page.copyright} ${copyright}`}</small>
        )}
      </div>
    </div>
  )
}

/** Up to five slides, one to four beside each other (spec 9: 640, 768, 1024, 1280, 1600). */
export function HeroSlider({ slides }: { slides: readonly HeroSlide[] }) {
  const { page } = useTexts()
  if (slides.length === 0) return null
  return (
    <Carousel
      label={page.highlights}
      look="row"
      slides={Array.from(slides.slice(0, 5).entries(), ([place, slide]) => (
        <Slide key={`${slide.titel}-${place}`} slide={slide} />
      ))}
      className={styles.slider}
    />
  )
}
