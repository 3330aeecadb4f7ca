import type { Sprache } from '@kurstadt/contract'
import type { CSSProperties } from 'react'
import { useMediathekTexts } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { Link, useCurrentPath } from '../../ui/link/index.ts'
import { BildFigure } from '../bild/index.ts'
import styles from './picture-page.module.css'
import { type GalleryPicture, pageOf } from './pictures.ts'

type PictureProps = {
  pictures: readonly GalleryPicture[]
  /** From 0. */
  place: number
  /** Language of the captions where it is not the page's. */
  lang: Sprache | undefined
}

type PictureStyle = CSSProperties & { '--shape': number; '--pixels': string }

/** Where the tile of a picture stands. */
function tileAddress(path: string, { key }: GalleryPicture, place: number): string {
  const page = pageOf(place)
  return `${path}${page === 1 ? '' : `?seite=${page}`}#bild-${key}`
}

function Steps({ pictures, place }: Pick<PictureProps, 'pictures' | 'place'>) {
  const words = useMediathekTexts().galerie
  const path = useCurrentPath()
  const [before, after] = [pictures[place - 1], pictures[place + 1]]
  return (
    <nav className={styles.steps} aria-label={words.steps}>
      {before && (
        <Link className={styles.step} href={`${path}?bild=${before.key}`} rel="prev">
          <Icon name="arrow-left" />
          <span>{words.previous}</span>
        </Link>
      )}
      <p className={styles.place} data-place>
        {words.place(place + 1, pictures.length)}
      </p>
      {after && (
        <Link className={styles.step} href={`${path}?bild=${after.key}`} rel="next">
          <span>{words.next}</span>
          <Icon name="arrow-right" />
        </Link>
      )}
    </nav>
  )
}

/**
 * The page of one picture of a gallery: the picture as large as the window lets it, its caption, its
 * neighbours and the way back. The viewer shows what stands here (`viewer.behaviour.ts`).
 */
export function PicturePage({ pictures, place, lang }: PictureProps) {
  const words = useMediathekTexts().galerie
  const path = useCurrentPath()
  const picture = pictures[place]
  if (!picture) return null
  const { bild, bildtext, bildcopyright } = picture
  const shape = Math.round((bild.breite / bild.hoehe) * 1000) / 1000
  const style: PictureStyle = { '--shape': shape, '--pixels': `${bild.breite}px` }
  return (
    <div className={styles.page} data-picture-page data-behaviour="picture-page">
      <Steps pictures={pictures} place={place} />
      <div className={styles.picture} style={style}>
        <BildFigure
          bild={bild}
          bildtext={bildtext}
          bildcopyright={bildcopyright}
          lang={lang}
          sizes={`min(94vw, ${Math.ceil(85 * shape)}vh)`}
          isFirst
        />
      </div>
      <p>
        <Link className={styles.all} href={tileAddress(path, picture, place)}>
          <Icon name="pages" />
          {words.all}
        </Link>
      </p>
    </div>
  )
}
