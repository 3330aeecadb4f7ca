import { z } from 'zod'
import { dienstNamen, fristEinheiten, fristNamen } from '../datenschutz/namen.ts'

/** A service of another house that is switched on, and whom data go to. */
const dienst = z.object({
  name: z.enum(dienstNamen),
  empfaenger: z.array(z.string().min(1)).min(1),
})

/** How long something is kept. */
const frist = z.object({
  name: z.enum(fristNamen),
  wert: z.int().positive(),
  einheit: z.enum(fristEinheiten),
})

/**
 * What the privacy notice says by itself: services of other houses that content API and job worker have
 * switched on (the website adds its own), and how long things are kept.
 */
export const datenschutzangaben = z.object({ dienste: z.array(dienst), fristen: z.array(frist) })

/** What the privacy notice says by itself. */
export type Datenschutzangaben = z.infer<typeof datenschutzangaben>
