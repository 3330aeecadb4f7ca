import { z } from 'zod'
import { richText } from '../page/rich-text.ts'
import { localDateTime, nummer, sprache } from '../primitives.ts'
import { dokument } from './dokument.ts'
import { gremiumRef } from './gremium.ts'
import { amtRef } from './rathaus-refs.ts'

/** A paper as an agenda names it; `drucksache` is the council's own number for it: `2026/041`. */
export const vorlageRef = z.object({ id: nummer, drucksache: z.string(), titel: z.string() })

/**
 * A paper that the council decides on. `sitzungen` are the meetings it stands on the agenda of, as
 * far as whoever asks may know of them.
 */
export const vorlage = vorlageRef.extend({
  sprache,
  text: richText,
  oeffentlich: z.boolean(),
  amt: amtRef.nullable(),
  dateien: z.array(dokument),
  sitzungen: z.array(
    z.object({
      id: nummer,
      titel: z.string(),
      beginn: localDateTime,
      gremium: gremiumRef.nullable(),
      punkt: z.string(),
      beschluss: z.string().nullable(),
    }),
  ),
})

/** A paper. */
export type Vorlage = z.infer<typeof vorlage>
