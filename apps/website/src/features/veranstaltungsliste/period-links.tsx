import { useListWords } from '../../i18n/index.ts'
import { listAddress } from '../../lib/index.ts'
import { Choice, ChoiceList } from '../../ui/choice/index.ts'
import { type EventQuery, resultsId } from './event-query.ts'

/** Periods that one word names. */
export const quickPeriods = [
  'kommend',
  'heute',
  'morgen',
  'wochenende',
  'naechste_7_tage',
  'naechste_30_tage',
] as const

type PeriodLinksProps = { path: string; query: EventQuery }

/** The periods people ask for most, one tap away; the other filters stay. */
export function PeriodLinks({ path, query }: PeriodLinksProps) {
  const words = useListWords()
  const hasDays = Boolean(query.datum_von || query.datum_bis)
  const shown = query.zeitraum ?? (hasDays ? 'individuell' : 'kommend')
  return (
    <nav aria-label={words.zeitraum}>
      <ChoiceList>
        {quickPeriods.map((period) => (
          <li key={period}>
            <Choice
              href={`${listAddress(path, query, {
                zeitraum: period === 'kommend' ? null : period,
                datum_von: null,
                datum_bis: null,
              })}#${resultsId}`}
              isCurrent={period === shown}
            >
              {words.zeitraeume[period]}
            </Choice>
          </li>
        ))}
      </ChoiceList>
    </nav>
  )
}
