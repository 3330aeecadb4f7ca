import { z } from 'zod'

/** Facts about access; `true` is confirmed by whoever runs the place, `false` says nothing. */
export const barrierefrei = z.object({
  stufenlos: z.boolean(),
  toilette: z.boolean(),
  aufzug: z.boolean(),
  parkplatz: z.boolean(),
  hoeranlage: z.boolean(),
  assistenzhund: z.boolean(),
  hinweis: z.string().nullable(),
})

/** Facts about access. */
export type Barrierefrei = z.infer<typeof barrierefrei>
