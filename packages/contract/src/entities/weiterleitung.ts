import { z } from 'zod'
import { href } from '../primitives.ts'

/** An address that has moved or gone (page model, section 2); `nach` is null for one that is gone. */
export const weiterleitung = z.object({
  von: z.string(),
  nach: href.nullable(),
  status: z.union([z.literal(301), z.literal(302), z.literal(410)]),
})

/** An address that has moved or gone. */
export type Weiterleitung = z.infer<typeof weiterleitung>
