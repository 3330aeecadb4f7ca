import type { TourEintrag } from '@kurstadt/contract'
import { Badge } from '../../ui/badge/index.ts'
import { useFormPage } from '../form-page/index.ts'
import { stateOn } from './closures.ts'
import { useTourTexts } from './texts.ts'

/** Says in a list that a tour is closed; nothing of one that is open. */
export function ClosedMark({ tour }: { tour: Pick<TourEintrag, 'sperrungen'> }) {
  const words = useTourTexts()
  const { heute } = useFormPage()
  const { art } = stateOn(heute, tour)
  if (art === 'offen') return null
  return (
    <div>
      <Badge tone="warn">{art === 'gesperrt' ? words.gesperrt : words.teilweise}</Badge>
    </div>
  )
}
