import { z } from 'zod'
import { abfahrten } from '../../entities/fahrplan.ts'
import { defineTemplate } from '../define-template.ts'
import { linkliste } from '../shared-options.ts'

/**
 * Links about the summer railway, what it runs today, its fares, and its timetable as a file (spec
 * 2.7, 9).
 */
export const template = defineTemplate({
  context: abfahrten.omit({ fahrplaene: true }),
  options: z.object({ titel: z.string().nullable(), links: linkliste }),
  feed: { call: 'abfahrten' },
  slots: ['content', 'sidebar'],
  spec: '2.7',
})
