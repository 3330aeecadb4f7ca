import { z } from 'zod'
import { bild } from '../page/bild.ts'
import { richText } from '../page/rich-text.ts'
import { clockTime, nummer, seo, sprache } from '../primitives.ts'
import { adresse, kontakt } from './adresse.ts'
import { bildMitText } from './brancheneintrag.ts'
import { koordinaten } from './koordinaten.ts'
import { euro } from './preis.ts'

/** What a motorhome site supplies and takes away. */
export const versorgungen = [
  'strom',
  'frischwasser',
  'grauwasser',
  'chemietoilette',
  'muell',
  'toiletten',
  'duschen',
  'wlan',
] as const

/**
 * Motorhome parking (spec 2.2). `preis_nacht` and `kosten` are euros; `laenge_max` and `hoehe_max` are
 * metres, `gewicht_max` tonnes on the way in, `tage_max` the longest stay in nights, and `ruhe_von`
 * to `ruhe_bis` the quiet hours, which go over midnight.
 */
export const stellplatz = z.object({
  id: nummer,
  sprache,
  titel: z.string(),
  einleitung: z.string(),
  text: richText,
  regeln: richText,
  bild: z.nullable(bild),
  bildtext: z.string().nullable(),
  bildcopyright: z.string().nullable(),
  bilder: z.array(bildMitText),
  plaetze: z.int().positive(),
  preis_nacht: euro,
  kosten: z.array(z.object({ bezeichnung: z.string(), preis: euro })),
  versorgung: z.array(z.enum(versorgungen)),
  laenge_max: z.number().positive().nullable(),
  hoehe_max: z.number().positive().nullable(),
  gewicht_max: z.number().positive().nullable(),
  ruhe_von: clockTime.nullable(),
  ruhe_bis: clockTime.nullable(),
  tage_max: z.int().positive().nullable(),
  ganzjaehrig: z.boolean(),
  saison: z.string().nullable(),
  reservierbar: z.boolean(),
  hunde: z.boolean(),
  anfahrt: z.string().nullable(),
  kontakt,
  adresse,
  koordinaten: koordinaten.nullable(),
  detailURL: z.string().nullable(),
  seo,
})

/** Motorhome parking. */
export type Stellplatz = z.infer<typeof stellplatz>
