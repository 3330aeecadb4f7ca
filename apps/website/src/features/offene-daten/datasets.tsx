import type { OffeneDaten } from '@kurstadt/contract'
import {
  type DatenFormat,
  type DatensatzAngaben,
  datensaetze,
  offeneDatenPfade,
  ratsinformationen,
} from '@kurstadt/contract/offene-daten'
import { formatDate, useSprache } from '../../i18n/index.ts'
import { berlinTime } from '../../lib/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { Link } from '../../ui/link/index.ts'
import { LicenseLimits, LicenseNote } from './license-note.tsx'
import styles from './offene-daten.module.css'
import { partsOf } from './parts.ts'
import { useOpenDataTexts } from './texts.ts'

type Offered = OffeneDaten['datensaetze'][number]

const formatNames: Record<DatenFormat, string> = { json: 'JSON', csv: 'CSV', geojson: 'GeoJSON' }

type FileLinkProps = { href: string; words: string; titel: string; isFile?: boolean }

/** A link that says, to whoever hears it alone, of which dataset the file is. */
function FileLink({ href, words, titel, isFile = true }: FileLinkProps) {
  return (
    <li>
      <Link className={styles.file} href={href}>
        <Icon name={isFile ? 'download' : 'link'} className={styles.icon} />
        <span>
          {words}
          <span className="visuallyHidden">: {titel}</span>
        </span>
      </Link>
    </li>
  )
}

function OtherWays({ angaben }: { angaben: DatensatzAngaben }) {
  const sprache = useSprache()
  return angaben.weitere.map(({ titel, pfad }) => (
    <FileLink
      key={pfad(sprache)}
      href={pfad(sprache)}
      words={titel[sprache]}
      titel={angaben.titel[sprache]}
      isFile={false}
    />
  ))
}

function Files({ name, anzahl }: Offered) {
  const words = useOpenDataTexts()
  const sprache = useSprache()
  const { formate, titel } = datensaetze[name]
  const parts = Array.from({ length: partsOf(anzahl) }, (_, index) => index + 1)
  return formate.flatMap((format) =>
    parts.map((part) => (
      <FileLink
        key={`${format}${part}`}
        href={`${offeneDatenPfade.datei(sprache, name, format)}${part === 1 ? '' : `?seite=${part}`}`}
        words={
          parts.length === 1 ? formatNames[format] : `${formatNames[format]}, ${words.part(part)}`
        }
        titel={titel[sprache]}
      />
    )),
  )
}

function Dataset({ offered }: { offered: Offered }) {
  const words = useOpenDataTexts()
  const sprache = useSprache()
  const datensatz = datensaetze[offered.name]
  const { geaendert } = offered
  const day = geaendert && formatDate(berlinTime(new Date(geaendert)).slice(0, 10))
  const when = datensatz.turnus === 'CONT' ? words.live : day && words.asOf(day)
  return (
    <li className={styles.dataset} id={offered.name}>
      <h3>{datensatz.titel[sprache]}</h3>
      <p>{datensatz.beschreibung[sprache]}</p>
      <ul className={styles.files}>
        <Files {...offered} />
        <OtherWays angaben={datensatz} />
      </ul>
      {when && <p className={styles.when}>{when}</p>}
    </li>
  )
}

function Council() {
  const sprache = useSprache()
  return (
    <li className={styles.dataset} id="gemeinderat">
      <h3>{ratsinformationen.titel[sprache]}</h3>
      <p>{ratsinformationen.beschreibung[sprache]}</p>
      <ul className={styles.files}>
        <OtherWays angaben={ratsinformationen} />
      </ul>
    </li>
  )
}

function Catalogue() {
  const words = useOpenDataTexts()
  return (
    <section className={styles.machines}>
      <h2>{words.machines}</h2>
      <p>
        {words.catalogue.text}{' '}
        <Link href={offeneDatenPfade.katalog} type="application/ld+json">
          {words.catalogue.link}
        </Link>
      </p>
    </section>
  )
}

/** Which data there is, where it is loaded, and under which licence. */
export function Datasets({ offen }: { offen: OffeneDaten }) {
  const words = useOpenDataTexts()
  return (
    <div className={styles.page}>
      <LicenseNote offen={offen} />
      <div className={styles.main}>
        <section className={styles.all}>
          <h2>{words.list}</h2>
          {offen.datensaetze.length === 0 && <p>{words.nothing}</p>}
          <ul className={styles.datasets}>
            {offen.datensaetze.map((offered) => (
              <Dataset key={offered.name} offered={offered} />
            ))}
            <Council />
          </ul>
          <LicenseLimits email={offen.email} />
        </section>
        <Catalogue />
      </div>
    </div>
  )
}
