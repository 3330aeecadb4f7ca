'use client'
import { Button, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { z } from 'zod'
import { asJson, callOffice, useCalls } from '../../../editing/views/call.ts'
import { germanTime } from '../../../platform/time/german-time.ts'
import { GivenAnswers } from './given-answers.tsx'
import styles from './inbox.module.css'
import { type Correspondence as Post, useCorrespondence } from './use-correspondence.ts'

const kinds = {
  amt: 'Nachricht an uns',
  bestaetigung: 'Bestätigung an die Absenderin oder den Absender',
  antwort: 'Unsere Antwort',
} as const

const states = {
  wartet: 'wird gesendet',
  gesendet: 'zugestellt',
  gescheitert: 'nicht zugestellt',
  verfallen: 'nicht rechtzeitig zugestellt',
} as const

const done = z.object({ message: z.string() })

type LettersProps = Pick<Post, 'briefe'> & { onAgain: (mail: string) => void }

function Letters({ briefe, onAgain }: LettersProps) {
  if (briefe.length === 0) return null
  return (
    <ul className={styles.letters}>
      {briefe.map(({ id, art, zustand, fehler, am }) => (
        <li key={id} data-zustand={zustand}>
          {kinds[art]}: <strong>{states[zustand]}</strong>, {germanTime(am)}
          {zustand !== 'gesendet' && fehler !== null && <span> ({fehler})</span>}
          {(zustand === 'gescheitert' || zustand === 'verfallen') && (
            <Button buttonStyle="secondary" margin={false} size="small" onClick={() => onAgain(id)}>
              Nochmals senden
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Answers to a request, and how the letters about it have fared. */
export function Correspondence() {
  const { id } = useDocumentInfo()
  const calls = useCalls('anfragen')
  const [round, setRound] = useState(0)
  const [message, setMessage] = useState('')
  const answer = useCorrespondence(round)
  if (id === undefined || answer === null) return null
  const sendAgain = async (mail: string) => {
    const { body, problem } = await callOffice(`${calls}/${id}/nochmals`, done, asJson({ mail }))
    setMessage(problem ?? body.message)
    setRound(round + 1)
  }
  const onAgain = (mail: string) => void sendAgain(mail).catch(reportError)
  return (
    <section className={styles.section}>
      <h3>Antworten und Mails</h3>
      {answer.body?.nachrichten.length === 0 && <p>Noch nicht beantwortet.</p>}
      {answer.body && <GivenAnswers {...answer.body} />}
      {answer.body && <Letters briefe={answer.body.briefe} onAgain={onAgain} />}
      <p role="status">{answer.problem ?? message}</p>
    </section>
  )
}
