'use client'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { type Answer, callOffice, useCalls } from '../../../editing/views/call.ts'

const usual = z.object({
  gremien: z.array(
    z.object({
      id: z.string(),
      titel: z.string(),
      uhrzeit: z.string(),
      ort: z.string(),
      punkte: z.number(),
    }),
  ),
  heute: z.string(),
  frist: z.number(),
})

/** Committees with what their meetings usually begin with, today, and the usual period of notice. */
export type UsualMeetings = z.output<typeof usual>

/** Asks for them; null until the answer is there. */
export function useUsualMeetings(): Answer<UsualMeetings> | null {
  const calls = useCalls('sitzungen')
  const [answer, setAnswer] = useState<Answer<UsualMeetings> | null>(null)
  useEffect(() => {
    callOffice(`${calls}/vorbereiten`, usual).then(setAnswer, reportError)
  }, [calls])
  return answer
}
