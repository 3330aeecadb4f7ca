'use client'
import { Button, toast, useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { useState } from 'react'
import { z } from 'zod'
import { asJson, callOffice, useCalls } from '../../../editing/views/call.ts'
import { Dialog } from '../../../editing/views/dialog.tsx'
import { type TakenBack, type WithdrawalChoice, WithdrawalDialog } from './withdrawal-dialog.tsx'

const done = z.object({ message: z.string() })

type Step = { akt: string; text: string }
type StepButtonsProps = {
  next: Step | null
  others: readonly Step[]
  /** What may be taken back, by the step that asks for it. */
  choices: Readonly<Partial<Record<string, WithdrawalChoice>>>
}

/** Steps that nothing takes back: these ask once more. */
const final: ReadonlySet<string> = new Set([
  'storniert',
  'widerrufen',
  'abgesagt',
  'zurueckgegeben',
  'erstattet',
  'ueberwiesen',
])

const usualQuestion = 'Das lässt sich nicht zurücknehmen. Wer bestellt hat, bekommt eine E-Mail.'

/** What is to be thought of before a step, besides that. */
const questions: Readonly<Record<string, string>> = {
  ueberwiesen:
    'Bitte sehen Sie zuerst bei Mollie nach, dass dort nichts erstattet ist und niemand es noch erstattet: Sonst geht das Geld zweimal zurück.',
}

/** Lets an order go its next step, or another one; what is not saved yet would be lost. */
export function StepButtons({ choices, next, others }: StepButtonsProps) {
  const { id } = useDocumentInfo()
  const calls = useCalls('bestellungen')
  const isModified = useFormModified()
  const [asked, setAsked] = useState<Step | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const go = async ({ akt }: Step, said: TakenBack | object = {}) => {
    setIsBusy(true)
    const answer = await callOffice(`${calls}/${id}/schritt/${akt}`, done, asJson(said))
    setIsBusy(false)
    setProblem(answer.problem)
    if (answer.body === null) toast.error(answer.problem)
    else window.location.reload()
  }
  const close = () => {
    setAsked(null)
    setProblem(null)
  }
  const start = (step: Step) => () =>
    final.has(step.akt) ? setAsked(step) : void go(step).catch(reportError)
  const choice = asked === null ? undefined : choices[asked.akt]
  const common = { margin: false, disabled: isBusy || isModified } as const
  return (
    <div style={{ display: 'grid', gap: '0.5rem', justifyItems: 'start' }}>
      {next !== null && (
        <Button {...common} onClick={start(next)}>
          {next.text}
        </Button>
      )}
      {next === null && <p style={{ margin: 0 }}>Hier ist nichts mehr zu tun.</p>}
      {others.map((step) => (
        <Button key={step.akt} {...common} buttonStyle="secondary" onClick={start(step)}>
          {step.text}
        </Button>
      ))}
      {isModified && <p style={{ margin: 0 }}>Bitte speichern Sie zuerst Ihre Änderungen.</p>}
      {asked !== null && choice !== undefined && (
        <WithdrawalDialog
          act={asked.text}
          choice={choice}
          isBusy={isBusy}
          problem={problem}
          onAct={(taken) => void go(asked, taken).catch(reportError)}
          onClose={close}
        />
      )}
      {asked !== null && choice === undefined && (
        <Dialog
          title={`${asked.text}?`}
          act={asked.text}
          isBusy={isBusy}
          problem={null}
          onAct={() => void go(asked).catch(reportError)}
          onClose={close}
        >
          {questions[asked.akt] !== undefined && <p>{questions[asked.akt]}</p>}
          <p>{usualQuestion}</p>
        </Dialog>
      )}
    </div>
  )
}
