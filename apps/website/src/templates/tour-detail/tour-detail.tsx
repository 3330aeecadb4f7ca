import { BildFigure, BildGrid } from '../../features/bild/index.ts'
import { RichText } from '../../features/rich-text/index.ts'
import { Teilen } from '../../features/teilen/index.ts'
import {
  HeightProfile,
  MoreTours,
  TourFacts,
  TourFiles,
  TourMap,
  TourState,
  useTourTexts,
} from '../../features/touren/index.ts'
import { useLang } from '../../i18n/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './tour-detail.module.css'

type TourProps = { tour: ViewProps<'tour-detail'>['block']['context'] }

/** What an editor wrote of a tour: about it, the way in words, how one gets there, access. */
function Words({ tour }: TourProps) {
  const words = useTourTexts()
  const lang = useLang(tour.sprache)
  const { anreise, barrierefrei_hinweis, bild, bildcopyright, bildtext, text, wegbeschreibung } =
    tour
  return (
    <div className={bild ? `${styles.about} ${styles.beside}` : styles.about}>
      <div className={styles.words}>
        {text.length > 0 && (
          <section>
            <h2>{words.beschreibung}</h2>
            <RichText text={text} isBelowHeading lang={lang} />
          </section>
        )}
        {wegbeschreibung.length > 0 && (
          <section>
            <h2>{words.weg}</h2>
            <RichText text={wegbeschreibung} isBelowHeading lang={lang} />
          </section>
        )}
        {anreise && (
          <section>
            <h2>{words.anreise}</h2>
            <p lang={lang}>{anreise}</p>
          </section>
        )}
        {barrierefrei_hinweis && (
          <section>
            <h2>{words.zugang}</h2>
            <p lang={lang}>{barrierefrei_hinweis}</p>
          </section>
        )}
      </div>
      {bild && (
        <BildFigure
          {...{ bild, bildtext, bildcopyright, lang }}
          ratio="4 / 3"
          sizes="(min-width: 1024px) 38rem, 92vw"
        />
      )}
    </div>
  )
}

/** One tour: whether one can go, figures, map, heights, words, files and where to go on (spec 2.2). */
export function TourDetail({ block: { context: tour } }: ViewProps<'tour-detail'>) {
  const words = useTourTexts()
  const lang = useLang(tour.sprache)
  // The first picture stands beside the words already.
  const more = tour.bilder.filter(({ bild }) => bild.id !== tour.bild?.id)
  return (
    <article className={styles.tour}>
      {tour.einleitung && (
        <p className={styles.opening} lang={lang}>
          {tour.einleitung}
        </p>
      )}
      <TourState tour={tour} />
      <TourFacts tour={tour} />
      <TourMap tour={tour} />
      <HeightProfile tour={tour} />
      <Words tour={tour} />
      {more.length > 0 && (
        <section className={styles.part}>
          <h2>{words.bilder}</h2>
          <BildGrid bilder={more} lang={lang} />
        </section>
      )}
      <TourFiles tour={tour} />
      <Teilen titel={tour.titel} />
      <MoreTours tour={tour} />
    </article>
  )
}
