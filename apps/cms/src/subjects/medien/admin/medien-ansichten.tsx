import type { BeforeListTableServerPropsOnly } from 'payload'
import { ViewLinks } from '../../../editing/views/view-links.tsx'
import { ansichten } from '../collections/medien/ansichten.ts'

/** Links to the views of the media library that show what needs attention. */
export function MedienAnsichten({ searchParams }: BeforeListTableServerPropsOnly) {
  const place = { list: '/admin/collections/medien', parameter: 'zeige' }
  return (
    <ViewLinks
      name="Ansichten"
      {...place}
      views={[{ key: '', label: 'Alle' }, ...ansichten]}
      chosen={searchParams?.zeige}
    />
  )
}
