import { z } from 'zod'
import { absatz, formProblems } from '../forms/fields.ts'
import { sprache } from '../primitives.ts'
import { ohneLink } from '../shop/ohne-link.ts'

/** The call that takes it, below the base path of the content API: POST and private. */
export const rueckmeldungCall = '/rueckmeldungen'

/** Characters of what somebody says: a few sentences, and no letter. */
export const longestSatz = 600

/**
 * Whether a page has helped. `kennung` is made by whoever asks: what comes twice is kept once, and a
 * sentence that follows belongs to it. Nothing says who it is.
 */
export const rueckmeldung = z.object({
  kennung: z.uuid(),
  sprache,
  /** Path of the page as it was shown. */
  pfad: z.string().startsWith('/').max(2_048),
  geholfen: z.boolean(),
  /** What somebody adds afterwards; judged by the call, so that its problem has a name. */
  satz: z.string().max(4_000).optional(),
})
/** Whether a page has helped. */
export type Rueckmeldung = z.infer<typeof rueckmeldung>

/** What somebody may add: it leads nobody to another site (T62). */
export const satzSchema = ohneLink(absatz({ max: longestSatz }))

/** What came of it: taken, or what is wrong with the sentence. A page that is not there is 404. */
export const rueckmeldungErgebnis = z.discriminatedUnion('ergebnis', [
  z.object({ ergebnis: z.literal('angenommen') }),
  z.object({ ergebnis: z.literal('fehler'), satz: z.enum(formProblems) }),
])
/** What came of it. */
export type RueckmeldungErgebnis = z.infer<typeof rueckmeldungErgebnis>
