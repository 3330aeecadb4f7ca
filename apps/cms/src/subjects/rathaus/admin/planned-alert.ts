import { z } from 'zod'

const message = z.object({ titel: z.string(), text: z.string(), adresse: z.string() })

/** What would go out of an alert now, and what did before. */
export const plannedAlert = z.object({
  stand: z.string(),
  empfaenger: z.number(),
  problem: z.string().nullable(),
  bisher: z.array(z.object({ am: z.string(), wer: z.string(), was: z.string() })),
  de: message,
  en: message,
})
/** What would go out of an alert now. */
export type PlannedAlert = z.output<typeof plannedAlert>
