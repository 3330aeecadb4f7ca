import { z } from 'zod'

/** What came of it in one subject; null where it failed and nothing was changed. */
export const erased = z.object({ name: z.string(), anzahl: z.int().nullable() })

/** What came of it in one subject. */
export type Erased = z.output<typeof erased>
