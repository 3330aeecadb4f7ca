'use client'
import { useState } from 'react'
import { type Correspondence, useCorrespondence } from './use-correspondence.ts'

type Known = { body: Correspondence; countAtFirst: number }

/**
 * The correspondence for whoever writes an answer, asked for anew whenever `round` changes. What
 * was read once stays when asking again fails, so that nothing that is typed is lost; `added` are
 * the answers that came since the first time.
 */
export function useKnownAnswers(round: number) {
  const latest = useCorrespondence(round)
  const [known, setKnown] = useState<Known | null>(null)
  if (latest?.body && latest.body !== known?.body) {
    const countAtFirst = known?.countAtFirst ?? latest.body.nachrichten.length
    setKnown({ body: latest.body, countAtFirst })
  }
  return {
    known: known?.body ?? null,
    added: known?.body.nachrichten.slice(known.countAtFirst) ?? [],
    problem: latest?.problem ?? null,
  }
}
