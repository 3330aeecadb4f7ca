'use client'
import { useState } from 'react'
import { z } from 'zod'
import { asJson, callOffice, useCalls } from '../../../editing/views/call.ts'
import { Dialog } from '../../../editing/views/dialog.tsx'
import { AnswerFields } from './answer-fields.tsx'
import { GivenAnswers } from './given-answers.tsx'
import { useKnownAnswers } from './use-known-answers.ts'

const done = z.object({ message: z.string() })

/**
 * Answers a request from a template; the answer is kept with it. When somebody else was faster, or
 * the same answer has arrived before, the dialog shows what was answered.
 */
export function AnswerDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const calls = useCalls('anfragen')
  const [round, setRound] = useState(0)
  const { known, added, problem } = useKnownAnswers(round)
  const [state, setState] = useState({ isBusy: false, problem: '', message: '' })
  const isDone = state.message !== ''
  const send = async (form: FormData) => {
    setState({ isBusy: true, problem: '', message: '' })
    const { erledigt, ...rest } = Object.fromEntries(form)
    const bisher = known?.nachrichten.length
    const body = asJson({ ...rest, bisher, erledigt: erledigt === 'on' })
    const sent = await callOffice(`${calls}/${id}/antwort`, done, body)
    // Not after a lost reply: sending once more must meet the answer that may have arrived.
    if (sent.body === null && sent.isFinal) setRound(round + 1)
    setState({ isBusy: false, problem: sent.problem ?? '', message: sent.body?.message ?? '' })
  }
  return (
    <Dialog
      title="Antworten"
      act={isDone || !known ? null : 'Antwort senden'}
      isBusy={state.isBusy}
      problem={state.problem || problem}
      onAct={(form) => void send(form).catch(reportError)}
      onClose={() => (isDone || added.length > 0 ? window.location.reload() : onClose())}
    >
      {!isDone && known && <GivenAnswers {...known} nachrichten={added} />}
      {!isDone && known && <AnswerFields {...known} />}
      <p role="status">{state.message}</p>
    </Dialog>
  )
}
