'use client'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { type Answer, asJson, callOffice, useCalls } from '../../../editing/views/call.ts'
import { Dialog } from '../../../editing/views/dialog.tsx'
import { AlertFacts } from './alert-facts.tsx'
import { type PlannedAlert, plannedAlert } from './planned-alert.ts'

const done = z.object({ message: z.string() })

/** Asks what would go out; null until the answer is there. */
function usePlan(address: string): Answer<PlannedAlert> | null {
  const [answer, setAnswer] = useState<Answer<PlannedAlert> | null>(null)
  useEffect(() => {
    callOffice(address, plannedAlert).then(setAnswer, reportError)
  }, [address])
  return answer
}

/** Shows how an alert looks on a telephone and how many get it, and sends it once. */
export function AlertDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const address = `${useCalls('hinweise')}/${id}/mitteilung`
  const answer = usePlan(address)
  const [state, setState] = useState({ isBusy: false, problem: '', message: '' })
  const plan = answer?.body
  const isDone = state.message !== ''
  const send = async (stand: string) => {
    setState({ isBusy: true, problem: '', message: '' })
    const sent = await callOffice(address, done, asJson({ stand }))
    setState({ isBusy: false, problem: sent.problem ?? '', message: sent.body?.message ?? '' })
  }
  return (
    <Dialog
      title="Als Mitteilung auf Geräte senden"
      act={!isDone && plan?.problem === null ? 'Jetzt senden' : null}
      isBusy={state.isBusy}
      problem={answer?.problem ?? (state.problem || plan?.problem || null)}
      onAct={() => void send(plan?.stand ?? '').catch(reportError)}
      onClose={onClose}
    >
      {!isDone && plan && <AlertFacts {...plan} />}
      <p role="status">{state.message}</p>
    </Dialog>
  )
}
