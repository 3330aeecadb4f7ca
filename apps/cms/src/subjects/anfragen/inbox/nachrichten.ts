import { z } from 'zod'

/** Answers of the office as a request keeps them, oldest first. */
export const nachrichten = z
  .array(
    z.object({
      am: z.iso.datetime(),
      wer: z.string(),
      betreff: z.string(),
      text: z.string(),
      /** True when it also went out as a mail. */
      perMail: z.boolean(),
    }),
  )
  .catch([])

/** One answer of the office. */
export type Nachricht = z.infer<typeof nachrichten>[number]
