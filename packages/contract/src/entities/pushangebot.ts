import { z } from 'zod'
import { nummer, sprache } from '../primitives.ts'

/**
 * What push messages a device may ask for: `schluessel` is the public key by which its browser knows
 * the sender, `rubriken` are the categories of events.
 */
export const pushangebot = z.object({
  sprache,
  schluessel: z.string().regex(/^B[A-P][\w-]{85}$/),
  rubriken: z.array(z.object({ id: nummer, rubrik: z.string() })),
})
/** What push messages a device may ask for. */
export type Pushangebot = z.infer<typeof pushangebot>
