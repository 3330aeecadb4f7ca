import type { BeforeListTableServerPropsOnly } from 'payload'
import { ViewLinks } from '../editing/views/view-links.tsx'
import { type Ansicht, chosenView } from '../editing/workflow/ansicht.ts'

type Props = BeforeListTableServerPropsOnly & { views: readonly Ansicht[] }

/** Links to the views of a list by time and state, above its table. */
export function StandAnsichten({ collectionConfig, searchParams, views }: Props) {
  const { stand, search } = searchParams ?? {}
  const where = Object.keys(searchParams ?? {}).some((name) => name.startsWith('where['))
  return (
    <ViewLinks
      name="Ansichten"
      list={`/admin/collections/${collectionConfig.slug}`}
      parameter="stand"
      views={views}
      chosen={chosenView(views, { stand, search, where })?.key}
    />
  )
}
