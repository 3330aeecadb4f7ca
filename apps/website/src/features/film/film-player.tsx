import type { Bild as BildOnWire, Sprache, Video } from '@kurstadt/contract'
import type { CSSProperties } from 'react'
import { formatBytes, useLang, useMediathekTexts, useSprache } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { Link } from '../../ui/link/index.ts'
import { Bild } from '../bild/index.ts'
import { ExternalContent } from '../einbettung/index.ts'
import styles from './film-player.module.css'

/** Shape of a film whose file says nothing of it. */
const usual = { breite: 16, hoehe: 9 }

type Shape = CSSProperties & { '--shape': number }

/** A file of the still picture: a film shows it until it runs. */
function posterOf(bild: BildOnWire | null): string | undefined {
  const jpegs = bild?.quellen.filter(({ format }) => format === 'jpeg') ?? []
  return (jpegs.find(({ breite }) => breite >= 1000) ?? jpegs.at(-1))?.url
}

/** A film that lies on this site, in the browser's own player. */
function OwnFilm({ film, lang }: { film: Video; lang: Sprache | undefined }) {
  const words = useMediathekTexts().film
  const sprache = useSprache()
  const { dateien, untertiteldateien, ton, vorschaubild } = film
  const { breite, hoehe } = {
    breite: film.breite ?? usual.breite,
    hoehe: film.hoehe ?? usual.hoehe,
  }
  const style: Shape = { '--shape': breite / hoehe }
  return (
    <div data-behaviour="film">
      {/* biome-ignore lint/a11y/useMediaCaption: its subtitles are those that the town has. */}
      <video
        className={styles.film}
        style={style}
        controls
        preload="none"
        playsInline
        width={breite}
        height={hoehe}
        poster={posterOf(vorschaubild)}
        aria-label={film.titel}
        lang={lang}
      >
        {dateien.map(({ link, format }) => (
          <source key={link} src={link} type={`video/${format}`} />
        ))}
        {untertiteldateien.map((one) => (
          <track
            key={one.sprache}
            kind="subtitles"
            src={one.link}
            srcLang={one.sprache}
            label={words.languages[one.sprache]}
            // What nobody hears is read from the start.
            default={!ton && one.sprache === sprache}
          />
        ))}
      </video>
      <p role="alert" className={styles.broken} data-broken hidden>
        {words.broken}
      </p>
      <ul className={styles.files}>
        {dateien.map(({ link, format, groesse }) => (
          <li key={link}>
            <Link className={styles.file} href={link} download>
              <Icon name="download" />
              {words.download(format === 'mp4' ? 'MP4' : 'WebM', formatBytes(groesse, sprache))}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

type PlayerProps = {
  film: Video
  /** Id of the heading that says its title. */
  titleId: string
}

/** Plays a film: one of this site at once, one of another house behind its gate. */
export function FilmPlayer({ film, titleId }: PlayerProps) {
  const lang = useLang(film.sprache)
  const { titel, player, url, vorschaubild } = film
  if (film.dateien.length > 0) return <OwnFilm film={film} lang={lang} />
  if (player === null) return null
  return (
    <ExternalContent
      title={titel}
      lang={lang}
      titleId={titleId}
      src={player}
      href={url}
      permissions="fullscreen; picture-in-picture"
      preview={
        vorschaubild && (
          <Bild
            bild={{ ...vorschaubild, alt: '' }}
            ratio="fill"
            sizes="(min-width: 1280px) 72rem, 94vw"
          />
        )
      }
    />
  )
}
