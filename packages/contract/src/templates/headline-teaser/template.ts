import { z } from 'zod'
import { defineTemplate } from '../define-template.ts'
import { link } from '../shared-options.ts'

/** A large heading with subtitle, short text and link; `titel_tag` is the heading level. */
export const template = defineTemplate({
  context: z.null(),
  options: z.object({
    titel: z.string(),
    titel_tag: z.enum(['h2', 'h3']),
    untertitel: z.string().nullable(),
    einleitung: z.string().nullable(),
    ...link,
  }),
  feed: null,
  slots: ['content'],
  spec: '2.7',
})
