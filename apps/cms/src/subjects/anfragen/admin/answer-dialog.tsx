'use client'
import { useState } from 'react'
import { z } from 'zod'
import { asJson, callOffice, useCalls } from '../../../editing/views/call.ts'
import { Dialog } from '../../../editing/views/dialog.tsx'
import { AnswerFields } from './answer-fields.tsx'
import { useCorrespondence } from './use-correspondence.ts'

const done = z.object({ message: z.string() })

/** Answers a request from a template; the answer is kept with it. */
export function AnswerDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const calls = useCalls('anfragen')
  const answer = useCorrespondence()
  const [state, setState] = useState({ isBusy: false, problem: '', message: '' })
  const isDone = state.message !== ''
  const send = async (form: FormData) => {
    setState({ isBusy: true, problem: '', message: '' })
    const { erledigt, ...rest } = Object.fromEntries(form)
    const body = asJson({ ...rest, erledigt: erledigt === 'on' })
    const sent = await callOffice(`${calls}/${id}/antwort`, done, body)
    setState({ isBusy: false, problem: sent.problem ?? '', message: sent.body?.message ?? '' })
  }
  return (
    <Dialog
      title="Antworten"
      act={isDone || !answer?.body ? null : 'Antwort senden'}
      isBusy={state.isBusy}
      problem={answer?.problem ?? (state.problem || null)}
      onAct={(form) => void send(form).catch(reportError)}
      onClose={() => (isDone ? window.location.reload() : onClose())}
    >
      {!isDone && answer?.body && <AnswerFields {...answer.body} />}
      <p role="status">{state.message}</p>
    </Dialog>
  )
}
