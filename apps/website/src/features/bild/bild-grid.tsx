import type { BildMitText, Sprache } from '@kurstadt/contract'
import { BildFigure } from './bild.tsx'
import styles from './bild-grid.module.css'

type BildGridProps = {
  bilder: readonly BildMitText[]
  /** Language of the captions where it is not that of the page. */
  lang: Sprache | undefined
}

/** Further pictures of a thing, side by side, each with its caption. */
export function BildGrid({ bilder, lang }: BildGridProps) {
  return (
    <ul className={styles.pictures}>
      {bilder.map(({ bild, ...texts }) => (
        <li key={bild.id}>
          <BildFigure
            {...{ bild, lang, ...texts }}
            ratio="4 / 3"
            sizes="(min-width: 768px) 24rem, 92vw"
          />
        </li>
      ))}
    </ul>
  )
}
