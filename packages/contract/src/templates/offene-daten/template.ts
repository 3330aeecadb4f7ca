import { z } from 'zod'
import { offeneDaten } from '../../entities/offene-daten.ts'
import { defineTemplate } from '../define-template.ts'
import { titleAndIntroduction } from '../shared-options.ts'

/** What a page about open data shows: what there is, or how programs read it. */
export const offeneDatenAnsichten = ['daten', 'schnittstelle'] as const

/** Data that others may use. */
export const template = defineTemplate({
  context: offeneDaten,
  options: z.object({ ...titleAndIntroduction, ansicht: z.enum(offeneDatenAnsichten) }),
  feed: { call: 'offene_daten' },
  slots: ['content'],
  spec: '7',
})
