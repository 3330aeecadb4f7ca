import type { Video } from '@kurstadt/contract'
import type { ReactNode } from 'react'
import { useLang, useMediathekTexts } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { Link } from '../../ui/link/index.ts'
import { Modal, ModalLink, modalTitleId } from '../../ui/modal/index.ts'
import { Bild } from '../bild/index.ts'
import { providerOf } from '../einbettung/index.ts'
import { RichText } from '../rich-text/index.ts'
import { FilmFacts } from './film-facts.tsx'
import { FilmPlayer } from './film-player.tsx'
import styles from './film-tile.module.css'

type TileProps = { film: Video; heading: 'h2' | 'h3' }

const dialogOf = ({ id }: Video) => `film-${id}`

/** The link of a tile: to its dialogue, to another house, or nowhere when the film has gone. */
function FilmLink({ film, children }: { film: Video; children: ReactNode }) {
  const { dateien, player, url } = film
  if (dateien.length > 0 || player !== null)
    return (
      <ModalLink opens={dialogOf(film)} className={styles.link}>
        {children}
      </ModalLink>
    )
  if (url === null) return children
  const provider = providerOf(url)
  return (
    <Link href={url} className={styles.link}>
      {children}
      {provider && <Icon name="external" className={styles.external} />}
    </Link>
  )
}

function FilmDialog({ film }: { film: Video }) {
  const words = useMediathekTexts().film
  const lang = useLang(film.sprache)
  return (
    <Modal id={dialogOf(film)} title={film.titel} lang={lang} size="wide">
      <FilmPlayer film={film} titleId={modalTitleId(dialogOf(film))} />
      {film.beschreibung && <p lang={lang}>{film.beschreibung}</p>}
      <FilmFacts film={film} className={styles.facts} />
      {film.transkript.length > 0 && (
        <details className={styles.transcript}>
          <summary>{words.transcript}</summary>
          <div lang={lang}>
            <RichText text={film.transkript} />
          </div>
        </details>
      )}
    </Modal>
  )
}

/** A film in a list: its still, title, length and what it is about; it opens in a modal player. */
export function FilmTile({ film, heading: Heading }: TileProps) {
  const words = useMediathekTexts().film
  const lang = useLang(film.sprache)
  const { titel, beschreibung, vorschaubild, dateien, player, url } = film
  const isHere = dateien.length > 0 || player !== null
  return (
    <>
      <article className={styles.tile}>
        <div className={styles.still}>
          {vorschaubild && (
            <Bild
              bild={{ ...vorschaubild, alt: '' }}
              ratio="16 / 9"
              sizes="(min-width: 1280px) 26rem, (min-width: 640px) 45vw, 92vw"
            />
          )}
          {isHere && (
            <span className={styles.play}>
              <Icon name="play" />
            </span>
          )}
        </div>
        <Heading className={styles.heading} lang={lang}>
          <FilmLink film={film}>{titel}</FilmLink>
        </Heading>
        <FilmFacts film={film} className={styles.facts} />
        {beschreibung && <p lang={lang}>{beschreibung}</p>}
        {!isHere && url === null && <p>{words.gone}</p>}
      </article>
      {isHere && <FilmDialog film={film} />}
    </>
  )
}
