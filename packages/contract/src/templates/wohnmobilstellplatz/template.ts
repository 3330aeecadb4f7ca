import { gewerbeCalls } from '../../calls/gewerbe.ts'
import { defineTemplate } from '../define-template.ts'
import { titleAndIntroductionOnly } from '../shared-options.ts'

/** Motorhome sites with places, prices, facilities, rules and the way in (spec 2.2). */
export const template = defineTemplate({
  context: gewerbeCalls.stellplaetze.answer,
  options: titleAndIntroductionOnly,
  feed: { call: 'stellplaetze', params: { pro_seite: 100 } },
  slots: ['content'],
  spec: '2.2',
})
