import { z } from 'zod'

/** Request header in which the content client names the lane of a call; nothing of a visitor's request ends up in it. */
export const laneHeader = 'x-lane'

/** Who waits for an answer: a visitor, or work that can wait (warming, files for machines, crawlers, import). */
export const lane = z.enum(['visitor', 'background'])

/** Lane of a call; without the header a call is a visitor's. */
export type Lane = z.infer<typeof lane>
