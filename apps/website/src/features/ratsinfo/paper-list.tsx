import type { Vorlagenkarte } from '@kurstadt/contract'
import { formatDate, joinFacts, useLang, useRatsinfoTexts } from '../../i18n/index.ts'
import { Badge } from '../../ui/badge/index.ts'
import { NamedLink } from './named-link.tsx'
import styles from './paper-list.module.css'
import { useCouncilPlaces } from './places.ts'
import { Sight } from './sight.tsx'

function Line({ vorlage }: { vorlage: Vorlagenkarte }) {
  const words = useRatsinfoTexts().vorlage
  const lang = useLang('de')
  const { drucksache, titel, art, datum, oeffentlich, zurueckgezogen } = vorlage
  const facts = joinFacts([drucksache, words.art[art], datum && formatDate(datum)])
  return (
    <li className={styles.paper}>
      <NamedLink href={useCouncilPlaces().vorlage(vorlage)} className={styles.title} lang={lang}>
        {titel}
      </NamedLink>
      <span className={styles.facts}>{facts}</span>
      {zurueckgezogen && <Badge tone="warn">{words.gezogen}</Badge>}
      <Sight oeffentlich={oeffentlich} />
    </li>
  )
}

/** Papers one below the other. */
export function PaperList({ vorlagen }: { vorlagen: readonly Vorlagenkarte[] }) {
  return (
    <ul className={styles.papers}>
      {vorlagen.map((vorlage) => (
        <Line key={vorlage.id} vorlage={vorlage} />
      ))}
    </ul>
  )
}
