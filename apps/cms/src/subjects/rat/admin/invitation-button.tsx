'use client'
import { Button, useAuth, useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { useState } from 'react'
import { InvitationDialog } from './invitation-dialog.tsx'

/** Beside the buttons of a meeting: invites its members. What is not saved yet would not go out. */
export function InvitationButton() {
  const { id } = useDocumentInfo()
  const { permissions } = useAuth()
  const isModified = useFormModified()
  const [isOpen, setIsOpen] = useState(false)
  if (id === undefined || permissions?.collections?.sitzungen?.update !== true) return null
  return (
    <>
      <Button
        buttonStyle="secondary"
        margin={false}
        disabled={isModified}
        onClick={() => setIsOpen(true)}
      >
        Einladen …
      </Button>
      {isOpen && <InvitationDialog id={String(id)} onClose={() => setIsOpen(false)} />}
    </>
  )
}
