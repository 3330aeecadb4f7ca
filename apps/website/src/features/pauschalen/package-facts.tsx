import type { Pauschale } from '@kurstadt/contract'
import { formatWholeEuro, useSprache } from '../../i18n/index.ts'
import styles from './package-facts.module.css'
import { seasonWords } from './season-text.tsx'
import { usePackageTexts } from './texts.ts'

/** How long, for how much and when: what people ask first of a package. */
export function PackageFacts({ pauschale }: { pauschale: Pauschale }) {
  const words = usePackageTexts()
  const sprache = useSprache()
  const { naechte, preis_ab } = pauschale
  const rows = [
    { name: words.dauer, value: words.naechte(naechte) },
    {
      name: words.preis,
      value:
        preis_ab === null
          ? words.preisOffen
          : `${words.ab(formatWholeEuro(preis_ab, sprache))} ${words.jePerson}`,
    },
    { name: words.buchbar, value: seasonWords(pauschale, words) },
  ]
  return (
    <dl className={styles.facts}>
      {rows.map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
