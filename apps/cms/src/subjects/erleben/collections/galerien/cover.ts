import type { CollectionBeforeChangeHook } from 'payload'
import { z } from 'zod'

const gallery = z.object({
  bilder: z.array(z.object({ bild: z.unknown().optional() })).nullish(),
  bild: z.unknown().optional(),
})
type Gallery = z.infer<typeof gallery>

function idOf(relation: unknown): unknown {
  return typeof relation === 'object' && relation !== null && 'id' in relation
    ? relation.id
    : (relation ?? null)
}

const firstOf = ({ bilder }: Gallery): unknown => idOf(bilder?.[0]?.bild)

/** Whether somebody has chosen the cover: one that was the first picture already came by itself. */
function isChosen({ bild }: Gallery, before: Gallery): boolean {
  const cover = idOf(bild)
  return cover !== null && (cover !== idOf(before.bild) || cover !== firstOf(before))
}

/** Keeps the cover and the number of pictures beside them, so that a list reads no gallery whole. */
export const keepCover: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const now = gallery.parse(data)
  if (!now.bilder) return data
  const before = gallery.parse(originalDoc ?? {})
  const bild = isChosen(now, before) ? now.bild : firstOf(now)
  return { ...data, anzahl_bilder: now.bilder.length, bild }
}
