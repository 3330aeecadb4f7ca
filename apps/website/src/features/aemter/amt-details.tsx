import type { AmtOnPage } from '../../content/index.ts'
import { useLang, useRathausTexts } from '../../i18n/index.ts'
import { Link } from '../../ui/link/index.ts'
import { Kontakt } from '../kontakt/index.ts'
import { MitarbeiterCard } from '../mitarbeiter/index.ts'
import { QrCode } from '../qr-code/index.ts'
import { RichText } from '../rich-text/index.ts'
import styles from './aemter.module.css'
import { AmtHours } from './amt-hours.tsx'
import { AmtPlace } from './amt-place.tsx'

function Code({ amt }: { amt: AmtOnPage }) {
  const { detailURL, titel } = amt
  const { amt: words } = useRathausTexts()
  if (detailURL === null) return null
  return (
    <div className={styles.codeLine}>
      <QrCode entry={amt} of="amt" name={titel} />
      <p>
        {words.qrHint}
        <br />
        <Link href={detailURL}>{words.seite}</Link>
      </p>
    </div>
  )
}

/**
 * An office of the authority guide unfolded: text, QR code to its page, general telephone and
 * e-mail, address with building, opening hours, staff (spec 2.7).
 */
export function AmtDetails({ amt }: { amt: AmtOnPage }) {
  const lang = useLang(amt.sprache)
  return (
    <div className={styles.details}>
      <div className={styles.head}>
        <RichText text={amt.text} lang={lang} isBelowHeading />
        <Kontakt kontakt={amt.kontakt} of={amt.titel} />
        <AmtPlace amt={amt} />
        <Code amt={amt} />
      </div>
      <AmtHours amt={amt} heading="h4" />
      {amt.mitarbeiter.length > 0 && (
        <div className={styles.staffBox}>
          <div className={styles.staff}>
            {amt.mitarbeiter.map((person) => (
              <MitarbeiterCard key={person.id} mitarbeiter={person} heading="h4" hasCode />
            ))}
          </div>
        </div>
      )}
    </div>
  )
}
