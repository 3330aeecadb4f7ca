import { z } from 'zod'
import { defineTemplate } from '../define-template.ts'

/** A quotation with its source. */
export const template = defineTemplate({
  context: z.null(),
  options: z.object({ text: z.string(), quelle: z.string().nullable() }),
  feed: null,
  slots: ['content', 'sidebar'],
  spec: '2.7',
})
