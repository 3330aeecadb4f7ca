import { z } from 'zod'
import { nummer, sprache } from '../primitives.ts'

/** A group of readers that news are written for (spec 7, `interessengruppen_id`). */
export const interessengruppe = z.object({ id: nummer, sprache, titel: z.string() })

/** A group of readers. */
export type Interessengruppe = z.infer<typeof interessengruppe>
