import { z } from 'zod'
import { nummer } from '../primitives.ts'

/** Picture formats that are made at upload, best first. */
export const bildFormate = ['avif', 'webp', 'jpeg'] as const

/**
 * A picture on the wire (page model, section 3). `breite` and `hoehe` are pixels of the original,
 * `fokus` is the focal point as fractions of width and height, `platzhalter` a tiny data URL.
 * An empty `alt` means that the editor marked the picture as decorative.
 */
export const bild = z.object({
  id: nummer,
  alt: z.string(),
  copyright: z.string(),
  bildtext: z.string().nullable(),
  breite: z.int().positive(),
  hoehe: z.int().positive(),
  fokus: z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]),
  platzhalter: z.string().nullable(),
  quellen: z.array(
    z.object({
      format: z.enum(bildFormate),
      breite: z.int().positive(),
      url: z.string().regex(/^\/media\/[\w.-]+$/),
    }),
  ),
})

/** A parsed picture. */
export type Bild = z.infer<typeof bild>
