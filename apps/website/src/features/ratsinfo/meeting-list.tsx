import type { Sitzungskarte } from '@kurstadt/contract'
import { useLang, useRatsinfoTexts } from '../../i18n/index.ts'
import { Badge } from '../../ui/badge/index.ts'
import { DateLeaf } from './date-leaf.tsx'
import styles from './meeting-list.module.css'
import { NamedLink } from './named-link.tsx'
import { useCouncilPlaces } from './places.ts'
import { Sight } from './sight.tsx'
import { dayOf, When } from './when.tsx'

type CardProps = { sitzung: Sitzungskarte; heading: 'h2' | 'h3' | 'h4' }

/** Where a meeting is, and what there is of it. */
function Facts({ sitzung }: Pick<CardProps, 'sitzung'>) {
  const words = useRatsinfoTexts().sitzungen
  const { punkte, niederschrift, ort } = sitzung
  const lang = useLang(sitzung.sprache)
  return (
    <p className={styles.facts}>
      {ort && <span lang={lang}>{ort}</span>}
      <span>{punkte === 0 ? words.ohnePunkte : words.punkte(punkte)}</span>
      {niederschrift && <span>{words.niederschrift}</span>}
    </p>
  )
}

function MeetingCard({ sitzung, heading: Heading }: CardProps) {
  const words = useRatsinfoTexts()
  const lang = useLang(sitzung.sprache)
  const { titel, abgesagt, oeffentlich } = sitzung
  return (
    <article className={styles.card}>
      <DateLeaf tag={dayOf(sitzung.beginn)} />
      <div className={styles.words}>
        <Heading className={styles.title}>
          <NamedLink href={useCouncilPlaces().sitzung(sitzung)} lang={lang}>
            {titel}
          </NamedLink>
        </Heading>
        <p>
          <When {...sitzung} />
        </p>
        <Facts sitzung={sitzung} />
        {(abgesagt || !oeffentlich) && (
          <p className={styles.marks}>
            {abgesagt && <Badge tone="warn">{words.abgesagt}</Badge>}
            <Sight oeffentlich={oeffentlich} />
          </p>
        )}
      </div>
    </article>
  )
}

type MeetingListProps = { sitzungen: readonly Sitzungskarte[]; heading: CardProps['heading'] }

/** Meetings one below the other, each with its day. */
export function MeetingList({ sitzungen, heading }: MeetingListProps) {
  return (
    <ol className={styles.list}>
      {sitzungen.map((sitzung) => (
        <li key={sitzung.id}>
          <MeetingCard sitzung={sitzung} heading={heading} />
        </li>
      ))}
    </ol>
  )
}
