import type { CollectionBeforeChangeHook } from 'payload'
import { z } from 'zod'

const gallery = z.object({
  bilder: z.array(z.object({ bild: z.unknown().optional() })).nullish(),
  bild: z.unknown().optional(),
})

/** Keeps the cover and the number of pictures beside them, so that a list reads no gallery whole. */
export const keepCover: CollectionBeforeChangeHook = ({ data }) => {
  const { bilder, bild } = gallery.parse(data)
  if (!bilder) return data
  return { ...data, anzahl_bilder: bilder.length, bild: bild ?? bilder[0]?.bild ?? null }
}
