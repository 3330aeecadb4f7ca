import type { BeforeListTableServerPropsOnly } from 'payload'
import { ansichten } from '../collections/medien/ansichten.ts'
import { ViewLinks } from './view-links.tsx'

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
