import { z } from 'zod'
import { download } from '../page/download.ts'
import { richText } from '../page/rich-text.ts'
import { isoDate, nummer, seo, sprache } from '../primitives.ts'
import { amtRef } from './rathaus-refs.ts'

/** Kinds of public notices. */
export const bekanntmachungArten = [
  'satzung',
  'allgemeinverfuegung',
  'auslegung',
  'ausschreibung',
  'sitzung',
  'wahl',
  'sonstiges',
] as const

/**
 * A public notice. It is on display from `datum_von` to `datum_bis`, both days included; without
 * `datum_bis` it stays until further notice. Before `datum_von` no call tells of it.
 */
export const bekanntmachung = z.object({
  id: nummer,
  sprache,
  titel: z.string(),
  art: z.enum(bekanntmachungArten),
  aktenzeichen: z.string().nullable(),
  datum_von: isoDate,
  datum_bis: isoDate.nullable(),
  text: richText,
  amt: amtRef.nullable(),
  dokumente: z.array(download),
  detailURL: z.string().nullable(),
  seo,
})

/** A public notice. */
export type Bekanntmachung = z.infer<typeof bekanntmachung>
