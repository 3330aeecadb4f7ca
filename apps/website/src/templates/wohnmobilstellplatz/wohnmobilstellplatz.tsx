import type { Stellplatz } from '@kurstadt/contract'
import { BildFigure } from '../../features/bild/index.ts'
import { Adresse, Kontakt, mapHref } from '../../features/kontakt/index.ts'
import { Preis } from '../../features/preise/index.ts'
import { RichText } from '../../features/rich-text/index.ts'
import { SiteFacts, useSiteTexts } from '../../features/stellplaetze/index.ts'
import { formatEuro, useLang, useSprache } from '../../i18n/index.ts'
import { Link } from '../../ui/link/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './wohnmobilstellplatz.module.css'

type SiteProps = { site: Stellplatz }

const idOf = ({ id }: Stellplatz) => `stellplatz-${id}`

function Supply({ site: { versorgung, kosten, sprache } }: SiteProps) {
  const words = useSiteTexts()
  const lang = useLang(sprache)
  return (
    <div className={styles.part}>
      <h3>{words.versorgung}</h3>
      {versorgung.length === 0 ? (
        <p>{words.ohneVersorgung}</p>
      ) : (
        <ul className={styles.list}>
          {versorgung.map((one) => (
            <li key={one}>{words.was[one]}</li>
          ))}
        </ul>
      )}
      {kosten.length > 0 && (
        <>
          <h4>{words.kosten}</h4>
          <ul className={styles.list}>
            {kosten.map(({ bezeichnung, preis }) => (
              <li key={bezeichnung}>
                <span lang={lang}>{bezeichnung}</span>: <Preis preis={{ betrag: preis }} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function WayIn({ site }: SiteProps) {
  const words = useSiteTexts()
  const lang = useLang(site.sprache)
  const map = mapHref(site)
  const { koordinaten } = site
  return (
    <div className={styles.part}>
      <h3>{words.anfahrt}</h3>
      {site.anfahrt && <p lang={lang}>{site.anfahrt}</p>}
      <Adresse adresse={site.adresse} />
      {koordinaten && (
        <p>{words.navigation(koordinaten.breite.toFixed(5), koordinaten.laenge.toFixed(5))}</p>
      )}
      {map && (
        <p>
          <Link href={map}>{words.karte}</Link>
        </p>
      )}
      <Kontakt kontakt={site.kontakt} of={site.titel} />
    </div>
  )
}

function Rules({ site: { regeln, sprache } }: SiteProps) {
  const words = useSiteTexts()
  const lang = useLang(sprache)
  if (regeln.length === 0) return null
  return (
    <div className={styles.part}>
      <h3>{words.regeln}</h3>
      <RichText text={regeln} isBelowHeading lang={lang} />
    </div>
  )
}

function Site({ site, kurtaxe }: SiteProps & { kurtaxe: number | null }) {
  const lang = useLang(site.sprache)
  const { bild, bildtext, bildcopyright } = site
  return (
    <section className={styles.site} id={idOf(site)}>
      <h2 lang={lang}>{site.titel}</h2>
      <div className={styles.top}>
        <div className={styles.part}>
          {site.einleitung && (
            <p className={styles.intro} lang={lang}>
              {site.einleitung}
            </p>
          )}
          <SiteFacts site={site} kurtaxe={kurtaxe} />
        </div>
        {bild && (
          <BildFigure
            {...{ bild, bildtext, bildcopyright, lang }}
            ratio="4 / 3"
            sizes="(min-width: 1024px) 34rem, 92vw"
          />
        )}
      </div>
      <RichText text={site.text} isBelowHeading lang={lang} />
      <div className={styles.columns}>
        <Supply site={site} />
        <WayIn site={site} />
        <Rules site={site} />
      </div>
    </section>
  )
}

function Choice({ sites }: { sites: readonly Stellplatz[] }) {
  const words = useSiteTexts()
  const sprache = useSprache()
  return (
    <nav aria-label={words.wahl}>
      <ul className={styles.choice}>
        {sites.map((site) => (
          <li key={site.id}>
            <Link href={`#${idOf(site)}`}>{site.titel}</Link>
            <span>
              {site.plaetze} {words.plaetze},{' '}
              {site.preis_nacht === 0
                ? words.kostenlos
                : `${formatEuro(site.preis_nacht, sprache)} ${words.jeNacht}`}
            </span>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Motorhome sites: what they cost, what they supply, who fits in and how one gets there (spec 2.2). */
export function Wohnmobilstellplatz({
  block: { context, options },
}: ViewProps<'wohnmobilstellplatz'>) {
  const words = useSiteTexts()
  const { data, kurtaxe } = context
  return (
    <div className={styles.page}>
      {(options.titel || options.einleitung) && (
        <div className={styles.part}>
          {options.titel && <h2>{options.titel}</h2>}
          {options.einleitung && <p className={styles.intro}>{options.einleitung}</p>}
        </div>
      )}
      {data.length === 0 && <p>{words.empty}</p>}
      {data.length > 1 && <Choice sites={data} />}
      {data.map((site) => (
        <Site key={site.id} site={site} kurtaxe={kurtaxe} />
      ))}
    </div>
  )
}
