import type { ReactNode } from 'react'
import { useListWords } from '../../i18n/index.ts'
import { SidePanel } from '../../ui/overlay/index.ts'
import { type EventQuery, hasOwnDays } from './event-query.ts'

/** How many choices of a visitor limit the list. */
function countOf(query: EventQuery): number {
  const { datum_von, datum_bis, monat: _, zeitraum, ...others } = query
  const hasPeriod = zeitraum && zeitraum !== 'kommend' && zeitraum !== 'individuell'
  const hasDays = hasOwnDays(query) && (datum_von || datum_bis)
  return Object.keys(others).length + (hasPeriod || hasDays ? 1 : 0)
}

/** On narrow windows a sidebar opened by `Filter`, on wide ones a card above the list (spec 2.7). */
export function FilterPanel({ query, children }: { query: EventQuery; children: ReactNode }) {
  const words = useListWords()
  const count = countOf(query)
  return (
    <SidePanel
      id="veranstaltungsfilter"
      opener={count === 0 ? words.filter : words.filterAktiv(count)}
      icon="filter"
      label={words.filterTitel}
      closeLabel={words.schliessen}
    >
      {children}
    </SidePanel>
  )
}
