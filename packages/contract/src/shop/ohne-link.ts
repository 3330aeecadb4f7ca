import * as z from 'zod/mini'

/** What is typed in goes into mails: what looks like a link or an address of one is neither. */
const linkish = /https?:|www\.|@/i

/** A text that can carry nobody anywhere (T62). */
export const ohneLink = (schema: z.ZodMiniString) =>
  schema.check(z.refine((text) => !linkish.test(text), 'links'))
