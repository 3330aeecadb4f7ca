import { ListFoot } from '../../features/liste/index.ts'
import { EventDays } from '../../features/veranstaltungen/index.ts'
import {
  ChosenFilters,
  FilterForm,
  FilterPanel,
  firstDayOf,
  MonthCalendar,
  NoEvents,
  PeriodLinks,
  ResultCount,
  SubscribeLinks,
  useEventQuery,
  ViewLinks,
} from '../../features/veranstaltungsliste/index.ts'
import { useCurrentPath } from '../../ui/link/index.ts'
import type { ViewProps } from '../template.ts'
import styles from './veranstaltungen.module.css'

/** Coming events, day by day in pages or as the calendar of a month, with filters (spec 2.6, 2.7). */
export function Veranstaltungen({ block }: ViewProps<'veranstaltungen'>) {
  const { jahr: _, ...query } = useEventQuery()
  const path = useCurrentPath()
  const { context } = block
  const { titel } = block.options
  const heading = titel ? 'h3' : 'h2'
  const month = context.monat
  const place = { path, query }
  return (
    <section className={styles.section}>
      {titel && <h2>{titel}</h2>}
      <div className={styles.views}>
        {!month && <PeriodLinks {...place} />}
        <ViewLinks {...place} heute={context.heute} />
      </div>
      <FilterPanel query={query}>
        <FilterForm
          choices={context}
          query={query}
          action={path}
          kind={month ? 'monat' : 'kommend'}
        />
      </FilterPanel>
      <ResultCount list={context} />
      <ChosenFilters {...place} choices={context} />
      {month && <MonthCalendar {...place} month={month} list={context} heading={heading} />}
      {context.data.length === 0 ? (
        <NoEvents list={context} {...place} heading={heading} />
      ) : (
        <EventDays
          events={context.data}
          notBefore={firstDayOf(query, context.heute, month)}
          heading={heading}
        />
      )}
      <ListFoot list={context} whole={null} words="" query={query} />
      <SubscribeLinks query={query} list={context} />
    </section>
  )
}
