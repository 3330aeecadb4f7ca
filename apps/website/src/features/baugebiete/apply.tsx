import type { Baugebiet } from '@kurstadt/contract'
import { useLang } from '../../i18n/index.ts'
import { Link } from '../../ui/link/index.ts'
import { Kontakt } from '../kontakt/index.ts'
import { RichText } from '../rich-text/index.ts'
import styles from './apply.module.css'
import { enquiryHref } from './enquiry-href.ts'
import { useBuildingTexts } from './texts.ts'

/** How plots are given away, and who tells more. */
export function Apply({ area }: { area: Baugebiet }) {
  const words = useBuildingTexts()
  const lang = useLang(area.sprache)
  const { ansprechpartner, vergabe } = area
  return (
    <div className={styles.columns}>
      <section className={styles.part}>
        <h2>{words.vergabe}</h2>
        {vergabe.length > 0 ? (
          <RichText text={vergabe} isBelowHeading lang={lang} />
        ) : (
          <p>{words.ohneVergabe}</p>
        )}
      </section>
      <section className={styles.part}>
        <h2>{words.ansprechpartner}</h2>
        {ansprechpartner && (
          <>
            <p lang={lang}>
              {ansprechpartner.detailURL ? (
                <Link href={ansprechpartner.detailURL}>{ansprechpartner.titel}</Link>
              ) : (
                ansprechpartner.titel
              )}
            </p>
            <Kontakt
              kontakt={{ ...ansprechpartner.kontakt, email: null }}
              of={ansprechpartner.titel}
            />
          </>
        )}
        <p>
          <Link href={enquiryHref(area, null, words)}>{words.mail}</Link>
        </p>
      </section>
    </div>
  )
}
