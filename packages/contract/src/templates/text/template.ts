import { z } from 'zod'
import { richText } from '../../page/rich-text.ts'
import { defineTemplate } from '../define-template.ts'

/** Formatted text with an optional heading. */
export const template = defineTemplate({
  context: z.null(),
  options: z.object({ titel: z.string().nullable(), text: richText }),
  feed: null,
  slots: ['content', 'sidebar'],
  spec: '2.7',
})
