import type { Baugebiet } from '@kurstadt/contract'
import { useChosenName } from '../karte/index.ts'
import { planOf } from './plan.ts'
import { PlotsTable } from './plots-table.tsx'
import { SitePlan } from './site-plan.tsx'

/** The plots of an area: its plan, if it has one, and the table that says the same (spec 2.6). */
export function AreaPlots({ area }: { area: Baugebiet }) {
  const chosen = useChosenName()
  const plan = planOf(area.umriss, area.bauplaetze)
  const drawn = new Set(plan?.plots.map(({ plot }) => plot.nummer))
  const table = <PlotsTable area={area} drawn={drawn} chosen={chosen} />
  if (plan === null) return table
  return (
    <SitePlan plan={plan} chosen={chosen}>
      {table}
    </SitePlan>
  )
}
