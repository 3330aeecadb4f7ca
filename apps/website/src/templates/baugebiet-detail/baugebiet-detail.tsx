import { Apply, AreaFacts, AreaPlots, useBuildingTexts } from '../../features/baugebiete/index.ts'
import { BildFigure } from '../../features/bild/index.ts'
import { DownloadList } from '../../features/downloads/index.ts'
import { RichText } from '../../features/rich-text/index.ts'
import { useLang } from '../../i18n/index.ts'
import { BackLink } from '../../ui/link/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './baugebiet-detail.module.css'

/** A building area: what is left of it, its plan and plots, how one applies (spec 2.6). */
export function BaugebietDetail({ block: { context: area } }: ViewProps<'baugebiet-detail'>) {
  const words = useBuildingTexts()
  const lang = useLang(area.sprache)
  const { bild, bildtext, bildcopyright, dokumente, einleitung } = area
  return (
    <article className={styles.area}>
      {einleitung && (
        <p className={styles.opening} lang={lang}>
          {einleitung}
        </p>
      )}
      <AreaFacts area={area} />
      <section className={styles.part}>
        <h2 className="visuallyHidden">{words.plan}</h2>
        <AreaPlots area={area} />
      </section>
      <Apply area={area} />
      {dokumente.length > 0 && (
        <section className={styles.part}>
          <h2>{words.unterlagen}</h2>
          <DownloadList downloads={dokumente} lang={lang} />
        </section>
      )}
      <div className={bild ? `${styles.about} ${styles.beside}` : styles.about}>
        <RichText text={area.text} isBelowHeading={false} lang={lang} />
        {bild && (
          <BildFigure
            {...{ bild, bildtext, bildcopyright, lang }}
            ratio="4 / 3"
            sizes="(min-width: 1024px) 38rem, 92vw"
          />
        )}
      </div>
      <BackLink>{words.zurueck}</BackLink>
    </article>
  )
}
