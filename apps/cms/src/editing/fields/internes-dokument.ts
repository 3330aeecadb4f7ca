import type { UploadField } from 'payload'

/** A file of the council or the intranet; it never becomes public by lying among the media. */
export function internesDokument({
  bereich,
  ...field
}: {
  name: string
  label: string
  bereich: 'rat' | 'intranet'
}) {
  return {
    type: 'upload',
    relationTo: 'dokumente',
    filterOptions: { bereich: { equals: bereich } },
    ...field,
  } as const satisfies UploadField
}
