import { z } from 'zod'
import { href } from '../primitives.ts'

/** A postal address (spec 3); `gebaeude` names the building. */
export const adresse = z.object({
  gebaeude: z.string().nullable(),
  strasse: z.string().nullable(),
  plz: z.string().nullable(),
  ort: z.string().nullable(),
})

/** How somebody is reached (spec 3). */
export const kontakt = z.object({
  telefon: z.string().nullable(),
  email: z.email().nullable(),
  link: href.nullable(),
  linktext: z.string().nullable(),
})

/** A postal address. */
export type Adresse = z.infer<typeof adresse>
/** How somebody is reached. */
export type Kontakt = z.infer<typeof kontakt>
