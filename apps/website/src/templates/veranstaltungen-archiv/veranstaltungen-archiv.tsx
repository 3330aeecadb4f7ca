import { ListFoot } from '../../features/liste/index.ts'
import { EventDays } from '../../features/veranstaltungen/index.ts'
import {
  ChosenFilters,
  type EventQuery,
  FilterForm,
  FilterPanel,
  NoEvents,
  ResultCount,
  useEventQuery,
  YearForm,
} from '../../features/veranstaltungsliste/index.ts'
import { useListWords } from '../../i18n/index.ts'
import { useCurrentPath } from '../../ui/link/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './veranstaltungen-archiv.module.css'

/** Filters of the archive; what else the address says means the list of coming events. */
const own = ['jahr', 'rubrik_id', 'ort', 'q']

function useArchiveQuery(): EventQuery {
  const query = Object.entries(useEventQuery())
  return Object.fromEntries(query.filter(([name]) => own.includes(name)))
}

/** Past events, newest first, with a choice of year (spec 2.7, events archive). */
export function VeranstaltungenArchiv({ block }: ViewProps<'veranstaltungen-archiv'>) {
  const words = useListWords()
  const query = useArchiveQuery()
  const path = useCurrentPath()
  const { context } = block
  const { titel } = block.options
  const heading = titel ? 'h3' : 'h2'
  const isEmpty = context.data.length === 0
  const hasNothing = context.jahre.length === 0
  return (
    <section className={styles.section}>
      {titel && <h2>{titel}</h2>}
      {hasNothing && <p>{words.archivLeer}</p>}
      {!hasNothing && <YearForm jahre={context.jahre} query={query} action={path} />}
      {!hasNothing && (
        <FilterPanel query={query}>
          <FilterForm choices={context} query={query} action={path} kind="archiv" />
        </FilterPanel>
      )}
      <ResultCount list={context} />
      <ChosenFilters choices={context} query={query} path={path} />
      {isEmpty && !hasNothing && (
        <NoEvents list={context} query={query} path={path} heading={heading} />
      )}
      {!isEmpty && <EventDays events={context.data} heading={heading} />}
      <ListFoot list={context} whole={null} words="" query={query} />
    </section>
  )
}
