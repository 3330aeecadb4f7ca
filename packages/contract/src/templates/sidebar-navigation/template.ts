import { z } from 'zod'
import { defineTemplate } from '../define-template.ts'
import { linkliste } from '../shared-options.ts'

/** Links to pages that belong together; the one that is open is marked. */
export const template = defineTemplate({
  context: z.null(),
  options: z.object({ titel: z.string().nullable(), links: linkliste }),
  feed: null,
  slots: ['content', 'sidebar'],
  spec: '2.7',
})
