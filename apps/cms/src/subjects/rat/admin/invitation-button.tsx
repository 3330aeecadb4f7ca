'use client'
import { InvitationDialog } from './invitation-dialog.tsx'
import { MeetingButton } from './meeting-button.tsx'

/** Invites the members of a meeting. What is not saved yet would not go out. */
export const InvitationButton = () => (
  <MeetingButton label="Einladen …">
    {(id, onClose) => <InvitationDialog id={id} onClose={onClose} />}
  </MeetingButton>
)
