import { z } from 'zod'
import { defineTemplate } from '../define-template.ts'
import { titleAndIntroduction } from '../shared-options.ts'

/** Whose content may be shown after a click, and what a visitor has chosen (decisions, 7 embeds). */
export const template = defineTemplate({
  context: z.null(),
  options: z.object(titleAndIntroduction),
  feed: null,
  slots: ['content'],
  spec: '7',
})
