'use client'
import { veranstaltungStatus } from '@kurstadt/contract'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { type Answer, callOffice, useCalls } from '../../../editing/views/call.ts'

const eventDays = z.object({
  titel: z.string(),
  istOeffentlich: z.boolean(),
  istReihe: z.boolean(),
  status: z.enum(veranstaltungStatus),
  vorschlag: z.string(),
  termine: z.array(
    z.object({
      regeltag: z.string(),
      regelzeit: z.string().nullable(),
      text: z.string(),
      status: z.enum(veranstaltungStatus),
    }),
  ),
})

/** What the dialogs know of an event. */
export type KnownEvent = z.output<typeof eventDays>

/** Asks for it once, when a dialog opens; null until the answer is there. */
export function useEventDays(id: string): Answer<KnownEvent> | null {
  const [answer, setAnswer] = useState<Answer<KnownEvent> | null>(null)
  const calls = useCalls('veranstaltungen')
  useEffect(() => {
    callOffice(`${calls}/${id}/termine`, eventDays).then(setAnswer, reportError)
  }, [calls, id])
  return answer
}
