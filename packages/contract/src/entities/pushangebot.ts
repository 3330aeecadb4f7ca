import { z } from 'zod'
import { href, nummer, sprache } from '../primitives.ts'

/**
 * What push messages a device may ask for: `schluessel` is the public key by which its browser knows
 * the sender, `rubriken` are the categories of events, `kalender` is the page on which a street is
 * remembered; null where the town has none.
 */
export const pushangebot = z.object({
  sprache,
  schluessel: z.string().regex(/^B[A-P][\w-]{85}$/),
  rubriken: z.array(z.object({ id: nummer, rubrik: z.string() })),
  kalender: href.nullable(),
})
/** What push messages a device may ask for. */
export type Pushangebot = z.infer<typeof pushangebot>
