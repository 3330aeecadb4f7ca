'use client'
import { MeetingButton } from './meeting-button.tsx'
import { PapersDialog } from './papers-dialog.tsx'

/** All papers of a meeting as one PDF, before anybody is invited. */
export const PapersButton = () => (
  <MeetingButton label="Unterlagen prüfen …">
    {(id, onClose) => <PapersDialog id={id} onClose={onClose} />}
  </MeetingButton>
)
