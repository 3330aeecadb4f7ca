import { z } from 'zod'
import { bild } from '../page/bild.ts'
import { richText } from '../page/rich-text.ts'
import { href, isoDate, nummer, seo, sprache } from '../primitives.ts'
import { adresse, kontakt } from './adresse.ts'
import { barrierefrei } from './barrierefrei.ts'
import { bildMitText } from './brancheneintrag.ts'
import { koordinaten } from './koordinaten.ts'

/** Kinds of accommodation (spec 2.5; motorhome sites are `stellplaetze`). */
export const unterkunftArten = ['hotel', 'pension', 'ferienwohnung', 'camping'] as const

/** What a price of a night is for. */
export const preisEinheiten = ['doppelzimmer', 'wohnung', 'person', 'stellplatz'] as const

/** What a place to stay offers. */
export const ausstattungen = [
  'thermalzugang',
  'sauna',
  'restaurant',
  'fruehstueck',
  'halbpension',
  'wlan',
  'parkplatz',
  'ladestation',
  'fahrradraum',
  'familien',
  'hunde',
] as const

/** Metres as the crow flies; null where one of both places is not known. */
const meter = z.int().nonnegative().nullable()

/** Whole days on which a place is shut, from the first to the last. */
const schliesstag = z.object({ von: isoDate, bis: isoDate, hinweis: z.string().nullable() })

/** A place to stay. `preis_ab` is the lowest price of one night in whole euros for `preis_je`; of `schliesstage` those that are not over, the next first. */
export const unterkunft = z.object({
  id: nummer,
  sprache,
  titel: z.string(),
  art: z.enum(unterkunftArten),
  sterne: z.int().min(1).max(5).nullable(),
  betten: z.int().positive().nullable(),
  spezialisierung: z.string().nullable(),
  einleitung: z.string(),
  text: richText,
  bild: z.nullable(bild),
  bildtext: z.string().nullable(),
  bildcopyright: z.string().nullable(),
  bilder: z.array(bildMitText),
  kontakt,
  adresse,
  koordinaten: koordinaten.nullable(),
  entfernungen: z.object({ kurpark: meter, bahnhof: meter }),
  ausstattung: z.array(z.enum(ausstattungen)),
  barrierefrei,
  preis_ab: z.int().positive().nullable(),
  preis_je: z.enum(preisEinheiten).nullable(),
  saison: z.string().nullable(),
  schliesstage: z.array(schliesstag),
  buchung: href.nullable(),
  detailURL: z.string().nullable(),
  seo,
})

/** A place to stay. */
export type Unterkunft = z.infer<typeof unterkunft>
