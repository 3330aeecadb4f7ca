import type { Brancheneintrag } from '@kurstadt/contract'
import { useLang } from '../../i18n/index.ts'
import { Link } from '../../ui/link/index.ts'
import { AccessFacts, isAccessKnown } from '../barrierefreiheit/index.ts'
import { BildGrid } from '../bild/index.ts'
import { Adresse, Kontakt, mapHref } from '../kontakt/index.ts'
import { HolidayNote, Oeffnungszeiten } from '../oeffnungszeiten/index.ts'
import { RichText } from '../rich-text/index.ts'
import { VisitenkarteLink } from '../visitenkarte/index.ts'
import styles from './entry-parts.module.css'
import { useDirectoryTexts } from './texts.ts'

type EntryProps = { entry: Brancheneintrag }

/** When it is open, with what holds now; that nobody knows is said. A car park has no hours. */
export function EntryHours({ entry }: EntryProps) {
  const words = useDirectoryTexts()
  const { oeffnungszeitenStrukturiert: zeiten, parkplatz } = entry
  if (zeiten.length === 0 && parkplatz !== null) return null
  return (
    <section className={styles.part}>
      <h2>{words.oeffnungszeiten}</h2>
      {zeiten.length === 0 ? (
        <p>{words.ohneZeiten}</p>
      ) : (
        <>
          <HolidayNote zeiten={zeiten} />
          <Oeffnungszeiten zeiten={zeiten} heading="h3" isBelowHeading />
        </>
      )}
    </section>
  )
}

/** Where it is and how one reaches it; whoever does not want to be found is not (`zeige_adresse`). */
export function EntryPlace({ entry }: EntryProps) {
  const words = useDirectoryTexts()
  const map = entry.zeige_adresse ? mapHref(entry) : null
  return (
    <section className={styles.part}>
      <h2>{words.kontakt}</h2>
      {entry.zeige_adresse ? <Adresse adresse={entry.adresse} /> : <p>{words.ohneAdresse}</p>}
      {map && (
        <p>
          <Link className={styles.link} href={map}>
            {words.karte}
          </Link>
        </p>
      )}
      <Kontakt kontakt={entry.kontakt} of={entry.titel} />
      <VisitenkarteLink typ="betrieb" id={entry.id} of={entry.titel} />
    </section>
  )
}

/** How one gets in. */
export function EntryAccess({ entry: { barrierefrei, sprache } }: EntryProps) {
  const words = useDirectoryTexts()
  const lang = useLang(sprache)
  return (
    <section className={styles.part}>
      <h2>{words.barrierefreiheit}</h2>
      {isAccessKnown(barrierefrei) ? (
        <AccessFacts barrierefrei={barrierefrei} lang={lang} />
      ) : (
        <p>{words.ohneZugang}</p>
      )}
    </section>
  )
}

/** Kitchen, seats, days off; only of places where one can eat. */
export function EntryMeals({ entry: { text_gastronomie, sprache } }: EntryProps) {
  const words = useDirectoryTexts()
  const lang = useLang(sprache)
  if (text_gastronomie.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>{words.gastronomie}</h2>
      <RichText text={text_gastronomie} isBelowHeading lang={lang} />
    </section>
  )
}

/** Further addresses, such as the menu. */
export function EntryLinks({ entry: { links, sprache } }: EntryProps) {
  const words = useDirectoryTexts()
  const lang = useLang(sprache)
  if (links.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>{words.links}</h2>
      <ul className={styles.links}>
        {links.map(({ link, linktext }) => (
          <li key={`${link} ${linktext}`}>
            <Link className={styles.link} href={link} lang={lang}>
              {linktext}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Further pictures. */
export function EntryPictures({ entry: { bilder, sprache } }: EntryProps) {
  const words = useDirectoryTexts()
  const lang = useLang(sprache)
  if (bilder.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>{words.bilder}</h2>
      <BildGrid bilder={bilder} lang={lang} />
    </section>
  )
}
