'use client'
import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { DialogButton } from '../../../editing/views/dialog-button.tsx'
import { PapersDialog } from './papers-dialog.tsx'

/** Beside the buttons of a meeting: all its papers as one PDF, before anybody is invited. */
export function PapersButton() {
  const { id } = useDocumentInfo()
  const { permissions } = useAuth()
  if (id === undefined || permissions?.collections?.sitzungen?.update !== true) return null
  return (
    <DialogButton label="Unterlagen prüfen …">
      {(onClose) => <PapersDialog id={String(id)} onClose={onClose} />}
    </DialogButton>
  )
}
