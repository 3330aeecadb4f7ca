'use client'
import { useAuth, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { DialogButton } from '../../../editing/views/dialog-button.tsx'
import { MinutesDialog } from './minutes-dialog.tsx'

const hasBegun = (beginn: unknown) => typeof beginn === 'string' && new Date(beginn) <= new Date()

/** Beside the buttons of a meeting that has been: drafts its minutes. */
export function MinutesButton() {
  const { id } = useDocumentInfo()
  const { permissions } = useAuth()
  const isOver = useFormFields(([fields]) => hasBegun(fields.beginn?.value))
  const may = permissions?.collections?.sitzungen?.update === true
  if (id === undefined || !isOver || !may) return null
  return (
    <DialogButton label="Niederschrift entwerfen …">
      {(onClose) => <MinutesDialog id={String(id)} onClose={onClose} />}
    </DialogButton>
  )
}
