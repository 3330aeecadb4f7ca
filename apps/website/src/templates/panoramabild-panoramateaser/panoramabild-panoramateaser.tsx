import { Bild } from '../../features/bild/index.ts'
import { useTexts } from '../../i18n/index.ts'
import { ButtonLink } from '../../ui/button/index.ts'
import { Figure } from '../../ui/image/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './panoramabild-panoramateaser.module.css'

type Options = ViewProps<'panoramabild-panoramateaser'>['block']['options']

function Words({ titel, untertitel, text, link, linktext }: Options) {
  const { page } = useTexts()
  return (
    <div className={styles.words}>
      {titel && <h2 className={styles.title}>{titel}</h2>}
      {untertitel && <p className={styles.subtitle}>{untertitel}</p>}
      {text && <p>{text}</p>}
      {link && (
        <p>
          <ButtonLink href={link}>{linktext ?? titel ?? page.more}</ButtonLink>
        </p>
      )}
    </div>
  )
}

/** A wide picture with a sheet of words on it; where there is little room they stand below. */
export function Panorama({ block: { options } }: ViewProps<'panoramabild-panoramateaser'>) {
  const { page } = useTexts()
  const { titel, untertitel, text, link, bildupload, parallax } = options
  const hasWords = (titel ?? untertitel ?? text ?? link) !== null
  const author = bildupload?.bildcopyright ?? bildupload?.bild.copyright
  return (
    <section className={styles.section}>
      {bildupload && (
        <Figure
          caption={hasWords ? null : bildupload.bildtext}
          copyright={author ? `${page.copyright} ${author}` : null}
        >
          <div className={styles.picture}>
            <Bild
              bild={bildupload.bild}
              ratio="fill"
              sizes="(min-width: 1660px) 1600px, 96vw"
              parallax={parallax}
              className={styles.frame}
            />
          </div>
        </Figure>
      )}
      {hasWords && <Words {...options} />}
    </section>
  )
}
