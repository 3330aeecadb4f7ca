import type { BeforeListTableServerPropsOnly } from 'payload'
import { ViewLinks } from '../../../editing/views/view-links.tsx'
import { ansichten, chosenOf } from '../collections/bestellungen/ansichten.ts'

/** Links to the views of the orders. */
export function OrderViews({ searchParams }: BeforeListTableServerPropsOnly) {
  const { ansicht, search } = searchParams ?? {}
  const asksForStates = Object.keys(searchParams ?? {}).some((name) => name.includes('[stand]'))
  return (
    <ViewLinks
      name="Ansichten"
      list="/admin/collections/bestellungen"
      parameter="ansicht"
      views={ansichten}
      chosen={chosenOf({ ansicht, search, asksForStates })?.key}
    />
  )
}
