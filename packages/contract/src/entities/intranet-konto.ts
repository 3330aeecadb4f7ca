import { z } from 'zod'
import { anmeldesitzung } from './anmeldesitzung.ts'

/** Whoever is logged in to the intranet (spec 3), as they themselves see it, and how long they stay so. */
export const intranetBenutzer = z.object({
  uuid: z.uuid(),
  vorname: z.string(),
  nachname: z.string(),
  email: z.email(),
  sitzung: anmeldesitzung,
})

/** Whoever is logged in to the intranet. */
export type IntranetBenutzer = z.infer<typeof intranetBenutzer>
