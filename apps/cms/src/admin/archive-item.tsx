'use client'
import { PopupList, useDocumentInfo, useFormFields, useModal } from '@payloadcms/ui'

/** Name of the question that stands before the archive; `StandButtons` shows it. */
export const archiveDialog = (collection: string | undefined, id: number | string): string =>
  `archivieren-${collection}-${id}`

/** «Archivieren» among the rare acts behind the three dots of a form. */
export function ArchiveItem() {
  const { collectionSlug, hasPublishPermission, id } = useDocumentInfo()
  const stand = useFormFields(([fields]) => fields.bearbeitungsstand?.value)
  const { openModal } = useModal()
  if (id === undefined || !hasPublishPermission || stand === 'archiviert') return null
  return (
    <PopupList.Button
      id="action-archive"
      onClick={() => openModal(archiveDialog(collectionSlug, id))}
    >
      Archivieren
    </PopupList.Button>
  )
}
