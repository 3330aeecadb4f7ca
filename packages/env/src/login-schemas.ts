import { z } from 'zod'
import { names } from './names.ts'

/** What a town may demand a second factor for: the intranet, the council's pages, the back office. */
const factorAreas = ['intranet', 'rat', 'redaktion'] as const

/** How people log in, as the content API and the back office read it. */
export const loginVariables = {
  /** Seconds after which a login to intranet or council ends in any case (T08). */
  SESSION_LONGEST: z.coerce.number().int().min(60).max(86_400).default(43_200),
  /** Where nobody does without a second factor: whoever has none sets it up at the next login. */
  SECOND_FACTOR_REQUIRED: names.pipe(z.array(z.enum(factorAreas))).default([]),
}
