import { z } from 'zod'
import { defineTemplate } from '../define-template.ts'
import { titleAndIntroductionOnly } from '../shared-options.ts'

/**
 * For those who write on the noticeboard (spec 2.6): put something up, and get the link to one’s own
 * notices once more.
 */
export const template = defineTemplate({
  context: z.null(),
  options: titleAndIntroductionOnly,
  feed: null,
  slots: ['content'],
  spec: '2.6',
})
