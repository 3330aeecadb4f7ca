import * as z from 'zod/mini'

/** Picture formats that are made at upload, best first. */
export const bildFormate = ['avif', 'webp', 'jpeg'] as const

const pixels = z.int().check(z.positive())
const share = z.number().check(z.minimum(0), z.maximum(1))

/**
 * A picture on the wire (page model, section 3). `breite` and `hoehe` are pixels of the original,
 * `fokus` is the focal point as fractions of width and height, `platzhalter` a tiny data URL.
 * An empty `alt` means that the editor marked the picture as decorative.
 */
export const bild = z.object({
  id: z.int().check(z.positive()),
  alt: z.string(),
  copyright: z.string(),
  bildtext: z.nullable(z.string()),
  breite: pixels,
  hoehe: pixels,
  fokus: z.tuple([share, share]),
  platzhalter: z.nullable(z.string()),
  quellen: z.array(
    z.object({
      format: z.enum(bildFormate),
      breite: pixels,
      url: z.string().check(z.regex(/^\/media\/[\w.-]+$/)),
    }),
  ),
})

/** A parsed picture. */
export type Bild = z.infer<typeof bild>
