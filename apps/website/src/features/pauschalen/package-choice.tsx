import type { Angebot } from '@kurstadt/contract'
import { formatWholeEuro, useLang, useSprache } from '../../i18n/index.ts'
import { Link, useCurrentPath, useKnownQuery } from '../../ui/link/index.ts'
import { Bild } from '../bild/index.ts'
import styles from './package-choice.module.css'
import { anyHouse, packageKey, requestHref } from './request-href.ts'
import { SeasonNotice } from './season-text.tsx'
import { usePackageTexts } from './texts.ts'

type Angebote = { data: readonly Angebot[]; heute: string }

/** What the address may say was chosen. */
const chosenQuery = { pauschale: /^[\w-]{1,120}$/, hotel: /^[\w-]{1,120}$/ }

/** The package that the address of the page names, if there is such a one. */
export function useChosenPackage(angebote: Angebote | null): Angebot | null {
  const { pauschale } = useKnownQuery(chosenQuery)
  if (pauschale === undefined) return null
  return angebote?.data.find((angebot) => packageKey(angebot) === pauschale) ?? null
}

function Facts({ angebot: { naechte, preis_ab } }: { angebot: Angebot }) {
  const words = usePackageTexts()
  const sprache = useSprache()
  const price = preis_ab === null ? null : words.ab(formatWholeEuro(preis_ab, sprache))
  return <>{[words.naechte(naechte), price].filter(Boolean).join(', ')}</>
}

function Chosen({ angebot, heute }: { angebot: Angebot; heute: string }) {
  const words = usePackageTexts()
  const lang = useLang(angebot.sprache)
  const { hotel = anyHouse } = useKnownQuery(chosenQuery)
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
        {hotel === anyHouse && <p>{words.hausOffen}</p>}
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

type PackageChoiceProps = { angebote: Angebote; chosen: Angebot | null }

/** Above the request form: the package that was chosen, or else those that can be. */
export function PackageChoice({ angebote, chosen }: PackageChoiceProps) {
  if (chosen) return <Chosen angebot={chosen} heute={angebote.heute} />
  return angebote.data.length === 0 ? null : <Choice angebote={angebote} />
}
