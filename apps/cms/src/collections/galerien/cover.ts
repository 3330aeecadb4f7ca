import type { CollectionBeforeChangeHook } from 'payload'

/** Keeps the cover and the number of pictures beside them, so that a list reads no gallery whole. */
export const keepCover: CollectionBeforeChangeHook = ({ data }) => {
  if (!Array.isArray(data.bilder)) return data
  const [first]: { bild?: unknown }[] = data.bilder
  return { ...data, anzahl_bilder: data.bilder.length, bild: data.bild ?? first?.bild ?? null }
}
