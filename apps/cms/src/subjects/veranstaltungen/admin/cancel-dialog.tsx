'use client'
import { useState } from 'react'
import { z } from 'zod'
import { asJson, callOffice, useCalls } from '../../../editing/views/call.ts'
import { Dialog } from '../../../editing/views/dialog.tsx'
import { CancelFields } from './cancel-fields.tsx'
import { useEventDays } from './event-days.ts'

const done = z.object({ message: z.string() })

/** A chosen day is written as `2027-01-03 15:30`; `alle` stands for the whole event. */
function askedOf(form: FormData): object {
  const { termin, ...rest } = Object.fromEntries(form)
  const [tag, uhrzeit] = typeof termin === 'string' && termin !== 'alle' ? termin.split(' ') : []
  return { ...rest, tag, uhrzeit }
}

/** Cancels, postpones or sells out an event or one day of it, with a reason, at once. */
export function CancelDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const answer = useEventDays(id)
  const calls = useCalls('veranstaltungen')
  const [state, setState] = useState({ isBusy: false, problem: '', message: '' })
  const event = answer?.body ?? null
  const send = async (form: FormData) => {
    setState({ isBusy: true, problem: '', message: '' })
    const { body, problem } = await callOffice(
      `${calls}/${id}/absagen`,
      done,
      asJson(askedOf(form)),
    )
    setState({ isBusy: false, problem: problem ?? '', message: body?.message ?? '' })
  }
  const isDone = state.message !== ''
  const isOpen = event?.istOeffentlich === true && !isDone
  return (
    <Dialog
      title={`Absagen oder verschieben${event ? `: ${event.titel}` : ''}`}
      act={isOpen ? 'Jetzt auf die Website stellen' : null}
      isBusy={state.isBusy}
      problem={answer?.problem ?? (state.problem || null)}
      onAct={(form) => void send(form).catch(reportError)}
      onClose={() => (isDone ? window.location.reload() : onClose())}
    >
      {isOpen && event !== null && <CancelFields event={event} />}
      {event?.istOeffentlich === false && (
        <p>
          Diese Veranstaltung ist nicht veröffentlicht; es gibt nichts abzusagen. Löschen Sie den
          Entwurf, oder ändern Sie ihn.
        </p>
      )}
      <p role="status">{state.message}</p>
    </Dialog>
  )
}
