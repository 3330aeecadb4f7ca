import { z } from 'zod'
import { gewerbeCalls } from '../../calls/gewerbe.ts'
import { href } from '../../primitives.ts'
import { defineTemplate } from '../define-template.ts'
import { titleAndIntroduction } from '../shared-options.ts'

/** One package: what it holds, its price categories as tabs, the way to ask for it (spec 2.7). */
export const template = defineTemplate({
  context: gewerbeCalls.pauschalen.answer,
  options: z.object({
    ...titleAndIntroduction,
    /** Page of the request form; without it the default one (spec 2.2). */
    anfrageseite: href.nullable(),
  }),
  feed: { call: 'pauschalen', params: { pro_seite: 1 }, fromBlock: ['pauschale_id'] },
  slots: ['content'],
  spec: '2.7',
})
