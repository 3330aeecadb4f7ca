import type { Sprache, Webcam } from '@kurstadt/contract'
import { useMediathekTexts, useSprache } from '../../i18n/index.ts'
import { Link, useCurrentPath } from '../../ui/link/index.ts'
import { Bild, BildFigure } from '../bild/index.ts'
import { DayStrip } from './day-strip.tsx'
import styles from './own-picture.module.css'
import { freshUntil, isSilent, takenAt } from './shots.ts'

type OwnProps = { camera: Webcam; lang: Sprache | undefined }

const sizes = '(min-width: 1024px) 46rem, 92vw'

/** That there is no picture of now, when the last one was taken, and one of the archive. */
function NoPicture({ camera, lang, isHidden }: OwnProps & { isHidden: boolean }) {
  const words = useMediathekTexts().webcam
  const sprache = useSprache()
  const path = useCurrentPath()
  const { aufnahmen, bild, bildtext, bildcopyright } = camera
  const [newest] = aufnahmen
  const last = newest && takenAt(newest.zeit, sprache)
  return (
    <div className={styles.none} data-none hidden={isHidden}>
      <p className={styles.title}>{words.none}</p>
      <p>{last ? words.last(last.day, last.clock) : words.never}</p>
      {last && (
        <p>
          <Link href={path} className={styles.reload}>
            {words.reload}
          </Link>
        </p>
      )}
      {bild && (
        <BildFigure
          bild={bild}
          bildtext={[words.archive, bildtext ?? bild.bildtext].filter(Boolean).join(': ')}
          bildcopyright={bildcopyright}
          lang={bildtext ? lang : undefined}
          sizes={sizes}
        />
      )}
    </div>
  )
}

/** The newest picture as it is shown large; a click on one of the day puts that in its place. */
function Shown({ camera, isHidden }: { camera: Webcam; isHidden: boolean }) {
  const words = useMediathekTexts().webcam
  const sprache = useSprache()
  const [newest] = camera.aufnahmen
  if (!newest) return null
  const { day, clock } = takenAt(newest.zeit, sprache)
  return (
    <figure className={styles.shown} data-shown hidden={isHidden}>
      <div data-stage>
        <Bild bild={newest.bild} sizes={sizes} isFirst />
      </div>
      <figcaption className={styles.caption}>
        <p role="status">
          <time dateTime={newest.zeit} data-time>
            {words.at(day, clock)}
          </time>
        </p>
        <p className={styles.age} data-age />
      </figcaption>
    </figure>
  )
}

/**
 * Our own pictures of a camera: the newest one, or that there is none of now, and the day. A page is
 * stored until a newer picture comes or this one is too old, so how old it is only its behaviour can
 * tell (`webcam-day.behaviour.ts`).
 */
export function OwnPicture({ camera, lang }: OwnProps) {
  const sprache = useSprache()
  const silent = isSilent(camera, Date.now())
  return (
    <div
      className={styles.own}
      data-behaviour={camera.aufnahmen.length > 0 ? 'webcam-day' : undefined}
      data-until={freshUntil(camera) ?? undefined}
      data-sprache={sprache}
    >
      <NoPicture camera={camera} lang={lang} isHidden={!silent} />
      <Shown camera={camera} isHidden={silent} />
      <DayStrip camera={camera} />
    </div>
  )
}
