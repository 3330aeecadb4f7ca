import { z } from 'zod'
import { defineTemplate } from '../define-template.ts'
import { titleAndIntroduction } from '../shared-options.ts'

/** The way to a new password for council members. */
export const template = defineTemplate({
  context: z.null(),
  options: z.object(titleAndIntroduction),
  feed: null,
  slots: ['content'],
  spec: '2.6',
})
