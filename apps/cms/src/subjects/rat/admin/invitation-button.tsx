'use client'
import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { DialogButton } from '../../../editing/views/dialog-button.tsx'
import { InvitationDialog } from './invitation-dialog.tsx'

/** Beside the buttons of a meeting: invites its members. What is not saved yet would not go out. */
export function InvitationButton() {
  const { id } = useDocumentInfo()
  const { permissions } = useAuth()
  if (id === undefined || permissions?.collections?.sitzungen?.update !== true) return null
  return (
    <DialogButton label="Einladen …">
      {(onClose) => <InvitationDialog id={String(id)} onClose={onClose} />}
    </DialogButton>
  )
}
