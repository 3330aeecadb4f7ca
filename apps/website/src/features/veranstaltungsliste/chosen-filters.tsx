import { formatDate, useListWords } from '../../i18n/index.ts'
import { listAddress } from '../../lib/index.ts'
import { Choice, ChoiceList } from '../../ui/choice/index.ts'
import { type EventQuery, hasOwnDays, resultsId } from './event-query.ts'
import type { Choices } from './filter-form.tsx'

type Chosen = { words: string; cleared: Readonly<Record<string, null>> }
type Words = ReturnType<typeof useListWords>

function daysInWords({ datum_von, datum_bis }: EventQuery, words: Words): string | null {
  if (datum_von && datum_bis) return words.tage(formatDate(datum_von), formatDate(datum_bis))
  if (datum_von) return words.ab(formatDate(datum_von))
  return datum_bis ? words.bisTag(formatDate(datum_bis)) : null
}

function daysOf(query: EventQuery, words: Words): Chosen[] {
  const text = hasOwnDays(query) ? daysInWords(query, words) : null
  if (text === null) return []
  return [{ words: text, cleared: { datum_von: null, datum_bis: null, zeitraum: null } }]
}

function choicesOf(query: EventQuery, choices: Choices, words: Words): Chosen[] {
  const { rubrik_id, ort, q, jahr } = query
  const rubrik = choices.rubriken.find(({ id }) => String(id) === rubrik_id)?.rubrik
  const venue = choices.orte.find(({ id }) => String(id) === ort)?.titel
  const flags = (['kostenlos', 'barrierefrei', 'familien'] as const).filter((name) => query[name])
  return [
    ...(jahr ? [{ words: jahr, cleared: { jahr: null } }] : []),
    ...(rubrik_id ? [{ words: rubrik ?? words.rubrik, cleared: { rubrik_id: null } }] : []),
    ...(ort ? [{ words: venue ?? words.ort, cleared: { ort: null } }] : []),
    ...(q ? [{ words: `„${q}“`, cleared: { q: null } }] : []),
    ...flags.map((name) => ({ words: words[name], cleared: { [name]: null } })),
  ]
}

type ChosenFiltersProps = { choices: Choices; query: EventQuery; path: string }

/** What limits the list, each with a link that takes it away. */
export function ChosenFilters({ choices, query, path }: ChosenFiltersProps) {
  const words = useListWords()
  const chosen = [...daysOf(query, words), ...choicesOf(query, choices, words)]
  if (chosen.length === 0) return null
  return (
    <nav aria-label={words.gewaehlt}>
      <ChoiceList>
        {chosen.map((one) => (
          <li key={one.words}>
            <Choice
              href={`${listAddress(path, query, one.cleared)}#${resultsId}`}
              removal={words.entfernen}
            >
              {one.words}
            </Choice>
          </li>
        ))}
      </ChoiceList>
    </nav>
  )
}
