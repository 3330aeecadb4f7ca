import { z } from 'zod'
import { formProblems } from '../forms/fields.ts'
import { instant, sprache } from '../primitives.ts'

/** Characters of a field, whatever it is; one more than any may have is enough to refuse it. */
const longestField = 1_200

/** A declaration of withdrawal: the same one twice with one `schluessel` is one (F12). */
export const widerrufFrage = z.object({
  sprache,
  schluessel: z.uuid(),
  felder: z.record(z.string().max(30), z.string().max(longestField)),
})
/** A declaration of withdrawal. */
export type WiderrufFrage = z.infer<typeof widerrufFrage>

/**
 * What came of it: it is in, since when; or what is wrong, by field. Nobody hears whether there is
 * such an order (T65): a declaration counts as it was made.
 */
export const widerrufAntwort = z.discriminatedUnion('ergebnis', [
  z.object({ ergebnis: z.literal('eingegangen'), eingegangen_am: instant }),
  z.object({
    ergebnis: z.literal('fehler'),
    fehler: z.record(z.string(), z.enum(formProblems)),
  }),
])
/** What came of a declaration of withdrawal. */
export type WiderrufAntwort = z.infer<typeof widerrufAntwort>
