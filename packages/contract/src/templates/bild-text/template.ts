import { z } from 'zod'
import { bild } from '../../page/bild.ts'
import { richText } from '../../page/rich-text.ts'
import { defineTemplate } from '../define-template.ts'
import { link } from '../shared-options.ts'

/**
 * Picture beside text; `anordnung` says which comes first, `parallax` that the picture moves slower
 * than the page, where nobody has asked for less motion.
 */
export const template = defineTemplate({
  context: z.null(),
  options: z.object({
    titel: z.string().nullable(),
    text: richText,
    bild: z.nullable(bild),
    anordnung: z.enum(['text-bild', 'bild-text']),
    parallax: z.boolean(),
    ...link,
  }),
  feed: null,
  slots: ['content'],
  spec: '2.7',
})
