import type { Pauschale } from '@kurstadt/contract'
import { BildFigure } from '../../features/bild/index.ts'
import {
  categoriesOf,
  HouseList,
  PackageFacts,
  PackageRequest,
  SeasonNotice,
  usePackageTexts,
} from '../../features/pauschalen/index.ts'
import { RichText } from '../../features/rich-text/index.ts'
import { useLang, useSprache } from '../../i18n/index.ts'
import { Link } from '../../ui/link/index.ts'
import { Tabs } from '../../ui/tabs/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './pauschalen.module.css'

/** Where all packages are listed (spec 2.2). */
const overview = { de: '/de/pauschalangebote/', en: '/en/package-offers/' } as const

type HousesProps = { pauschale: Pauschale; page: string | null }

function Houses({ pauschale, page }: HousesProps) {
  const words = usePackageTexts()
  const categories = categoriesOf(pauschale)
  const [first] = categories
  if (!first) return <p>{words.ohnePreise}</p>
  const tabs = Array.from(categories.entries(), ([index, kategorie]) => ({
    id: `preise-${pauschale.id}-${index + 1}`,
    title: kategorie.name_kategorie,
    content: <HouseList {...{ kategorie, pauschale, page }} />,
  }))
  return (
    <>
      <p>{words.haeuserHinweis(words.naechte(pauschale.naechte))}</p>
      {tabs.length === 1 ? (
        <>
          <h3>{first.name_kategorie}</h3>
          {tabs[0]?.content}
        </>
      ) : (
        <Tabs label={words.haeuser} tabs={tabs} />
      )}
    </>
  )
}

/** Stands where the package is gone: the way to the others. */
function Gone() {
  const words = usePackageTexts()
  return (
    <p>
      {words.gone} <Link href={overview[useSprache()]}>{words.back}</Link>
    </p>
  )
}

function Included({ leistungen, lang }: Pick<Pauschale, 'leistungen'> & { lang?: string }) {
  const words = usePackageTexts()
  if (leistungen.length === 0) return null
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{words.leistungen}</h2>
      <ul className={styles.included} lang={lang}>
        {leistungen.map((leistung) => (
          <li key={leistung}>{leistung}</li>
        ))}
      </ul>
    </section>
  )
}

/** One package (spec 2.7): facts, what is included, its price categories as tabs, the request. */
export function Pauschalen({ block: { context, options } }: ViewProps<'pauschalen'>) {
  const words = usePackageTexts()
  const [pauschale] = context.data
  const lang = useLang(pauschale?.sprache ?? 'de')
  if (!pauschale) return <Gone />
  const { bild, bildtext, bildcopyright, text } = pauschale
  const page = options.anfrageseite
  return (
    <section className={styles.section}>
      <div className={styles.top}>
        <div className={styles.words}>
          {options.titel && <h2>{options.titel}</h2>}
          <p className={styles.intro} lang={options.einleitung ? undefined : lang}>
            {options.einleitung ?? pauschale.einleitung}
          </p>
          <PackageFacts pauschale={pauschale} />
          <SeasonNotice season={pauschale} heute={context.heute} />
          <PackageRequest pauschale={pauschale} haus={null} page={page} />
          {pauschale.anfrageart === 'formular' && categoriesOf(pauschale).length > 0 && (
            <p className={styles.hint}>{words.ohneHaus}</p>
          )}
        </div>
        {bild && (
          <BildFigure
            {...{ bild, bildtext, bildcopyright, lang }}
            ratio="4 / 3"
            sizes="(min-width: 1024px) 38rem, 92vw"
          />
        )}
      </div>
      <div className={styles.columns}>
        <Included leistungen={pauschale.leistungen} {...(lang && { lang })} />
        <RichText text={text} isBelowHeading lang={lang} />
      </div>
      <section className={styles.part}>
        <h2>{words.haeuser}</h2>
        <Houses pauschale={pauschale} page={page} />
      </section>
    </section>
  )
}
