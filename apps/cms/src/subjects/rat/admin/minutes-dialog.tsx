'use client'
import { useState } from 'react'
import { z } from 'zod'
import { asJson, callOffice, useCalls } from '../../../editing/views/call.ts'
import { Dialog } from '../../../editing/views/dialog.tsx'

const done = z.object({ offen: z.array(z.string()) })

type State = { isBusy: boolean; problem: string; open: readonly string[] | null }

function Result({ open }: { open: readonly string[] }) {
  return (
    <>
      <p role="status">Der Entwurf steht im Formular.</p>
      {open.map((words) => (
        <p key={words}>{words}</p>
      ))}
    </>
  )
}

/** Fills in what the agenda says already; what somebody has written stays. */
export function MinutesDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const calls = useCalls('sitzungen')
  const [{ isBusy, open, problem }, setState] = useState<State>({
    isBusy: false,
    problem: '',
    open: null,
  })
  const draft = async () => {
    setState({ isBusy: true, problem: '', open: null })
    const answer = await callOffice(`${calls}/${id}/niederschrift`, done, asJson({}))
    setState({ isBusy: false, problem: answer.problem ?? '', open: answer.body?.offen ?? null })
  }
  return (
    <Dialog
      title="Niederschrift entwerfen"
      act={open === null ? 'Entwurf anlegen' : null}
      isBusy={isBusy}
      problem={problem || null}
      onAct={() => void draft().catch(reportError)}
      onClose={() => (open === null ? onClose() : window.location.reload())}
    >
      {open === null ? (
        <p>
          Alle Mitglieder des Gremiums kommen als anwesend in die Liste, und zu jedem Ergebnis ein
          Satz als Beschluss. Was schon dasteht, bleibt. Es entsteht ein Entwurf; veröffentlicht
          wird nichts.
        </p>
      ) : (
        <Result open={open} />
      )}
    </Dialog>
  )
}
