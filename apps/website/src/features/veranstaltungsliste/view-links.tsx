import { useListWords } from '../../i18n/index.ts'
import { listAddress } from '../../lib/index.ts'
import { Choice, ChoiceList } from '../../ui/choice/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import type { EventQuery } from './event-query.ts'
import { firstDayOf, laterOf } from './first-day.ts'

type ViewLinksProps = { path: string; query: EventQuery; heute: string }

/** Leads from the list to the calendar of a month and back; the filters stay. */
export function ViewLinks({ path, query, heute }: ViewLinksProps) {
  const words = useListWords()
  const { monat } = query
  const noPeriod = { zeitraum: null, datum_von: null, datum_bis: null }
  // The calendar is of what is to come, also beside a list of days that are over.
  const first = laterOf(firstDayOf(query, heute, null), heute)
  const calendar = listAddress(path, query, { ...noPeriod, monat: monat ?? first.slice(0, 7) })
  return (
    <nav aria-label={words.ansicht}>
      <ChoiceList>
        <li>
          <Choice href={listAddress(path, query, { monat: null })} isCurrent={!monat}>
            <Icon name="menu" />
            {words.liste}
          </Choice>
        </li>
        <li>
          <Choice href={calendar} isCurrent={Boolean(monat)}>
            <Icon name="kalender" />
            {words.kalender}
          </Choice>
        </li>
      </ChoiceList>
    </nav>
  )
}
