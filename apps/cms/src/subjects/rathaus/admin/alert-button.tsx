'use client'
import { Button, useAuth, useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { useState } from 'react'
import { AlertDialog } from './alert-dialog.tsx'

/** Beside the buttons of the form; what is not saved yet would not go out. The server asks again. */
export function AlertButton() {
  const { hasPublishedDoc, id } = useDocumentInfo()
  const { permissions } = useAuth()
  const isModified = useFormModified()
  const [isOpen, setIsOpen] = useState(false)
  const may = Boolean(permissions?.collections?.hinweise?.delete)
  if (id === undefined || !hasPublishedDoc || !may) return null
  return (
    <>
      <Button
        buttonStyle="secondary"
        margin={false}
        disabled={isModified}
        onClick={() => setIsOpen(true)}
      >
        Als Mitteilung senden …
      </Button>
      {isOpen && <AlertDialog id={String(id)} onClose={() => setIsOpen(false)} />}
    </>
  )
}
