import { z } from 'zod'
import { defineTemplate } from '../../templates/define-template.ts'
import { titleAndIntroduction } from '../../templates/shared-options.ts'

/** Gäste fragen eine Pauschale in einem Hotel an. */
export const template = defineTemplate({
  context: z.null(),
  // By a form, or by a mail that the visitor writes (spec 4, package request type).
  options: z.object({ ...titleAndIntroduction, anfrageart: z.enum(['formular', 'email']) }),
  feed: null,
  slots: ['content'],
  spec: '2.6',
})
