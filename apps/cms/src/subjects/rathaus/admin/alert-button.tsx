'use client'
import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { DialogButton } from '../../../editing/views/dialog-button.tsx'
import { AlertDialog } from './alert-dialog.tsx'

/** Beside the buttons of the form; what is not saved yet would not go out. The server asks again. */
export function AlertButton() {
  const { hasPublishedDoc, id } = useDocumentInfo()
  const { permissions } = useAuth()
  const may = Boolean(permissions?.collections?.hinweise?.delete)
  if (id === undefined || !hasPublishedDoc || !may) return null
  return (
    <DialogButton label="Als Mitteilung senden …">
      {(onClose) => <AlertDialog id={String(id)} onClose={onClose} />}
    </DialogButton>
  )
}
