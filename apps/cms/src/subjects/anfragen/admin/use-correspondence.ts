'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { type Answer, callOffice, useCalls } from '../../../editing/views/call.ts'

const correspondence = z.object({
  email: z.string().nullable(),
  sprache: z.enum(['de', 'en']),
  /** Whether the sender has a status page, where answers stand. */
  statusseite: z.boolean(),
  nachrichten: z.array(
    z.object({
      am: z.string(),
      wer: z.string(),
      betreff: z.string(),
      text: z.string(),
      perMail: z.boolean(),
    }),
  ),
  briefe: z.array(
    z.object({
      id: z.string(),
      art: z.enum(['amt', 'bestaetigung', 'antwort']),
      zustand: z.enum(['wartet', 'gesendet', 'gescheitert', 'verfallen']),
      versuche: z.number(),
      fehler: z.string().nullable(),
      am: z.string(),
    }),
  ),
  vorlagen: z.array(
    z.object({ id: z.string(), titel: z.string(), betreff: z.string(), text: z.string() }),
  ),
})

/** Letters and answers of a request, and the templates that fit it. */
export type Correspondence = z.output<typeof correspondence>

/** Asks for them whenever `round` changes; null until the answer is there. */
export function useCorrespondence(round = 0): Answer<Correspondence> | null {
  const { id } = useDocumentInfo()
  const calls = useCalls('anfragen')
  const [answer, setAnswer] = useState<Answer<Correspondence> | null>(null)
  useEffect(() => {
    if (id === undefined) return
    callOffice(`${calls}/${id}/post?runde=${round}`, correspondence).then(setAnswer, reportError)
  }, [calls, id, round])
  return answer
}
