import { z } from 'zod'
import { bildMitText } from '../../entities/brancheneintrag.ts'
import { defineTemplate } from '../define-template.ts'
import { link } from '../shared-options.ts'

/** A picture over the whole width, 480 to 1660 pixels wide, with a text on it (spec 2.7, 9). */
export const template = defineTemplate({
  context: z.null(),
  options: z.object({
    titel: z.string().nullable(),
    untertitel: z.string().nullable(),
    text: z.string().nullable(),
    bildupload: bildMitText.nullable(),
    parallax: z.boolean(),
    ...link,
  }),
  feed: null,
  slots: ['content'],
  spec: '2.7',
})
