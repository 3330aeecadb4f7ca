import type { BeforeListTableServerPropsOnly } from 'payload'
import { ansichten } from '../workflow/ansichten.ts'
import { ViewLinks } from './view-links.tsx'

/** Links to the views of a list by state, above its table. */
export function StandAnsichten({ collectionConfig, searchParams }: BeforeListTableServerPropsOnly) {
  return (
    <ViewLinks
      name="Bearbeitungsstand"
      list={`/admin/collections/${collectionConfig.slug}`}
      parameter="stand"
      views={ansichten}
      chosen={searchParams?.stand}
    />
  )
}
