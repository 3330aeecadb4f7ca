import { z } from 'zod'
import { euro } from '../../entities/preis.ts'
import { download } from '../../page/download.ts'
import { defineTemplate } from '../define-template.ts'
import { linkliste } from '../shared-options.ts'

/** Fares of the summer railway in euros (spec 9); `familie` is the lowest family ticket. */
export const fahrpreise = z.object({ erwachsene: euro, kinder: euro, familie: euro })

/** Links about the summer railway, its fares, and its timetable as a file (spec 2.7). */
export const template = defineTemplate({
  context: z.null(),
  options: z.object({
    titel: z.string().nullable(),
    links: linkliste,
    fahrpreise,
    fahrplan: download.nullable(),
  }),
  feed: null,
  slots: ['content', 'sidebar'],
  spec: '2.7',
})
