'use client'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { type Answer, callOffice, useCalls } from '../../../editing/views/call.ts'

const kind = z.enum(['ladung', 'aenderung', 'absage'])
const invitation = z.object({
  art: kind,
  nachtrag: z.boolean(),
  problem: z.string().nullable(),
  frist: z.string().nullable(),
  stand: z.string(),
  neuererEntwurf: z.boolean(),
  punkte: z.array(
    z.object({
      punkt: z.string(),
      titel: z.string(),
      sieht: z.string(),
      hinweise: z.array(z.string()),
    }),
  ),
  empfaenger: z.array(z.string()),
  ohneMail: z.array(z.string()),
  bisher: z.array(z.object({ am: z.string(), art: kind, wer: z.string(), anzahl: z.number() })),
  mail: z.object({ betreff: z.string(), text: z.string() }),
})

/** What would go out of a meeting now, and what did before. */
export type Invitation = z.output<typeof invitation>

/** Asks for it; null until the answer is there, and for a meeting that nobody has saved yet. */
export function useInvitation(id: string | undefined): Answer<Invitation> | null {
  const calls = useCalls('sitzungen')
  const [answer, setAnswer] = useState<Answer<Invitation> | null>(null)
  useEffect(() => {
    if (id === undefined) return
    callOffice(`${calls}/${id}/einladung`, invitation).then(setAnswer, reportError)
  }, [calls, id])
  return answer
}
