import { z } from 'zod'
import { defineTemplate } from '../define-template.ts'
import { titleAndIntroductionOnly } from '../shared-options.ts'

/** How the site is put on the home screen, for each system (spec 2.6, app-install banner). */
export const template = defineTemplate({
  context: z.null(),
  options: titleAndIntroductionOnly,
  feed: null,
  slots: ['content'],
  spec: '2.6',
})
