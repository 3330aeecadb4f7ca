import { z } from 'zod'
import { bild } from '../page/bild.ts'
import { href, isoDate, nummer, sprache } from '../primitives.ts'

/**
 * A picture or file of the media library as its editor described it; `url` is its best file on the
 * website, `bild` what a page shows of it, null for a file that is no picture.
 */
export const medium = z.object({
  id: nummer,
  sprache,
  dateiname: z.string(),
  mimetype: z.string(),
  url: z.string().regex(/^\/media\/[\w.-]+$/),
  titel: z.string().nullable(),
  alt: z.string().nullable(),
  dekorativ: z.boolean(),
  bildtext: z.string().nullable(),
  schlagworte: z.array(z.string()),
  copyright: z.string().nullable(),
  urheber: z.string().nullable(),
  lizenz: z.string().nullable(),
  quelle: href.nullable(),
  nutzung_bis: isoDate.nullable(),
  bild: z.nullable(bild),
})

/** A picture or file of the media library. */
export type Medium = z.infer<typeof medium>
