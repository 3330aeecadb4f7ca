import { lebenslage } from '../../entities/lebenslage.ts'
import { listOf } from '../../list.ts'
import { defineTemplate } from '../define-template.ts'
import { titleOnly } from '../shared-options.ts'

/** Life situations with their procedures (spec 2.6, service guide). */
export const template = defineTemplate({
  context: listOf(lebenslage),
  options: titleOnly,
  feed: { call: 'lebenslagen', params: { pro_seite: 9999 } },
  slots: ['content'],
  spec: '2.6',
})
