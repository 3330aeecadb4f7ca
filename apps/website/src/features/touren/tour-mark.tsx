import type { TourEintrag } from '@kurstadt/contract'
import { Badge } from '../../ui/badge/index.ts'
import { useFormPage } from '../form-page/index.ts'
import { stateOn } from './closures.ts'
import { isOutOfSeason } from './season.ts'
import { SeasonBadge } from './season-badge.tsx'
import { useTourTexts } from './texts.ts'

/** Says in a list that a tour is closed or out of season; nothing of one that is open. */
export function TourMark({ tour }: { tour: Pick<TourEintrag, 'sperrungen' | 'saison'> }) {
  const words = useTourTexts()
  const { heute } = useFormPage()
  const { art } = stateOn(heute, tour)
  if (art === 'offen' && !isOutOfSeason(heute, tour)) return null
  return (
    <div>
      {art !== 'offen' && <Badge tone="warn">{words[art]}</Badge>}{' '}
      {art !== 'gesperrt' && <SeasonBadge tour={tour} />}
    </div>
  )
}
