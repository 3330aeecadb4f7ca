'use client'
import { Button, useAuth, useDocumentInfo, useFormFields, useFormModified } from '@payloadcms/ui'
import { useState } from 'react'
import { MinutesDialog } from './minutes-dialog.tsx'

const hasBegun = (beginn: unknown) => typeof beginn === 'string' && new Date(beginn) <= new Date()

/** Beside the buttons of a meeting that has been: drafts its minutes. */
export function MinutesButton() {
  const { id } = useDocumentInfo()
  const { permissions } = useAuth()
  const isModified = useFormModified()
  const isOver = useFormFields(([fields]) => hasBegun(fields.beginn?.value))
  const [isOpen, setIsOpen] = useState(false)
  const may = permissions?.collections?.sitzungen?.update === true
  if (id === undefined || !isOver || !may) return null
  return (
    <>
      <Button
        buttonStyle="secondary"
        margin={false}
        disabled={isModified}
        onClick={() => setIsOpen(true)}
      >
        Niederschrift entwerfen …
      </Button>
      {isOpen && <MinutesDialog id={String(id)} onClose={() => setIsOpen(false)} />}
    </>
  )
}
