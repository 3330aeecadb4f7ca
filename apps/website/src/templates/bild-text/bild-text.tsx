import { BildFigure, frameOf } from '../../features/bild/index.ts'
import { RichText } from '../../features/rich-text/index.ts'
import { useTexts } from '../../i18n/index.ts'
import { classNames } from '../../lib/index.ts'
import { ButtonLink } from '../../ui/button/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './bild-text.module.css'

/** Picture beside text; `anordnung` says which stands first where there is room for both. */
export function BildText({ block }: ViewProps<'bild-text'>) {
  const { page } = useTexts()
  const { titel, text, bild, anordnung, parallax, link, linktext } = block.options
  const frame = bild ? frameOf([bild]) : undefined
  return (
    <section className={styles.section} data-anordnung={anordnung}>
      {bild && (
        <BildFigure
          bild={bild}
          ratio={frame}
          sizes="(min-width: 1280px) 38rem, (min-width: 768px) 48vw, 92vw"
          parallax={parallax}
          className={classNames(styles.picture, !frame && styles.upright)}
        />
      )}
      <div className={styles.text}>
        {titel && <h2>{titel}</h2>}
        <RichText text={text} isBelowHeading={titel !== null} />
        {link && (
          <ButtonLink href={link} look="quiet">
            {linktext ?? page.more}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
