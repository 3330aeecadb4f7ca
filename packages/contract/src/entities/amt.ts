import { z } from 'zod'
import { bild } from '../page/bild.ts'
import { richText } from '../page/rich-text.ts'
import { nummer, seo, sprache } from '../primitives.ts'
import { adresse, kontakt } from './adresse.ts'
import { barrierefrei } from './barrierefrei.ts'
import { koordinaten } from './koordinaten.ts'
import { mitarbeiter } from './mitarbeiter.ts'
import { oeffnungszeiten } from './oeffnungszeiten.ts'
import { amtRef, personRef } from './rathaus-refs.ts'

/**
 * An office (spec 3). `oeffnungszeiten` is HTML as the specification has it and is sanitised where
 * it enters the website; `oeffnungszeitenStrukturiert` is preferred when it is not empty.
 * `uebergeordnet` is the office above it in the town hall; `zimmer` says where to go first.
 */
export const amt = z.object({
  id: nummer,
  sprache,
  titel: z.string(),
  text: richText,
  zustaendigkeiten: richText,
  bild: z.nullable(bild),
  bildtext: z.string().nullable(),
  bildcopyright: z.string().nullable(),
  kontakt,
  adresse,
  zimmer: z.string().nullable(),
  koordinaten: koordinaten.nullable(),
  barrierefrei,
  oeffnungszeiten: z.string().nullable(),
  oeffnungszeitenStrukturiert: z.array(oeffnungszeiten),
  uebergeordnet: amtRef.nullable(),
  leitung: personRef.nullable(),
  sortierung: z.int(),
  mitarbeiter: z.array(mitarbeiter),
  detailURL: z.string().nullable(),
  seo,
})

/** An office. */
export type Amt = z.infer<typeof amt>
