import { telHref } from '@kurstadt/contract/tel-href'
import { BildFigure } from '../../features/bild/index.ts'
import {
  EntryAccess,
  EntryHours,
  EntryLinks,
  EntryMeals,
  EntryPictures,
  EntryPlace,
  mistakeHref,
  useDirectoryTexts,
} from '../../features/branchen/index.ts'
import { useFormPage } from '../../features/form-page/index.ts'
import { ParkingState } from '../../features/parken/index.ts'
import { RichText } from '../../features/rich-text/index.ts'
import { useLang } from '../../i18n/index.ts'
import { ButtonLink } from '../../ui/button/index.ts'
import { BackLink, Link } from '../../ui/link/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './brancheneintrag-detail.module.css'

type EntryProps = { entry: ViewProps<'brancheneintrag-detail'>['block']['context'] }

function Categories({ entry: { rubriken } }: EntryProps) {
  const words = useDirectoryTexts()
  const sprache = useLang('de')
  if (rubriken.length === 0) return null
  return (
    <ul className={styles.categories} aria-label={words.rubriken}>
      {rubriken.map((one) => (
        <li key={one.id} lang={one.sprache === 'de' ? sprache : undefined}>
          {one.detailURL ? <Link href={one.detailURL}>{one.rubrik}</Link> : one.rubrik}
        </li>
      ))}
    </ul>
  )
}

function Actions({ entry: { kontakt } }: EntryProps) {
  const words = useDirectoryTexts()
  const { telefon, email } = kontakt
  if (!(telefon || email)) return null
  return (
    <div className={styles.actions}>
      {telefon && (
        <ButtonLink href={telHref(telefon)} icon="telefon">
          {words.anrufen(telefon)}
        </ButtonLink>
      )}
      {email && (
        <ButtonLink href={`mailto:${email}`} look="quiet" icon="mail">
          {words.mail}
        </ButtonLink>
      )}
    </div>
  )
}

function Top({ entry }: EntryProps) {
  const words = useDirectoryTexts()
  const lang = useLang(entry.sprache)
  const { spezialisierung, parkplatz, bild, bildtext, bildcopyright } = entry
  return (
    <div className={bild ? `${styles.top} ${styles.beside}` : styles.top}>
      <div className={styles.words}>
        {spezialisierung && (
          <p className={styles.what} lang={lang}>
            {spezialisierung}
          </p>
        )}
        <Categories entry={entry} />
        {parkplatz && (
          <section className={styles.parking}>
            <h2>{words.parken}</h2>
            <ParkingState parkplatz={parkplatz} />
          </section>
        )}
        <Actions entry={entry} />
        <RichText text={entry.text} isBelowHeading={false} lang={lang} />
      </div>
      {bild && (
        <BildFigure
          {...{ bild, bildtext, bildcopyright, lang }}
          ratio="4 / 3"
          isFirst
          sizes="(min-width: 1024px) 38rem, 92vw"
        />
      )}
    </div>
  )
}

/** One business, club or public place with everything that is known of it (spec 3). */
export function BrancheneintragDetail({
  block: { context: entry },
}: ViewProps<'brancheneintrag-detail'>) {
  const words = useDirectoryTexts()
  const { emails } = useFormPage()
  return (
    <article className={styles.entry}>
      <Top entry={entry} />
      <div className={styles.columns}>
        <EntryHours entry={entry} />
        <EntryPlace entry={entry} />
        <EntryMeals entry={entry} />
        <EntryAccess entry={entry} />
        <EntryLinks entry={entry} />
      </div>
      <EntryPictures entry={entry} />
      <p className={styles.foot}>
        <Link href={mistakeHref(entry, emails.tourismus, words)}>{words.fehler}</Link>
      </p>
      <BackLink>{words.zurueck}</BackLink>
    </article>
  )
}
