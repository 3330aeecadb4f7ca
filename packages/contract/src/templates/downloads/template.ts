import { z } from 'zod'
import { download } from '../../page/download.ts'
import { defineTemplate } from '../define-template.ts'

/** Files to download with format and size in bytes. */
export const template = defineTemplate({
  context: z.null(),
  options: z.object({
    titel: z.string().nullable(),
    downloads: z.array(download),
  }),
  feed: null,
  slots: ['content', 'sidebar'],
  spec: '2.7',
})
