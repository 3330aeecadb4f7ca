'use client'
import { useState } from 'react'
import { z } from 'zod'
import { asJson, callOffice, useCalls } from '../../../editing/views/call.ts'
import styles from '../../../editing/views/dialog.module.css'
import { Dialog } from '../../../editing/views/dialog.tsx'
import { useEventDays } from './event-days.ts'

const made = z.object({ id: z.string() })

/** Asks for the day of a copy and opens the new draft. */
export function CopyDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const answer = useEventDays(id)
  const calls = useCalls('veranstaltungen')
  const [state, setState] = useState({ isBusy: false, problem: '' })
  const event = answer?.body ?? null
  const send = async (form: FormData) => {
    setState({ isBusy: true, problem: '' })
    const { body, problem } = await callOffice(
      `${calls}/${id}/kopieren`,
      made,
      asJson(Object.fromEntries(form)),
    )
    if (body === null) setState({ isBusy: false, problem })
    else window.location.assign(`/admin/collections/veranstaltungen/${body.id}`)
  }
  return (
    <Dialog
      title={`Duplizieren${event ? `: ${event.titel}` : ''}`}
      act={event === null ? null : 'Entwurf anlegen'}
      isBusy={state.isBusy}
      problem={answer?.problem ?? (state.problem || null)}
      onAct={(form) => void send(form).catch(reportError)}
      onClose={onClose}
    >
      {event !== null && (
        <>
          <label className={styles.field}>
            Wann findet sie statt?
            <input type="date" name="datum_von" required defaultValue={event.vorschlag} />
          </label>
          <p className={styles.help}>
            Texte, Bild, Ort, Preise und Uhrzeiten kommen mit.{' '}
            {event.istReihe && 'Die Wiederholung beginnt am neuen Tag, ohne ihre Ausnahmen. '}
            Es entsteht ein Entwurf.
          </p>
        </>
      )}
    </Dialog>
  )
}
