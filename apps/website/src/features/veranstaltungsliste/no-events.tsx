import type { Veranstaltungskarte } from '@kurstadt/contract'
import { useListWords, useTexts } from '../../i18n/index.ts'
import { Link } from '../../ui/link/index.ts'
import { EmptyList, ListNote } from '../liste/index.ts'
import { EventDays } from '../veranstaltungen/index.ts'
import type { EventQuery } from './event-query.ts'
import styles from './results.module.css'

type NoEventsProps = {
  list: {
    data: readonly Veranstaltungskarte[]
    anzahl: number
    heute: string
    naechste: readonly Veranstaltungskarte[]
  }
  query: EventQuery
  path: string
  heading: 'h2' | 'h3'
}

function NothingFits({ list, path, heading: Heading }: Omit<NoEventsProps, 'query'>) {
  const words = useListWords()
  return (
    <div className={styles.nothing}>
      <ListNote title={words.nichts}>
        <span>{words.nichtsHinweis}</span>
        <Link href={path}>{words.zuruecksetzen}</Link>
      </ListNote>
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

/** What a visitor is told whose choice fits nothing, with the next events instead. */
export function NoEvents({ list, query, path, heading }: NoEventsProps) {
  const texts = useTexts().veranstaltungen
  return (
    <EmptyList list={list} query={query}>
      {Object.keys(query).length === 0 ? (
        <p>{texts.empty}</p>
      ) : (
        <NothingFits list={list} path={path} heading={heading} />
      )}
    </EmptyList>
  )
}
