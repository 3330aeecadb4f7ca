'use client'
import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { callOffice } from '../editing/views/call.ts'
import styles from '../editing/views/dialog.module.css'
import { Dialog } from '../editing/views/dialog.tsx'
import { longestComment } from '../editing/workflow/pruefung/next-review.ts'
import type { ReviewWords } from './use-step.ts'

const answer = z.object({ pruefende: z.array(z.object({ id: z.string(), name: z.string() })) })
type Reviewers = z.infer<typeof answer>['pruefende']

const texts = {
  pruefung: {
    title: 'Zur Prüfung geben',
    act: 'Zur Prüfung geben',
    comment: 'Was soll geprüft werden? (freiwillig)',
    help: 'Steht in der Mail und neben dem Formular, bis der Eintrag geprüft ist.',
  },
  entwurf: {
    title: 'Zurück in Arbeit',
    act: 'Zurückgeben',
    comment: 'Was ist noch zu tun? (freiwillig)',
    help: 'Wer den Eintrag zur Prüfung gegeben hat, bekommt eine Mail mit diesem Kommentar.',
  },
} as const

const failure =
  'Das hat nicht geklappt. Warum, steht im Formular hinter diesem Fenster. Ihr Kommentar ist noch hier.'

/** Everybody who may publish the entry. */
function useReviewers(isAsked: boolean): { reviewers: Reviewers; problem: string | null } {
  const { collectionSlug, id } = useDocumentInfo()
  const { config } = useConfig()
  const [known, setKnown] = useState<{ reviewers: Reviewers; problem: string | null }>({
    reviewers: [],
    problem: null,
  })
  const address = `${config.routes.api}/${collectionSlug}/${id}/pruefende`
  useEffect(() => {
    if (!isAsked) return
    let isHere = true
    const ask = async () => {
      const { body, problem } = await callOffice(address, answer)
      if (isHere) setKnown({ reviewers: body?.pruefende ?? [], problem })
    }
    ask().catch(reportError)
    return () => {
      isHere = false
    }
  }, [address, isAsked])
  return known
}

const wordsIn = (form: FormData, name: string): string | null => {
  const value = form.get(name)
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

type ReviewDialogProps = {
  to: keyof typeof texts
  onStep: (words: ReviewWords) => Promise<boolean>
  onClose: () => void
}

/** Hands an entry in, to somebody or to all whose area it is, or gives it back; with a comment (E14). */
export function ReviewDialog({ to, onStep, onClose }: ReviewDialogProps) {
  const { reviewers, problem } = useReviewers(to === 'pruefung')
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const { title, act, comment, help } = texts[to]
  const send = async (form: FormData) => {
    setIsBusy(true)
    setHasFailed(false)
    const isDone = await onStep({
      pruefung_durch: wordsIn(form, 'durch'),
      pruefung_kommentar: wordsIn(form, 'kommentar'),
    })
    if (isDone) return onClose()
    setIsBusy(false)
    setHasFailed(true)
  }
  return (
    <Dialog
      title={title}
      act={act}
      isBusy={isBusy}
      problem={hasFailed ? failure : problem}
      onAct={(form) => void send(form).catch(reportError)}
      onClose={onClose}
    >
      {to === 'pruefung' && (
        <label className={styles.field}>
          Wer soll prüfen?
          <select name="durch" defaultValue="">
            <option value="">Alle, die hier veröffentlichen</option>
            {reviewers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className={styles.field}>
        {comment}
        <textarea name="kommentar" rows={4} maxLength={longestComment} />
        <span className={styles.help}>{help}</span>
      </label>
    </Dialog>
  )
}
