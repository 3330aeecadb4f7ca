import type { Webcam } from '@kurstadt/contract'
import { useLang, useMediathekTexts } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { Link } from '../../ui/link/index.ts'
import { Bild } from '../bild/index.ts'
import { ExternalContent } from '../einbettung/index.ts'
import { OwnPicture } from './own-picture.tsx'
import styles from './webcam-view.module.css'

type ViewProps = { camera: Webcam; heading: 'h2' | 'h3' }

/** The live player behind its gate; where its house is not allowed, a link. */
function LivePicture({ camera }: { camera: Webcam }) {
  const words = useMediathekTexts().webcam
  const { titel, player, url, bild, aufnahmen } = camera
  if (player !== null) {
    const still = bild ?? aufnahmen[0]?.bild
    return (
      <ExternalContent
        title={`${words.live}: ${titel}`}
        src={player}
        href={url}
        preview={
          still && (
            <Bild
              bild={{ ...still, alt: '' }}
              ratio="fill"
              sizes="(min-width: 1024px) 36rem, 92vw"
            />
          )
        }
      />
    )
  }
  return url === null ? null : (
    <p>
      <Link href={url} className={styles.open}>
        {words.open}
        <Icon name="external" />
      </Link>
    </p>
  )
}

/** A camera: our own pictures of the day and beside them the live player, each as far as there is one. */
export function WebcamView({ camera, heading: Heading }: ViewProps) {
  const words = useMediathekTexts().webcam
  const lang = useLang(camera.sprache)
  const { titel, standort, text, copyright, player } = camera
  return (
    <article className={styles.camera}>
      <header className={styles.head}>
        <Heading lang={lang}>{titel}</Heading>
        <p className={styles.place} lang={lang}>
          <Icon name="place" />
          {standort}
        </p>
        {text && <p lang={lang}>{text}</p>}
      </header>
      <div className={styles.pictures} data-live={player !== null || undefined}>
        <OwnPicture camera={camera} lang={lang} />
        <LivePicture camera={camera} />
      </div>
      {copyright && <p className={styles.by}>{words.by(copyright)}</p>}
    </article>
  )
}
