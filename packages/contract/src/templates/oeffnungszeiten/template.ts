import { z } from 'zod'
import { oeffnungszeiten as hours } from '../../entities/oeffnungszeiten.ts'
import { defineTemplate } from '../define-template.ts'

/** Opening hours of a place that is no office of the town (spec 2.6, spec 4). */
export const template = defineTemplate({
  context: z.null(),
  options: z.object({
    titel: z.string().nullable(),
    oeffnungszeitenStrukturiert: z.array(hours),
  }),
  feed: null,
  slots: ['content', 'sidebar'],
  spec: '4',
})
