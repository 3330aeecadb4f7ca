import { BildFigure } from '../../features/bild/index.ts'
import { DownloadList } from '../../features/downloads/index.ts'
import { RichText } from '../../features/rich-text/index.ts'
import { Teilen } from '../../features/teilen/index.ts'
import { formatDay, useLang, useTexts } from '../../i18n/index.ts'
import { ButtonLink } from '../../ui/button/index.ts'
import { BackLink } from '../../ui/link/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './aktuelles-detail.module.css'

/** One news article; its title is the title of the page. */
export function AktuellesDetail({ block }: ViewProps<'aktuelles-detail'>) {
  const words = useTexts().aktuelles
  const eintrag = block.context
  const lang = useLang(eintrag.sprache)
  return (
    <article className={styles.article}>
      <p className={styles.date} lang={lang}>
        <time dateTime={eintrag.datum_von}>{formatDay(eintrag.datum_von, eintrag.sprache)}</time>
      </p>
      {eintrag.einleitung && (
        <p className={styles.intro} lang={lang}>
          {eintrag.einleitung}
        </p>
      )}
      {eintrag.bild && (
        <BildFigure
          bild={eintrag.bild}
          bildtext={eintrag.bildtext}
          lang={lang}
          bildcopyright={eintrag.bildcopyright}
          ratio="16 / 9"
          sizes="(min-width: 1024px) 52rem, 92vw"
          isFirst
          className={styles.picture}
        />
      )}
      <RichText text={eintrag.text} lang={lang} />
      {eintrag.link && (
        <p>
          <ButtonLink href={eintrag.link}>
            {eintrag.linktext ? <span lang={lang}>{eintrag.linktext}</span> : words.more}
          </ButtonLink>
        </p>
      )}
      <DownloadList downloads={eintrag.dokumente} lang={lang} />
      <Teilen titel={eintrag.titel} />
      <BackLink>{words.back}</BackLink>
    </article>
  )
}
