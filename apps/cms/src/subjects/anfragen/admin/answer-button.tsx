'use client'
import { Button, useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { useState } from 'react'
import { AnswerDialog } from './answer-dialog.tsx'

/** Opens the answer to a request; what is not saved yet would be lost. */
export function AnswerButton() {
  const { id } = useDocumentInfo()
  const isModified = useFormModified()
  const [isOpen, setIsOpen] = useState(false)
  if (id === undefined) return null
  return (
    <>
      <Button margin={false} disabled={isModified} onClick={() => setIsOpen(true)}>
        Antworten …
      </Button>
      {isOpen && <AnswerDialog id={String(id)} onClose={() => setIsOpen(false)} />}
    </>
  )
}
