import type { Galerie } from '@kurstadt/contract'
import { PictureGrid, PicturePage, useGalleryPlace, Viewer } from '../../features/galerie/index.ts'
import { RichText } from '../../features/rich-text/index.ts'
import { Teilen } from '../../features/teilen/index.ts'
import { formatDay, useLang, useMediathekTexts, useTexts } from '../../i18n/index.ts'
import { BackLink } from '../../ui/link/index.ts'
import { Pagination } from '../../ui/pagination/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './fotogalerie-detail.module.css'

/** What stands above the pictures: day, how many there are, introduction. */
function Introduction({ galerie }: { galerie: Galerie }) {
  const words = useMediathekTexts().galerie
  const { sprache, datum, einleitung, bilder } = galerie
  const lang = useLang(sprache)
  return (
    <div className={styles.head}>
      <p className={styles.date}>
        <time dateTime={datum} lang={lang}>
          {formatDay(datum, sprache)}
        </time>
        {' · '}
        {words.count(bilder.length)}
      </p>
      {einleitung && (
        <p className={styles.intro} lang={lang}>
          {einleitung}
        </p>
      )}
    </div>
  )
}

/** One photo gallery: its pictures in their shapes, or the one that the address asks for (spec 2.6). */
export function FotogalerieDetail({ block }: ViewProps<'fotogalerie-detail'>) {
  const words = useMediathekTexts().galerie
  const { list } = useTexts()
  const galerie = block.context
  const lang = useLang(galerie.sprache)
  const { pictures, place } = useGalleryPlace(galerie)
  if (place.kind === 'picture')
    return <PicturePage pictures={pictures} place={place.place} lang={lang} />
  const { page, last, isPictureGone, isPageMissing } = place
  return (
    <article className={styles.gallery}>
      {isPictureGone && <p role="alert">{words.gone}</p>}
      {isPageMissing && <p role="alert">{words.noPart(page)}</p>}
      {page === 1 && <Introduction galerie={galerie} />}
      <div>
        <p className={styles.hint}>{pictures.length === 0 ? words.noPictures : words.hint}</p>
        <PictureGrid pictures={pictures} page={page} />
      </div>
      <Pagination current={page} last={last} query={{}} words={list} />
      {page === 1 && <RichText text={galerie.text} lang={lang} />}
      <Teilen titel={galerie.titel} />
      <BackLink>{words.back}</BackLink>
      {pictures.length > 0 && <Viewer titel={galerie.titel} />}
    </article>
  )
}
