import type { FotopunktBild } from '@kurstadt/contract'
import { useLang, useMediathekTexts } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { BildFigure } from '../bild/index.ts'
import styles from './fotopunkt.module.css'
import { TakenAt } from './taken-at.tsx'

/** The latest picture of the photo point, with when and where it was taken. */
export function LatestPicture({ shot }: { shot: FotopunktBild }) {
  const words = useMediathekTexts().fotopunkt
  const lang = useLang(shot.sprache)
  const { bild, bildtext, bildcopyright, standort } = shot
  return (
    <>
      <p className={styles.taken}>
        <TakenAt zeit={shot.aufgenommen_am} />
      </p>
      {bild ? (
        <BildFigure
          bild={bild}
          bildtext={bildtext}
          bildcopyright={bildcopyright}
          lang={lang}
          sizes="(min-width: 1024px) 36rem, 92vw"
          isFirst
        />
      ) : (
        <p>{words.gone}</p>
      )}
      {standort && (
        <p className={styles.place} lang={lang}>
          <Icon name="place" />
          {standort}
        </p>
      )}
    </>
  )
}
