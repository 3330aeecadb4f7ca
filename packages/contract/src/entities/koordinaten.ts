import { z } from 'zod'

/** A place on the map: degrees north and east (WGS 84). */
export const koordinaten = z.object({
  breite: z.number().min(-90).max(90),
  laenge: z.number().min(-180).max(180),
})

/** A place on the map. */
export type Koordinaten = z.infer<typeof koordinaten>
