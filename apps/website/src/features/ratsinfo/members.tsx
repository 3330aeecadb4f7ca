import type { Ratsmitglied } from '@kurstadt/contract'
import { useLang, useRatsinfoTexts } from '../../i18n/index.ts'
import styles from './members.module.css'
import { NamedLink } from './named-link.tsx'
import { useCouncilPlaces } from './places.ts'

type Faction = { fraktion: string | null; mitglieder: Ratsmitglied[] }

/** Members by faction, the largest first; those without one come last. */
function factionsOf(members: readonly Ratsmitglied[]): Faction[] {
  const groups = Map.groupBy(members, ({ fraktion }) => fraktion)
  return [...groups]
    .map(([fraktion, mitglieder]) => ({ fraktion, mitglieder }))
    .toSorted(
      (one, other) =>
        Number(one.fraktion === null) - Number(other.fraktion === null) ||
        other.mitglieder.length - one.mitglieder.length,
    )
}

function MemberLine({ mitglied }: { mitglied: Ratsmitglied }) {
  const { vorname, nachname, gremien } = mitglied
  return (
    <li className={styles.member}>
      <NamedLink href={useCouncilPlaces().mitglied(mitglied)} className={styles.name}>
        {vorname} {nachname}
      </NamedLink>
      <span className={styles.soft}>{gremien.map(({ kuerzel }) => kuerzel).join(', ')}</span>
    </li>
  )
}

type MembersProps = { mitglieder: readonly Ratsmitglied[]; heading: 'h2' | 'h3' }

/** The members of the council by faction. */
export function Members({ mitglieder, heading: Heading }: MembersProps) {
  const words = useRatsinfoTexts().mitglied
  const lang = useLang('de')
  if (mitglieder.length === 0) return <p>{words.keine}</p>
  return (
    <div className={styles.factions}>
      {factionsOf(mitglieder).map(({ fraktion, mitglieder: these }) => (
        <section key={fraktion ?? ''} className={styles.faction}>
          <Heading className={styles.heading}>
            <span lang={fraktion === null ? undefined : lang}>
              {fraktion ?? words.ohneFraktion}
            </span>{' '}
            <span className={styles.soft}>{words.anzahl(these.length)}</span>
          </Heading>
          <ul className={styles.list}>
            {these.map((mitglied) => (
              <MemberLine key={mitglied.id} mitglied={mitglied} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
