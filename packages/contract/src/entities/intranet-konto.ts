import { z } from 'zod'

/** Whoever is logged in to the intranet (spec 3), as they themselves see it. */
export const intranetBenutzer = z.object({
  uuid: z.uuid(),
  vorname: z.string(),
  nachname: z.string(),
  email: z.email(),
})

/** Whoever is logged in to the intranet. */
export type IntranetBenutzer = z.infer<typeof intranetBenutzer>
