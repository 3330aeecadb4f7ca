'use client'
import { useState } from 'react'
import { z } from 'zod'
import { asJson, callOffice, useCalls } from '../../../editing/views/call.ts'
import { Dialog } from '../../../editing/views/dialog.tsx'
import { InvitationFacts } from './invitation-facts.tsx'
import { type Invitation, useInvitation } from './use-invitation.ts'

const done = z.object({ message: z.string() })

const titles: Record<Invitation['art'], string> = {
  ladung: 'Einladen',
  aenderung: 'Geänderte Einladung senden',
  absage: 'Absage senden',
}

function titleOf(invitation: Invitation | null | undefined): string {
  if (!invitation) return titles.ladung
  return invitation.nachtrag ? 'Einladung nachsenden' : titles[invitation.art]
}

/** Shows what goes out and to whom, and sends it once. */
export function InvitationDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const answer = useInvitation(id)
  const calls = useCalls('sitzungen')
  const [state, setState] = useState({ isBusy: false, problem: '', message: '' })
  const invitation = answer?.body
  const isDone = state.message !== ''
  const canSend = !isDone && invitation?.problem === null
  const send = async (stand: string) => {
    setState({ isBusy: true, problem: '', message: '' })
    const sent = await callOffice(`${calls}/${id}/einladung`, done, asJson({ stand }))
    setState({ isBusy: false, problem: sent.problem ?? '', message: sent.body?.message ?? '' })
  }
  return (
    <Dialog
      title={titleOf(invitation)}
      act={canSend ? titleOf(invitation) : null}
      isBusy={state.isBusy}
      problem={answer?.problem ?? (state.problem || invitation?.problem || null)}
      onAct={() => void send(invitation?.stand ?? '').catch(reportError)}
      onClose={onClose}
    >
      {!isDone && invitation && <InvitationFacts {...invitation} />}
      <p role="status">{state.message}</p>
    </Dialog>
  )
}
