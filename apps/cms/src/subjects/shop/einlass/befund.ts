import { z } from 'zod'

/** Whose ticket it is, and what for. */
const karte = z.object({ referenz: z.string(), name: z.string(), was: z.string() })

/** What is said of a code at the door. */
export const befund = z.discriminatedUnion('art', [
  z.object({ art: z.literal('gueltig'), karte }),
  /** Somebody was let in with it before: when, and by whom. */
  z.object({ art: z.literal('schon'), karte, am: z.string(), wer: z.string() }),
  z.object({ art: z.literal('storniert'), karte }),
  z.object({ art: z.literal('unbezahlt'), karte }),
  z.object({ art: z.literal('andere'), karte, titel: z.string() }),
  z.object({ art: z.literal('unbekannt') }),
])
/** What is said of a code at the door. */
export type Befund = z.infer<typeof befund>

/** How many tickets there are for an event, and how many of them are let in. */
export const stand = z.object({ verkauft: z.int(), eingelassen: z.int() })
/** How full it is. */
export type Stand = z.infer<typeof stand>

/** What is answered to a code. */
export const antwort = z.object({ befund, stand })
