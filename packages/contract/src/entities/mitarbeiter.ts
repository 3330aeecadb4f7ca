import { z } from 'zod'
import { bild } from '../page/bild.ts'
import { richText } from '../page/rich-text.ts'
import { nummer, sprache } from '../primitives.ts'
import { kontakt } from './adresse.ts'
import { amtRef, personRef } from './rathaus-refs.ts'

/**
 * A member of staff (spec 3). `kontakt.email` is there only where the person has released it.
 * `gebaeude` is named where it is not that of the office; `aemter` are those the person works in;
 * `ansprechpartner` says that the person is shown among the contact persons (spec 2.7).
 */
export const mitarbeiter = z.object({
  id: nummer,
  sprache,
  namenszusatz: z.string().nullable(),
  vorname: z.string(),
  nachname: z.string(),
  funktion: z.string().nullable(),
  zustaendigkeiten: richText,
  gebaeude: z.string().nullable(),
  zimmer: z.string().nullable(),
  kontakt,
  sprachkenntnisse: z.string().nullable(),
  bild: z.nullable(bild),
  bildtext: z.string().nullable(),
  bildcopyright: z.string().nullable(),
  vertretung: personRef.nullable(),
  aemter: z.array(amtRef),
  ansprechpartner: z.boolean(),
  sortierung: z.int(),
  detailURL: z.string().nullable(),
})

/** A member of staff. */
export type Mitarbeiter = z.infer<typeof mitarbeiter>
