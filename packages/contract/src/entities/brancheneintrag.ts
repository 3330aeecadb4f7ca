import { z } from 'zod'
import { bild } from '../page/bild.ts'
import { richText } from '../page/rich-text.ts'
import { href, nummer, seo, sprache } from '../primitives.ts'
import { adresse, kontakt } from './adresse.ts'
import { barrierefrei } from './barrierefrei.ts'
import { koordinaten } from './koordinaten.ts'
import { oeffnungszeiten } from './oeffnungszeiten.ts'
import { parkplatz } from './parkplatz.ts'
import { rubrik } from './rubrik.ts'

/** A picture with its caption and copyright line as spec 3 puts them beside it. */
export const bildMitText = z.object({
  bild,
  bildtext: z.string().nullable(),
  bildcopyright: z.string().nullable(),
})

/**
 * A business, club or public place of the town (spec 3). Where `zeige_adresse` is false the
 * owner does not want to be found: `adresse` and `koordinaten` are empty then. `parkplatz` is set for
 * the car parks of the guidance system alone.
 */
export const brancheneintrag = z.object({
  id: nummer,
  sprache,
  titel: z.string(),
  spezialisierung: z.string().nullable(),
  bild: z.nullable(bild),
  bildtext: z.string().nullable(),
  bildcopyright: z.string().nullable(),
  bilder: z.array(bildMitText),
  rubriken: z.array(rubrik),
  kontakt,
  adresse,
  zeige_adresse: z.boolean(),
  koordinaten: koordinaten.nullable(),
  text: richText,
  text_gastronomie: richText,
  oeffnungszeitenStrukturiert: z.array(oeffnungszeiten),
  links: z.array(z.object({ link: href, linktext: z.string() })),
  barrierefrei,
  stichwoerter: z.array(z.string()),
  parkplatz: parkplatz.nullable(),
  detailURL: z.string().nullable(),
  seo,
})

/** A picture with caption and copyright line. */
export type BildMitText = z.infer<typeof bildMitText>
/** A business, club or public place. */
export type Brancheneintrag = z.infer<typeof brancheneintrag>
