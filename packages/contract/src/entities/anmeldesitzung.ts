import { z } from 'zod'

/** How long whoever asks stays logged in, and when they were here before. */
export const anmeldesitzung = z.object({
  /** Seconds until the session ends by itself, if nothing more is asked for. */
  bleibt: z.int(),
  /** Seconds until it ends in any case. */
  laengstens: z.int(),
  /** When the person logged in the time before this; null at the first. */
  letzte_anmeldung: z.iso.datetime().nullable(),
})

/** How long whoever asks stays logged in. */
export type Anmeldesitzung = z.infer<typeof anmeldesitzung>
