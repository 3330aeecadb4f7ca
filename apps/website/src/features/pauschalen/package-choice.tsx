import type { Angebot } from '@kurstadt/contract'
import { formatWholeEuro, useLang, useSprache } from '../../i18n/index.ts'
import { Link, useCurrentPath, useKnownQuery } from '../../ui/link/index.ts'
import { Bild } from '../bild/index.ts'
import styles from './package-choice.module.css'
import { anyHouse, chosenOf, chosenQuery, packageKey, requestHref } from './request-href.ts'
import { SeasonNotice } from './season-text.tsx'
import { usePackageTexts } from './texts.ts'

type Angebote = { data: readonly Angebot[]; heute: string }

/** A package, and one of its houses; null where the tourist information is to propose one. */
export type ChosenPackage = { angebot: Angebot; haus: Angebot['haeuser'][number] | null }

/** The package and the house that the address of the page names, if there is such a package. */
export function useChosenPackage(angebote: Angebote | null): ChosenPackage | null {
  const { pauschale, hotel } = useKnownQuery(chosenQuery)
  const angebot = chosenOf(angebote?.data ?? [], pauschale)
  return angebot && { angebot, haus: chosenOf(angebot.haeuser, hotel) }
}

function Facts({ angebot: { naechte, preis_ab } }: { angebot: Angebot }) {
  const words = usePackageTexts()
  const sprache = useSprache()
  const price = preis_ab === null ? null : words.ab(formatWholeEuro(preis_ab, sprache))
  return <>{[words.naechte(naechte), price].filter(Boolean).join(', ')}</>
}

function ChosenHouse({ haus }: Pick<ChosenPackage, 'haus'>) {
  const words = usePackageTexts()
  const lang = useLang(haus?.sprache ?? 'de')
  if (haus === null) return <p>{words.hausOffen}</p>
  return (
    <p>
      {words.haus}: <strong lang={lang}>{haus.titel}</strong>
    </p>
  )
}

function Chosen({ angebot, haus, heute }: ChosenPackage & { heute: string }) {
  const words = usePackageTexts()
  const lang = useLang(angebot.sprache)
  const { titel, bild, detailURL } = angebot
  return (
    <section className={styles.chosen} aria-label={words.gewaehlt}>
      {bild && <Bild bild={{ ...bild, alt: '' }} ratio="4 / 3" sizes="11rem" />}
      <div className={styles.words}>
        <h2 className={styles.title} lang={lang}>
          {titel}
        </h2>
        <p>
          <Facts angebot={angebot} />
        </p>
        <ChosenHouse haus={haus} />
        <SeasonNotice season={angebot} heute={heute} />
        {detailURL && (
          <p>
            <Link href={detailURL}>{words.anderes}</Link>
          </p>
        )}
      </div>
    </section>
  )
}

function Choice({ angebote }: { angebote: Angebote }) {
  const words = usePackageTexts()
  const sprache = useSprache()
  const page = useCurrentPath()
  return (
    <section className={styles.choice}>
      <h2>{words.ersteWahl}</h2>
      <p>{words.wahlHinweis}</p>
      <ul className={styles.list}>
        {angebote.data.map((angebot) => (
          <li key={angebot.id}>
            <Link
              href={requestHref({
                pauschale: packageKey(angebot),
                hotel: anyHouse,
                page,
                sprache,
              })}
            >
              {angebot.titel}
            </Link>
            <span className={styles.facts}>
              <Facts angebot={angebot} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

type PackageChoiceProps = { angebote: Angebote; chosen: ChosenPackage | null }

/** Above the request form: the package that was chosen with its house, or else those that can be. */
export function PackageChoice({ angebote, chosen }: PackageChoiceProps) {
  if (chosen) return <Chosen {...chosen} heute={angebote.heute} />
  return angebote.data.length === 0 ? null : <Choice angebote={angebote} />
}
