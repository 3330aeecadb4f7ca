import type { Gremium } from '@kurstadt/contract'
import { joinFacts, useLang, useRatsinfoTexts } from '../../i18n/index.ts'
import { RichText } from '../rich-text/index.ts'
import styles from './committees.module.css'
import { NamedLink } from './named-link.tsx'
import { useCouncilPlaces } from './places.ts'

type CommitteesProps = { gremien: readonly Gremium[]; heading: 'h2' | 'h3' }

/** All committees with what they are there for. */
export function Committees({ gremien, heading: Heading }: CommitteesProps) {
  const words = useRatsinfoTexts()
  const places = useCouncilPlaces()
  const lang = useLang('de')
  if (gremien.length === 0) return <p>{words.gremium.keinGremium}</p>
  return (
    <ul className={styles.list}>
      {gremien.map((gremium) => (
        <li key={gremium.id} className={styles.committee}>
          <Heading className={styles.title}>
            <NamedLink href={places.gremium(gremium)} lang={lang}>
              {gremium.titel}
            </NamedLink>
          </Heading>
          <p className={styles.soft}>
            {joinFacts([gremium.kuerzel, words.uebersicht.mitglieder(gremium.mitglieder.length)])}
          </p>
          <RichText text={gremium.text.slice(0, 1)} lang={lang} />
        </li>
      ))}
    </ul>
  )
}
