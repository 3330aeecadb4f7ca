import { z } from 'zod'
import { bild } from '../page/bild.ts'
import { richText } from '../page/rich-text.ts'
import { isoDate, nummer, seo, sprache } from '../primitives.ts'

/** A news article (spec 3). */
export const aktuellesEintrag = z.object({
  id: nummer,
  sprache,
  datum_von: isoDate,
  titel: z.string(),
  einleitung: z.string(),
  text: richText,
  bild: bild.nullable(),
  bildtext: z.string().nullable(),
  bildcopyright: z.string().nullable(),
  sortierung: z.int(),
  detailURL: z.string().nullable(),
  seo,
})

/** A news article. */
export type AktuellesEintrag = z.infer<typeof aktuellesEintrag>
