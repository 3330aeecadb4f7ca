import { z } from 'zod'
import { richText } from '../page/rich-text.ts'
import { nummer, sprache } from '../primitives.ts'
import { adresse, kontakt } from './adresse.ts'
import { mitarbeiter } from './mitarbeiter.ts'
import { oeffnungszeiten } from './oeffnungszeiten.ts'

/**
 * An office (spec 3). `oeffnungszeiten` is HTML as the specification has it and is sanitised where
 * it enters the website; `oeffnungszeitenStrukturiert` is preferred when it is not empty.
 */
export const amt = z.object({
  id: nummer,
  sprache,
  titel: z.string(),
  text: richText,
  zustaendigkeiten: richText,
  kontakt,
  adresse,
  oeffnungszeiten: z.string().nullable(),
  oeffnungszeitenStrukturiert: z.array(oeffnungszeiten),
  sortierung: z.int(),
  mitarbeiter: z.array(mitarbeiter),
  detailURL: z.string().nullable(),
})

/** An office. */
export type Amt = z.infer<typeof amt>
