import type { Page } from '../../content/index.ts'
import { useTexts } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { Link } from '../../ui/link/index.ts'
import { Bild } from '../bild/index.ts'
import styles from './hero-slider.module.css'

type HeroSlide = Page['seite']['heroSlider'][number]

function Slide({ slide }: { slide: HeroSlide }) {
  const { page } = useTexts()
  const { titel, untertitel, link, linktext, bild, copyright } = slide
  return (
    <li className={styles.slide}>
      <Bild
        bild={bild}
        ratio="fill"
        sizes="(min-width: 1600px) 24vw, (min-width: 1024px) 32vw, (min-width: 640px) 47vw, 88vw"
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
          <small className={styles.copyright}>
            {page.copyright} {copyright}
          </small>
        )}
      </div>
    </li>
  )
}

/** Up to five slides, one to four beside each other (spec 9: 640, 768, 1024, 1280, 1600). */
export function HeroSlider({ slides }: { slides: readonly HeroSlide[] }) {
  const { page } = useTexts()
  if (slides.length === 0) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must take the keyboard
    <section className={styles.slider} aria-label={page.highlights} tabIndex={0}>
      <ul className={styles.track} data-count={slides.length}>
        {slides.map((slide) => (
          <Slide key={slide.titel} slide={slide} />
        ))}
      </ul>
    </section>
  )
}
