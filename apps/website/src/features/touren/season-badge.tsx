import type { TourEintrag } from '@kurstadt/contract'
import { formatMonthName, useSprache } from '../../i18n/index.ts'
import { Badge } from '../../ui/badge/index.ts'
import { useFormPage } from '../form-page/index.ts'
import { isOutOfSeason } from './season.ts'
import { useTourTexts } from './texts.ts'

type Season = Pick<TourEintrag, 'saison'>

/** The months of a tour in words. */
export function useMonths({ saison }: Season): string {
  const words = useTourTexts()
  const sprache = useSprache()
  if (saison === null) return words.ganzjaehrig
  return words.monate(formatMonthName(saison.von, sprache), formatMonthName(saison.bis, sprache))
}

/** Says that these are not the months of a tour; nothing within them. */
export function SeasonBadge({ tour }: { tour: Season }) {
  const words = useTourTexts()
  const months = useMonths(tour)
  const { heute } = useFormPage()
  if (!isOutOfSeason(heute, tour)) return null
  return <Badge tone="plain">{words.ausserhalb(months)}</Badge>
}
