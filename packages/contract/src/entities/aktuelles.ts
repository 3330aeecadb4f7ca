import { z } from 'zod'
import { bild } from '../page/bild.ts'
import { download } from '../page/download.ts'
import { richText } from '../page/rich-text.ts'
import { href, instant, isoDate, nummer, seo, sprache } from '../primitives.ts'
import { interessengruppe } from './interessengruppe.ts'

/**
 * A news article (spec 3). After `gueltig_bis` it leaves the lists and keeps its page. `teaserbild`
 * stands in lists where a crop of `bild` would not do; it is `bild` where none was chosen.
 */
export const aktuellesEintrag = z.object({
  id: nummer,
  sprache,
  datum_von: isoDate,
  gueltig_bis: isoDate.nullable(),
  titel: z.string(),
  einleitung: z.string(),
  text: richText,
  bild: z.nullable(bild),
  bildtext: z.string().nullable(),
  bildcopyright: z.string().nullable(),
  teaserbild: z.nullable(bild),
  link: href.nullable(),
  linktext: z.string().nullable(),
  dokumente: z.array(download),
  interessengruppen: z.array(interessengruppe),
  sortierung: z.int(),
  detailURL: z.string().nullable(),
  geaendert: instant,
  seo,
})

/** A news article. */
export type AktuellesEintrag = z.infer<typeof aktuellesEintrag>
