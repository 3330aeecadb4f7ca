'use client'
import { useFormFields } from '@payloadcms/ui'
import { MeetingButton } from './meeting-button.tsx'
import { MinutesDialog } from './minutes-dialog.tsx'

const hasBegun = (beginn: unknown) => typeof beginn === 'string' && new Date(beginn) <= new Date()

/** Drafts the minutes of a meeting that has been. */
export function MinutesButton() {
  const isOver = useFormFields(([fields]) => hasBegun(fields.beginn?.value))
  if (!isOver) return null
  return (
    <MeetingButton label="Niederschrift entwerfen …">
      {(id, onClose) => <MinutesDialog id={id} onClose={onClose} />}
    </MeetingButton>
  )
}
