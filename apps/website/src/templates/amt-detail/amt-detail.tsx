import type { AmtOnPage } from '../../content/index.ts'
import { AmtHours, AmtPlace } from '../../features/aemter/index.ts'
import { Kontakt } from '../../features/kontakt/index.ts'
import { MitarbeiterCard } from '../../features/mitarbeiter/index.ts'
import { useOpeningHoursId } from '../../features/opening-hours-id/index.ts'
import { RichText } from '../../features/rich-text/index.ts'
import { Sprachhinweis } from '../../features/sprachhinweis/index.ts'
import { VisitenkarteLink } from '../../features/visitenkarte/index.ts'
import { useLang, useRathausTexts } from '../../i18n/index.ts'
import { BackLink } from '../../ui/link/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './amt-detail.module.css'

function Contact({ amt }: { amt: AmtOnPage }) {
  const words = useRathausTexts().amt
  const anchor = useOpeningHoursId()
  const { telefon, email, link } = amt.kontakt
  const where = [...Object.values(amt.adresse), amt.zimmer]
  const isReachable = [...where, telefon, email, link].some(Boolean)
  const hasHours = amt.oeffnungszeitenStrukturiert.length > 0 || amt.oeffnungszeiten !== null
  if (!(isReachable || hasHours)) return null
  return (
    <aside className={styles.aside} id={anchor} aria-label={words.kontakt}>
      <h2 className={styles.asideHeading}>{words.kontakt}</h2>
      <AmtPlace amt={amt} />
      <Kontakt kontakt={amt.kontakt} of={amt.titel} />
      <VisitenkarteLink typ="amt" id={amt.id} of={amt.titel} />
      <AmtHours amt={amt} />
    </aside>
  )
}

/** One office: text, responsibilities, address, consultation hours and staff (spec 2.7). */
export function AmtDetail({ block }: ViewProps<'amt-detail'>) {
  const words = useRathausTexts().amt
  const amt = block.context
  const lang = useLang(amt.sprache)
  return (
    <article className={styles.amt}>
      <div className={styles.text}>
        <Sprachhinweis of={amt.sprache} />
        <RichText text={amt.text} lang={lang} />
        {amt.zustaendigkeiten.length > 0 && (
          <section className={styles.section}>
            <h2>{words.zustaendigkeiten}</h2>
            <RichText text={amt.zustaendigkeiten} lang={lang} isBelowHeading />
          </section>
        )}
      </div>
      <Contact amt={amt} />
      {amt.mitarbeiter.length > 0 && (
        <section className={styles.staff}>
          <h2>{words.mitarbeiter}</h2>
          <div className={styles.cards}>
            {amt.mitarbeiter.map((mitarbeiter) => (
              <MitarbeiterCard key={mitarbeiter.id} mitarbeiter={mitarbeiter} />
            ))}
          </div>
        </section>
      )}
      <div className={styles.staff}>
        <BackLink>{words.back}</BackLink>
      </div>
    </article>
  )
}
