import type { Branchenkarte } from '@kurstadt/contract'
import { telHref } from '@kurstadt/contract/tel-href'
import { useLang } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { Link } from '../../ui/link/index.ts'
import { useAccessWords } from '../barrierefreiheit/index.ts'
import { OpenNow } from '../oeffnungszeiten/index.ts'
import { ParkingState } from '../parken/index.ts'
import styles from './entry-card.module.css'
import { useDirectoryTexts } from './texts.ts'

/** An entry in a list: what it is, whether it is open, where, and how one reaches it. */
export function EntryCard({ entry, heading: Heading }: { entry: Branchenkarte; heading: 'h3' }) {
  const words = useDirectoryTexts()
  const access = useAccessWords()
  const lang = useLang(entry.sprache)
  const { titel, spezialisierung, kontakt, adresse, barrierefrei, parkplatz, detailURL } = entry
  const hours = entry.oeffnungszeitenStrukturiert.find(
    ({ typ }) => typ === 'ALLGEMEINE_OEFFNUNGSZEIT',
  )
  return (
    <article className={styles.card}>
      <Heading className={styles.title} lang={lang}>
        {detailURL ? <Link href={detailURL}>{titel}</Link> : titel}
      </Heading>
      {spezialisierung && <p lang={lang}>{spezialisierung}</p>}
      {hours && (
        <p className={styles.small}>
          <OpenNow hours={hours} closingDays={[]} />
        </p>
      )}
      {parkplatz && <ParkingState parkplatz={parkplatz} isBrief />}
      {adresse.strasse && <p className={styles.small}>{adresse.strasse}</p>}
      {barrierefrei.stufenlos && (
        <p className={styles.access}>
          <Icon name="accessible" />
          {access.stufenlos}
        </p>
      )}
      {kontakt.telefon && (
        <p>
          <Link
            className={styles.phone}
            href={telHref(kontakt.telefon)}
            aria-label={words.telefon(titel, kontakt.telefon)}
          >
            <Icon name="telefon" />
            {kontakt.telefon}
          </Link>
        </p>
      )}
    </article>
  )
}
