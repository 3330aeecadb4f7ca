import type { Veranstaltungskarte } from '@kurstadt/contract'
import { useListWords, useTexts } from '../../i18n/index.ts'
import { listAddress } from '../../lib/index.ts'
import { Link } from '../../ui/link/index.ts'
import { EventDays } from '../veranstaltungen/index.ts'
import type { EventQuery } from './event-query.ts'
import styles from './results.module.css'

type NoEventsProps = {
  list: { anzahl: number; heute: string; naechste: readonly Veranstaltungskarte[] }
  query: EventQuery
  path: string
  heading: 'h2' | 'h3'
}

/** What a visitor is told whose choice fits nothing, with the next events instead. */
export function NoEvents({ list, query, path, heading: Heading }: NoEventsProps) {
  const words = useListWords()
  const texts = useTexts().veranstaltungen
  if (list.anzahl > 0)
    return (
      <p className={styles.note}>
        <strong>{words.emptyHere}</strong>
        <Link href={listAddress(path, query)}>{words.toFirst}</Link>
      </p>
    )
  if (Object.keys(query).length === 0) return <p>{texts.empty}</p>
  return (
    <div className={styles.nothing}>
      <p className={styles.note}>
        <strong>{words.nichts}</strong>
        <span>{words.nichtsHinweis}</span>
        <Link href={path}>{words.zuruecksetzen}</Link>
      </p>
      {list.naechste.length > 0 && (
        <>
          <Heading>{words.naechste}</Heading>
          <EventDays
            events={list.naechste}
            notBefore={list.heute}
            heading={Heading === 'h2' ? 'h3' : 'h4'}
          />
        </>
      )}
    </div>
  )
}
