import { z } from 'zod'

/** Whoever is logged in to the intranet (spec 3), as they themselves see it, and how long they stay so. */
export const intranetBenutzer = z.object({
  uuid: z.uuid(),
  vorname: z.string(),
  nachname: z.string(),
  email: z.email(),
  sitzung: z.object({
    /** Seconds until the session ends by itself, if nothing more is asked for. */
    bleibt: z.int(),
    /** Seconds until it ends in any case. */
    laengstens: z.int(),
    /** When the person logged in the time before this; null at the first. */
    letzte_anmeldung: z.iso.datetime().nullable(),
  }),
})

/** Whoever is logged in to the intranet. */
export type IntranetBenutzer = z.infer<typeof intranetBenutzer>
